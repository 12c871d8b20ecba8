"""Requests of one address wait for one another; nobody else waits for them."""

import pytest

from chelem.core.errors import TooMany
from chelem.server.limiter import Asker
from chelem.server.limits import HOME_FACTOR, LIMITS
from chelem.server.pacing import SOCKET_COST, Pace
from chelem.server.settings import PublicAddress, ServerSettings

PUBLIC = ServerSettings(PublicAddress.parse("https://club.example"))
EVE, ANA = Asker("192.0.2.1", None), Asker("192.0.2.2", None)


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


def turns(pace, asker, count):
    return [pace.take_turn(asker) for _ in range(count)]


def test_a_burst_goes_through_and_then_an_even_pace():
    """The first requests are handled at once; the next ones wait, each a little longer than the last."""
    pace = Pace(PUBLIC, Clock())
    step = 1 / LIMITS.requests_a_second
    assert [0] * LIMITS.request_burst == turns(pace, EVE, LIMITS.request_burst)
    assert pytest.approx([0, step, 2 * step, 3 * step], abs=1e-6) == turns(pace, EVE, 4)


def test_nobody_else_waits():
    """However many wait of one address, another is served at once."""
    pace = Pace(PUBLIC, Clock())
    turns(pace, EVE, LIMITS.request_burst + LIMITS.waiting_requests)
    assert 0 == pace.take_turn(ANA)


def test_too_many_waiting_are_refused_and_do_not_count():
    """Where very many wait, one more is refused with the time to wait; after it, there is room again."""
    clock = Clock()
    pace = Pace(PUBLIC, clock)
    turns(pace, EVE, LIMITS.request_burst + LIMITS.waiting_requests + 1)
    for _ in range(3):
        with pytest.raises(TooMany) as refused:
            pace.take_turn(EVE)
    seconds = refused.value.facts["seconds"]
    assert 0 < seconds <= LIMITS.waiting_requests / LIMITS.requests_a_second + 1
    clock.now += seconds
    assert pace.take_turn(EVE) < seconds
    clock.now += 3600
    assert [0] * LIMITS.request_burst == turns(pace, EVE, LIMITS.request_burst)


def test_a_socket_counts_as_several_requests():
    pace = Pace(PUBLIC, Clock())
    for _ in range(LIMITS.request_burst // SOCKET_COST):
        assert 0 == pace.take_turn(EVE, SOCKET_COST)
    pace.take_turn(EVE, SOCKET_COST)
    assert pytest.approx(SOCKET_COST / LIMITS.requests_a_second) == pace.take_turn(EVE, SOCKET_COST)


def test_at_home():
    """On this computer nobody waits; on a private network only for some times as many."""
    pace = Pace(ServerSettings(), Clock())
    assert {0} == set(turns(pace, Asker("127.0.0.1", None), 100_000))
    assert {0} == set(turns(pace, EVE, LIMITS.request_burst * HOME_FACTOR))
    assert pace.take_turn(EVE) >= 0 < pace.take_turn(EVE)


def test_a_club_behind_one_address():
    """`--address-limits` multiplies what goes through at once."""
    pace = Pace(ServerSettings(PUBLIC.public, address_limits=5), Clock())
    assert {0} == set(turns(pace, EVE, LIMITS.request_burst * 5))


def test_addresses_that_have_gone_are_forgotten():
    """A stranger with very many addresses fills no memory."""
    clock = Clock()
    pace = Pace(PUBLIC, clock)
    for number in range(20_000):
        clock.now += 0.1
        pace.take_turn(Asker(f"address {number}", None))
    assert len(pace._free_at) < 2000
