"""Several processes together allow what one alone does, as their number changes, and forget no count."""

import time
from contextlib import ExitStack, suppress

import pytest

from chelem.core.errors import Busy, TooMany
from chelem.site.edge.limiter import PROVIDER_PART, Asker, Limiter
from chelem.site.edge.limits import COUNTED_AT_OWNER, LIMITS, SMALLEST_SHARE, SMALLEST_SHARES, Rate
from chelem.site.edge.pacing import Pace
from chelem.site.edge.rate_limit import BURST
from chelem.site.edge.settings import PublicAddress, ServerSettings

PUBLIC = ServerSettings(PublicAddress.parse("https://club.example"))
ANA = Asker("192.0.2.1", "ana")
NUMBERS = (1, 2, 3, 8, 20)


@pytest.fixture(autouse=True)
def _moment(monkeypatch):
    """Let all that is counted come at one moment, however long a test takes."""
    moment = time.time()
    monkeypatch.setattr(time, "time", lambda: moment)


def members(number, *options):
    """The limiters of so many processes."""
    found = [Limiter(PUBLIC, *options) for _ in range(number)]
    for limiter in found:
        limiter.processes = lambda: number
    return found


def allowed(limiter, kind, askers):
    """Ask until everybody is refused, and return how much was granted."""
    granted = 0
    for asker in askers:
        with suppress(TooMany):
            while True:
                limiter.take(kind, asker)
                granted += 1
    return granted


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(
    "rate", [rate for rate in LIMITS.rates if rate.counted == "house" and rate.amount <= 3000], ids=str
)
def test_everybody_together_is_allowed_no_more(rate, number):
    """However many processes there are: each has its part, and a provider its part of that.

    Providers who have asked for nothing yet have the room that they always have.
    """
    providers = [Asker(f"198.{place}.0.1", None) for place in range(PROVIDER_PART)]
    total = sum(allowed(limiter, rate.kind, providers) for limiter in members(number, (rate,)))
    assert total <= max(rate.amount, PROVIDER_PART * number)
    assert total >= rate.amount - PROVIDER_PART * number


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("counted", ["visitor", "address"])
def test_a_visitor_and_an_address_may_do_a_little_in_each(counted, number):
    """In all no more than alone, or the smallest share of each, whichever is more."""
    for amount in (6, 60):
        rate = Rate("copy", counted, amount, 3600)
        total = sum(allowed(limiter, "copy", [ANA]) for limiter in members(number, (rate,)))
        assert total <= max(amount, number * SMALLEST_SHARE)
        assert total >= min(amount - number, number * SMALLEST_SHARE)


def test_what_comes_in_large_pieces_is_allowed_in_each():
    """A whole file, by each of many processes."""
    for kind, least in SMALLEST_SHARES.items():
        for limiter in members(50):
            limiter.take(kind, ANA, least)


def test_the_key_of_an_event_is_counted_where_the_event_is():
    """All its changes reach one process: they are not divided."""
    for kind in COUNTED_AT_OWNER:
        rate = Rate(kind, "visitor", 240, 60)
        assert 240 == allowed(members(8, (rate,))[0], kind, [ANA])


def test_counts_go_on_when_processes_come_and_go():
    """What was used stays used: of two, each allows half, also for what was asked before."""
    limiter, number = Limiter(PUBLIC, (Rate("report", "visitor", 100, 3600),)), 1
    limiter.processes = lambda: number
    limiter.take("report", ANA, 40)
    number = 2
    limiter.take("report", ANA, 10)
    with pytest.raises(TooMany):
        limiter.take("report", ANA)
    assert 50 == limiter.used_by_visitor("report", ANA)
    number = 1
    assert 50 == allowed(limiter, "report", [ANA])


def test_the_house_follows_the_number_of_processes():
    """A process that is left alone allows everything again, less what it has allowed."""
    limiter, number = Limiter(PUBLIC, (Rate("report", "house", 80, 3600),)), 4
    limiter.processes = lambda: number
    crowd = [Asker(f"198.{place}.0.1", None) for place in range(PROVIDER_PART)]
    first = allowed(limiter, "report", crowd)
    number = 1
    assert 20 == first
    assert 60 == allowed(limiter, "report", crowd)


def test_open_sockets_are_divided():
    """Of an address and a visitor each process keeps some open; what is open stays open when others come."""
    limiter, number = Limiter(PUBLIC, ()), 2
    limiter.processes = lambda: number
    with ExitStack() as stack:
        for _ in range(LIMITS.visitor_sockets // 2):
            stack.enter_context(limiter.open_socket(ANA))
        number = 8
        with pytest.raises(TooMany):
            stack.enter_context(limiter.open_socket(ANA))
        other = Asker("198.51.100.1", "bo")
        for _ in range(SMALLEST_SHARE):
            stack.enter_context(limiter.open_socket(other))
        with pytest.raises(TooMany):
            stack.enter_context(limiter.open_socket(other))
    assert 0 == limiter.open_sockets


def test_messages_of_an_address_are_divided_but_a_page_has_its_own():
    """Each process allows its part, and at least what a single page may send."""
    for number in NUMBERS:
        limiter, sent = members(number)[0], 0
        with suppress(Busy):
            while True:
                limiter.take_message(ANA, 0.0)
                sent += 1
        assert max(LIMITS.address_message_burst / number, BURST) == sent


def test_messages_that_were_sent_stay_counted():
    """When another process comes, half of the burst is left, less what was sent before."""
    limiter, number, sent = Limiter(PUBLIC), 1, 0
    limiter.processes = lambda: number
    for _ in range(250):
        limiter.take_message(ANA, 0.0)
    number = 2
    with suppress(Busy):
        while True:
            limiter.take_message(ANA, 0.0)
            sent += 1
    assert LIMITS.address_message_burst // 2 - 250 == sent


def test_the_even_pace_is_that_of_all_together():
    """Of four processes each handles a quarter as many in a second, once the burst is used."""
    number, clock = 1, lambda: 1000.0
    pace = Pace(PUBLIC, clock, lambda: number)
    number = 4
    waits = []
    with suppress(TooMany):
        while True:
            waits.append(pace.take_turn(ANA))
    assert pytest.approx(4 / LIMITS.requests_a_second) == waits[-1] - waits[-2]
    assert waits[-1] <= LIMITS.waiting_requests / LIMITS.requests_a_second
    assert pytest.approx(1 / LIMITS.burst_requests_a_second) == waits[1] - waits[0]
