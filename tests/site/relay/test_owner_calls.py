"""Rule: what a process asks by name is answered by the owner of each code, once an owner."""

import asyncio
from dataclasses import dataclass

import pytest

from chelem.core import Busy, Forbidden
from chelem.site.bus import LocalBus
from chelem.site.database import StoreError, shard_of
from chelem.site.edge import new_code
from chelem.site.relay import BusLosses, CallRegistry, owner_calls
from tests.site.relay.neighbours import SharedOwners, until


@dataclass(frozen=True, slots=True)
class Move:
    """What is asked."""

    seat: str
    cards: tuple[int, ...] = ()


class Process:
    """One process, which answers with its name."""

    def __init__(self, bus, name, owned):
        self.name, self.asked = name, []
        self.calls = CallRegistry(bus, SharedOwners(name, owned), BusLosses(bus, name))
        self.move = self.calls.add("move", self._move)

    async def _move(self, code: str, asked: Move) -> tuple[str, int]:
        self.asked.append(code)
        if asked.seat == "W":
            raise Forbidden("chair.key", seat="W")
        if asked.seat == "E":
            raise StoreError("away")
        if asked.seat == "S":
            await asyncio.Event().wait()
        return self.name, sum(asked.cards)


def running(work, owned):
    async def inside():
        bus = LocalBus()
        pair = [Process(bus, name, owned) for name in ("a", "b")]
        for process in pair:
            await process.calls.start()
        return await asyncio.wait_for(work(*pair), 120)

    return asyncio.run(inside())


def test_each_code_is_answered_by_its_owner():
    codes = [new_code() for _ in range(40)]
    owned = {shard_of(code): "ab"[number % 2] for number, code in enumerate(codes)}

    async def ask(a, b):
        found = await a.move.each({code: Move("N", (number, 1)) for number, code in enumerate(codes)})
        assert {code: outcome.answer() for code, outcome in found.items()} == {
            code: (owned[shard_of(code)], number + 1) for number, code in enumerate(codes)
        }
        assert sorted(a.asked + b.asked) == sorted(codes)

    running(ask, owned)


@pytest.mark.parametrize("owner", ["a", "b"])
def test_what_the_owner_raises_is_raised_where_it_was_asked(owner):
    async def ask(a, _b):
        with pytest.raises(Forbidden) as refused:
            await a.move("abcdefgh", Move("W"))
        assert (refused.value.code, refused.value.facts) == ("chair.key", {"seat": "W"})
        with pytest.raises(StoreError, match="away"):
            await a.move("abcdefgh", Move("E"))

    running(ask, {shard_of("abcdefgh"): owner})


def test_what_nobody_owns_is_refused(monkeypatch):
    monkeypatch.setattr(owner_calls, "PATIENCE", 0.2)

    async def ask(a, _b):
        with pytest.raises(Busy):
            await a.move("abcdefgh", Move("N"))

    running(ask, {})


def test_the_others_are_answered_where_one_has_no_owner(monkeypatch):
    monkeypatch.setattr(owner_calls, "PATIENCE", 0.2)

    async def ask(a, _b):
        found = await a.move.each({"abcdefgh": Move("N"), "hgfedcba": Move("N", (3,))})
        assert found["hgfedcba"].answer() == ("b", 3)
        assert isinstance(found["abcdefgh"].error, Busy)

    running(ask, {shard_of("hgfedcba"): "b"})


def test_an_owner_that_has_just_changed_is_asked():
    owned = {shard_of("abcdefgh"): "b"}

    async def ask(a, b):
        b.calls.owners.owned = {}
        asking = asyncio.create_task(a.move("abcdefgh", Move("N", (7,))))
        await asyncio.sleep(0.3)
        a.calls.owners.owned = {shard_of("abcdefgh"): "a"}
        assert await asking == ("a", 7)
        assert b.asked == []

    running(ask, owned)


def test_an_owner_that_has_died_is_not_waited_for(monkeypatch):
    """Nobody knows whether it has done what it was asked, so nobody else is asked."""
    monkeypatch.setattr(owner_calls, "LONGEST_CALL", 1e6)

    async def ask(a, b):
        asking = asyncio.create_task(a.move("abcdefgh", Move("S")))
        await until(lambda: b.asked)
        a.calls.owners.owned = {shard_of("abcdefgh"): "a"}
        with pytest.raises(Busy):
            await asking
        assert a.asked == []

    running(ask, {shard_of("abcdefgh"): "b"})
