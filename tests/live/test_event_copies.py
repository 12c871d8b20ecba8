"""What other threads make of an event, and what is made once for many pages."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import orjson

from chelem.events.competitor import Competitor
from chelem.events.log.directing import RoundStarted
from chelem.events.log.event import Event
from chelem.events.log.reporting import ResultReported
from chelem.live.drawn_rounds import DrawnRounds
from chelem.live.event_actor import EventActor
from chelem.movements.mitchell import mitchell
from chelem.store.database import Database
from chelem.store.event_store import EventStore
from chelem.views.event import EventInService, rankings_view
from tests.events.log.evenings import RESULTS, opened, table, write

NOW = "2026-11-24T20:00:00.000+00:00"


async def report(actor: EventActor, number: int) -> None:
    """Write a result of table `number`."""
    board = actor.event.state.sections["A"].sittings((1, number))[0].boards[0]
    await actor.write(ResultReported("A", 1, number, board, RESULTS[number]), table("A", number))


def test_a_thread_sees_an_event_as_it_was_and_takes_nothing_from_it(tmp_path: Path) -> None:
    """A result and a name that come meanwhile are not in the thread's copy; the ranking has them after."""
    working, may_end = threading.Event(), threading.Event()

    def rank(shown: EventInService) -> tuple[int, object, int]:
        working.set()
        assert may_end.wait(60)
        return shown.event.version, rankings_view(shown.event), len(shown.competitors)

    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'c.db'}", lambda: NOW)
        store = EventStore(database)
        await store.add("club", "secret")
        event = opened(mitchell(4, 4, 2))
        write(event, RoundStarted("A", 1))
        await store.append("club", event.entries)
        stored = await store.find("club")
        assert stored is not None
        actor = EventActor(stored, store)
        await report(actor, 1)
        before = actor.event.version, rankings_view(Event.fold(actor.event.entries)), 0
        made = asyncio.create_task(actor.work_out(rank))
        assert await asyncio.to_thread(working.wait, 60)
        await report(actor, 2)
        await actor.put_person(Competitor("p1", "Zoé", consent=True))
        may_end.set()
        assert before == await made
        assert rankings_view(actor.event) == rankings_view(Event.fold(actor.event.entries)) != before[1]
        database.close()

    asyncio.run(run())


class Drawing:
    """An event whose draws take until they are let go."""

    def __init__(self) -> None:
        self.tag, self.made = "1", 0
        self.rounds = DrawnRounds(self.work_out, lambda: self.tag)
        self.held = asyncio.Event()

    async def work_out(self, make: Callable[[EventInService], bytes]) -> bytes:
        self.made += 1
        await self.held.wait()
        return make(EventInService("club", self.tag, 0, opened(mitchell(4, 4, 2)), {}, {}))

    def ask(self, count: int) -> list["asyncio.Task[bytes]"]:
        return [asyncio.create_task(self.rounds.read("fr", hidden=False)) for _ in range(count)]


def test_draws_are_made_once_for_all_who_ask() -> None:
    """Also where the event changes while they are made: those who ask then get the next, made once."""

    async def run() -> None:
        drawing = Drawing()
        first = drawing.ask(50)
        await asyncio.sleep(0)
        drawing.tag = "2"
        later = drawing.ask(50)
        await asyncio.sleep(0)
        drawing.held.set()
        read = await asyncio.gather(*first, *later)
        assert [[]] == [orjson.loads(json) for json in set(read)]
        assert drawing.made == 2
        await asyncio.gather(*drawing.ask(50))
        assert drawing.made == 2
        drawing.tag = "3"
        await asyncio.gather(*drawing.ask(50))
        assert drawing.made == 3

    asyncio.run(run())
