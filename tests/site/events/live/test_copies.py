"""What other threads make of an event, and what is made once for many pages."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import orjson

from chelem.core.deals import Deal
from chelem.events.competitor import Competitor
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.event import Event
from chelem.movements.generators.mitchell import mitchell
from chelem.site.database.database import Database
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.drawn_rounds import DrawnRounds
from chelem.site.events.store.event_store import EventStore
from chelem.site.events.views.ranking import rankings_view
from chelem.site.events.views.serviced_event import EventInService
from tests.events.log.evenings import RESULTS, opened, table, write

DEAL = Deal.draw(Random(1).randrange)  # noqa: S311 - repeatable, not secret
NOW = "2026-11-24T20:00:00.000+00:00"


async def report(actor: EventActor, number: int) -> None:
    """Write a result of table `number`."""
    board = actor.event.state.sections["A"].sittings((1, number))[0].boards[0]
    await actor.write(ResultReported("A", 1, number, board, RESULTS[number]), table("A", number))


def test_a_thread_sees_an_event_as_it_was_and_takes_nothing_from_it(tmp_path: Path) -> None:
    """What comes meanwhile is not in its copy: a result, which the ranking has after, a name, a deal."""
    working, may_end = threading.Event(), threading.Event()

    def rank(shown: EventInService) -> tuple[int, object, int, int]:
        working.set()
        assert may_end.wait(60)
        return (
            shown.event.version,
            rankings_view(shown.event),
            len(shown.competitors),
            len(shown.deals),
        )

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
        before = actor.event.version, rankings_view(Event.fold(actor.event.entries)), 0, 0
        made = asyncio.create_task(actor.work_out(rank))
        assert await asyncio.to_thread(working.wait, 60)
        await report(actor, 2)
        await actor.put_person(Competitor("p1", "Zoé", consent=True))
        actor.deals[1] = DEAL
        may_end.set()
        assert before == await made
        assert rankings_view(actor.event) == rankings_view(Event.fold(actor.event.entries)) != before[1]
        database.close()

    asyncio.run(run())


class HeldDraws:
    """An event whose draws, each time, are made once they are let go; instead of draws they have its tag."""

    def __init__(self) -> None:
        self.tag, self.made, self.may_go = "1", 0, asyncio.Semaphore(0)
        self.rounds = DrawnRounds(self.work_out, lambda: self.tag)

    async def work_out(self, make: Callable[[EventInService], bytes]) -> bytes:
        tag = self.tag
        self.made += 1
        await self.may_go.acquire()
        assert orjson.loads(make(EventInService("club", tag, 0, opened(mitchell(4, 4, 2)), {}, {}))) == []
        return tag.encode()

    async def ask(self, count: int) -> list[asyncio.Task[bytes]]:
        """Ask several times, and return once all wait."""
        asked = [asyncio.create_task(self.rounds.read("fr", directs=False)) for _ in range(count)]
        await asyncio.sleep(0)
        return asked


def test_draws_are_made_once_for_all_who_ask_in_the_meantime() -> None:
    """Whoever asks while others' are made, and the event has changed, gets the next, made once for all."""

    async def run() -> None:
        drawing = HeldDraws()
        first = await drawing.ask(50)
        drawing.tag = "2"
        later = await drawing.ask(50)
        drawing.tag = "3"
        drawing.may_go.release()
        assert set(await asyncio.gather(*first)) == {b"1"}
        while drawing.made < 2:
            await asyncio.sleep(0)
        drawing.tag = "4"
        drawing.may_go.release()
        assert set(await asyncio.gather(*later)) == {b"3"}
        assert drawing.made == 2
        drawing.may_go.release()
        assert set(await asyncio.gather(*await drawing.ask(50))) == {b"4"}
        assert set(await asyncio.gather(*await drawing.ask(50))) == {b"4"}
        assert drawing.made == 3

    asyncio.run(run())


def test_what_is_printed_is_made_once_for_each_change(tmp_path: Path) -> None:
    """In another thread, one at a time; again once a result has come."""
    printed: list[threading.Thread] = []

    def draw(_shown: EventInService) -> bytes:
        printed.append(threading.current_thread())
        return b"%PDF"

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
        found = await asyncio.gather(*(actor.work_out_once(1, draw) for _ in range(10)))
        assert set(found) == {b"%PDF"}
        assert len(printed) == 1
        await actor.work_out_once(2, draw)
        await report(actor, 1)
        await actor.work_out_once(1, draw)
        assert len(printed) == 3
        costs: list[int] = []
        for _ in range(10):
            actor.once("costs", lambda: costs.append(1))
        assert costs == [1]
        assert threading.current_thread() not in printed
        database.close()

    asyncio.run(run())
