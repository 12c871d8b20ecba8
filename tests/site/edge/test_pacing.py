"""Requests of one address wait for one another; nobody else waits for them."""

import asyncio
from contextlib import suppress
from itertools import pairwise

import pytest

from chelem.core.errors import TooMany
from chelem.site.edge.limiter import Asker
from chelem.site.edge.limits import HOME_FACTOR, LIMITS
from chelem.site.edge.pacing import LATEST_REFUSAL, REFUSALS_A_SECOND, SOCKET_COST, Pace
from chelem.site.edge.settings import PublicAddress, ServerSettings

PUBLIC = ServerSettings(PublicAddress.parse("https://club.example"))
EVE, ANA = Asker("192.0.2.1", None), Asker("192.0.2.2", None)


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


def turns(pace, asker, count):
    """Return the waits of so many requests at the same moment; the last ones may be refused."""
    waits = []
    with suppress(TooMany):
        waits.extend(pace.take_turn(asker) for _ in range(count))
    return waits


def fill(pace):
    """Ask at one moment until no more may wait."""
    assert len(turns(pace, EVE, 10_000)) < 10_000


def test_a_burst_goes_through_quickly_and_then_an_even_pace():
    """The first requests wait a little for one another, the next ones longer."""
    pace = Pace(PUBLIC, Clock())
    quick, slow = 1 / LIMITS.burst_requests_a_second, 1 / LIMITS.requests_a_second
    waits = turns(pace, EVE, 1000)[: LIMITS.waiting_requests]
    assert pytest.approx([0, quick, 2 * quick, 3 * quick], abs=1e-6) == waits[:4]
    steps = [after - before for before, after in pairwise(waits)]
    assert pytest.approx([quick] * LIMITS.request_burst, abs=1e-6) == steps[: LIMITS.request_burst]
    assert pytest.approx([slow] * 100, abs=1e-6) == steps[-100:]


def test_whoever_asks_seldom_never_waits():
    clock = Clock()
    pace = Pace(PUBLIC, clock)
    for _ in range(1000):
        assert 0 == pace.take_turn(EVE)
        clock.now += 1 / LIMITS.requests_a_second


def test_nobody_else_waits():
    """However many wait of one address, another is served at once."""
    pace = Pace(PUBLIC, Clock())
    fill(pace)
    assert 0 == pace.take_turn(ANA)


def test_too_many_waiting_are_refused_and_do_not_count():
    """Where very many wait, one more is refused with the time to wait; after it, there is room again."""
    clock = Clock()
    pace = Pace(PUBLIC, clock)
    fill(pace)
    for _ in range(3):
        with pytest.raises(TooMany) as refused:
            pace.take_turn(EVE)
    seconds = refused.value.facts["seconds"]
    assert 0 < seconds <= LIMITS.waiting_requests / LIMITS.requests_a_second + 1
    clock.now += seconds
    assert pace.take_turn(EVE) < seconds
    clock.now += 3600
    assert 0 == pace.take_turn(EVE)


def test_refusals_follow_one_another(monkeypatch):
    """A thousand requests at once are not all refused before somebody's next move, but within two seconds."""
    waits = []

    async def sleep(seconds):
        waits.append(seconds)

    async def refuse(count):
        for _ in range(count):
            with pytest.raises(TooMany):
                await pace.wait_for_turn(EVE)

    clock = Clock()
    pace = Pace(PUBLIC, clock)
    fill(pace)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(refuse(1000))
    assert pytest.approx([0, 1 / REFUSALS_A_SECOND, 2 / REFUSALS_A_SECOND]) == waits[:3]
    assert LATEST_REFUSAL >= waits[-1] > LATEST_REFUSAL - 2 / REFUSALS_A_SECOND
    clock.now += 2 * LATEST_REFUSAL
    fill(pace)
    asyncio.run(refuse(1))
    assert 0 == waits[-1]


def test_a_socket_counts_as_several_requests():
    pace = Pace(PUBLIC, Clock())
    pace.take_turn(EVE, SOCKET_COST)
    assert pytest.approx(SOCKET_COST / LIMITS.burst_requests_a_second) == pace.take_turn(EVE)


def test_at_home():
    """On this computer nobody waits; on a private network some times as many are handled in a second."""
    pace = Pace(ServerSettings(), Clock())
    assert [0] * 10_000 == turns(pace, Asker("127.0.0.1", None), 10_000)
    assert 2 / LIMITS.burst_requests_a_second > max(turns(pace, EVE, HOME_FACTOR))


def test_a_club_behind_one_address():
    """`--address-limits` multiplies what is handled in a second."""
    pace = Pace(ServerSettings(PUBLIC.public, address_limits=5), Clock())
    assert pytest.approx([0, 0.2 / LIMITS.burst_requests_a_second]) == turns(pace, EVE, 2)


def test_addresses_that_have_gone_are_forgotten():
    """A stranger with very many addresses fills no memory."""
    clock = Clock()
    pace = Pace(PUBLIC, clock)
    for number in range(20_000):
        clock.now += 0.1
        pace.take_turn(Asker(f"address {number}", None))
    assert len(pace._taken) < 2000


def test_a_household_has_one_pace():
    """Its networks of 64 bits together go twice as fast as one; the next household does not wait."""
    alone, together = Pace(PUBLIC, Clock()), Pace(PUBLIC, Clock())
    networks = [Asker(f"2001:db8:0:{n:x}::/64", None) for n in range(256)]
    count = 2 * len(turns(alone, networks[0], 10_000))
    spread = [wait for n in range(2 * count) for wait in turns(together, networks[n % 256], 1)]
    assert count == pytest.approx(len(spread), rel=0.01)
    assert 0 == together.take_turn(Asker("2001:db8:1::/64", None))
