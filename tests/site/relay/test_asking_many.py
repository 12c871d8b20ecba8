"""Rule: an owner does what one message asks of many in their order, and every process answers for itself."""

import asyncio
from dataclasses import dataclass

import pytest

from chelem.core import BadLog, Busy, ParseError, Refused, Seat
from chelem.site.bus import LocalBus
from chelem.site.database import shard_of
from chelem.site.edge import new_code
from chelem.site.relay import BusLosses, CallOutcome, CallRegistry, Paced
from chelem.site.relay.call_types import CallTypes
from tests.support.two_owners import NAMES, Owners, Shares, two_owners

__all__ = ["two_owners"]


@dataclass(frozen=True, slots=True)
class Seen:
    """What is answered: by whom, and when among all."""

    process: str
    place: int


class Process:
    """One process, which answers with its name."""

    def __init__(self, bus, name, shares):
        self.name, self.busy, self.most, self.done = name, 0, 0, 0
        self.calls = CallRegistry(bus, Owners(name, shares), BusLosses(bus, name))
        self.in_turn = self.calls.add("in turn", self._see, Paced(3))
        self.few = self.calls.add("a few together", self._see, Paced(3, together=True))
        self.at_once = self.calls.add("at once", self._see)
        self.everywhere = self.calls.add_everywhere("everywhere", self._name)

    async def _see(self, _code: str, seat: Seat | None) -> Seen:
        self.busy += 1
        self.most = max(self.most, self.busy)
        await asyncio.sleep(0)
        self.busy -= 1
        self.done += 1
        if seat is not None:
            raise Refused("chair.taken", seat=seat)
        return Seen(self.name, self.done)

    async def _name(self, asked: int | None) -> list[str]:
        if asked is not None:
            raise Busy("message.failed")
        return [self.name]


def running(work):
    async def inside():
        bus, shares = LocalBus(), Shares()
        pair = [Process(bus, name, shares) for name in NAMES]
        for process in pair:
            await process.calls.start()
        return await asyncio.wait_for(work(*pair, shares), 120)

    return asyncio.run(inside())


def test_what_is_done_in_turn_is_done_in_order():
    """One after another at each owner, who is sent all of its own at once."""

    async def ask(a, b, shares):
        codes = [new_code() for _ in range(20)]
        found = await a.in_turn.each(dict.fromkeys(codes))
        for process in (a, b):
            own = [code for code in codes if shares.owner_of(shard_of(code)) == process.name]
            assert [Seen(process.name, place) for place in range(1, len(own) + 1)] == [
                found[code].answer() for code in own
            ]
            assert 1 == process.most

    running(ask)


def test_a_few_are_done_together():
    """Each is answered by its own owner; the next few begin when these are done."""

    async def ask(a, b, shares):
        codes = [new_code() for _ in range(40)]
        found = await a.few.each(dict.fromkeys(codes))
        assert [shares.owner_of(shard_of(code)) for code in codes] == [
            found[code].answer().process for code in codes
        ]
        assert [3, 3] == [a.most, b.most]

    running(ask)


def test_many_in_turn_wait_less_for_one_another():
    """The pause is that of the call, unless so many would need longer than they may."""
    turns = Paced(10, 0.1, 2.0)
    assert [0.1, 0.1, 0.1] == [turns.pause_of(number) for number in (1, 10, 200)]
    assert [0.02, 2.0] == [turns.pause_of(1000), 100 * turns.pause_of(1000)]
    assert 0.1 == Paced(10, 0.1).pause_of(1000)


def test_what_is_not_done_in_turn_is_done_at_once():
    async def ask(a, b, _shares):
        await a.at_once.each(dict.fromkeys(new_code() for _ in range(20)))
        assert a.most > 1
        assert b.most > 1

    running(ask)


def test_one_that_is_refused_does_not_keep_the_others():
    """What is raised comes back as it was, with its facts."""

    async def ask(a, _b, shares):
        refused, seen = shares.code_of("b"), shares.code_of("b")
        found = await a.in_turn.each({refused: Seat.N, seen: None})
        assert "b" == found[seen].answer().process
        with pytest.raises(Refused) as error:
            found[refused].answer()
        assert "chair.taken" == error.value.code

    running(ask)


def test_every_process_answers():
    async def ask(a, b, _shares):
        assert [["a"], ["b"]] == await a.everywhere(None)
        assert [["b"], ["a"]] == await b.everywhere(None)
        with pytest.raises(Busy):
            await a.everywhere(1)

    running(ask)


def test_a_process_that_has_ended_is_left_out():
    async def ask():
        calls = CallRegistry(LocalBus(), Owners("a", Shares()), BusLosses(LocalBus(), "a"))

        async def name(_asked: None) -> str:
            return "a"

        assert ["a"] == await calls.add_everywhere("name", name)(None)

    asyncio.run(ask())


def test_all_calls_of_a_server_can_be_sent(two_owners):
    """What they take and return is what pydantic writes as JSON, and reads again."""

    async def work(pair):
        calls = pair.processes[0].lobby.cluster.calls._calls.values()
        assert len(calls) >= 20
        for call in calls:
            for adapter in call._types._adapters:
                adapter.json_schema(mode="serialization")

    two_owners(work)


@pytest.mark.parametrize("error", [BadLog(3, ParseError("log.version", version=4, place=3)), Busy("x")])
def test_an_error_of_any_kind_comes_back(error):
    """One that is made in another way comes back as a kind that is not."""
    types = CallTypes(_nothing)
    (found,) = {types.read_outcome(types.outcome_json(CallOutcome(error=error))).error}
    assert (error.code, error.facts) == (found.code, found.facts)
    assert isinstance(error, type(found))


async def _nothing(_code: str, _asked: None) -> None:
    """Answer nothing."""
