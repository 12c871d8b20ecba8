"""Events in the database: logs without names, and names that can be forgotten."""

import asyncio
from pathlib import Path

from chelem.core.deals import Deal
from chelem.core.seats import Side
from chelem.events.competitor import Competitor
from chelem.events.key_holder import KeyHolder
from chelem.events.log.author import PROGRAM
from chelem.events.log.entries.entrants import EntrantEntered
from chelem.events.log.entries.fielding import PlayersFielded
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.event import EventEntry
from chelem.site.collections.live.erasing import without_names
from chelem.site.database.database import Database
from chelem.site.database.writer import Write
from chelem.site.events.store.event_store import EventStore
from chelem.site.operations.store.administering import change_database
from chelem.site.operations.store.prune import Pruned, Retention, prune
from chelem.site.operations.store.retention import NAMES_KEPT, setting_names_retention, stored_names_age
from chelem.site.people.store.erasure import erasing_elsewhere

NAME = "Zzyzx Qwertz"


def test_an_event_is_read_as_it_was_written(tmp_path: Path) -> None:
    """Its entries in order, its people, its keys."""

    async def work() -> None:
        database = Database(f"sqlite:///{tmp_path / 'c.db'}", lambda: "2026-11-24T20:00:00.000+00:00")
        store = EventStore(database)
        await store.add("abc", "secret")
        entries = [EventEntry(version, EventOpened("Tuesday", ""), PROGRAM) for version in range(3)]
        await store.append("abc", entries[:1])
        await store.append("abc", entries[1:])
        await store.put_person("abc", Competitor("p1", NAME))
        await store.put_person("abc", Competitor("p1", NAME, consent=True))
        for generation in (0, 1):
            await store.put_holder("abc", KeyHolder("table.A3", generation, store.now()))
        found = await store.find("abc")
        assert found is not None
        assert (KeyHolder("table.A3", 1, store.now()),) == found.holders
        assert (tuple(entries), (Competitor("p1", NAME, consent=True),)) == (found.entries, found.persons)
        assert await store.find("xyz") is None
        assert ["abc"] == await store.codes()
        database.close()

    asyncio.run(work())


def test_a_forgotten_name_is_in_no_file(tmp_path: Path) -> None:
    """Neither in the database nor in its write-ahead log, while the server goes on."""

    async def work() -> None:
        database = Database(f"sqlite:///{tmp_path / 'c.db'}", lambda: "2026-11-24T20:00:00.000+00:00")
        store = EventStore(database)
        await store.add("abc", "secret")
        await store.put_person("abc", Competitor("p1", NAME))
        assert _files_with(NAME, tmp_path)
        await store.forget_persons("abc", ["p1"])
        await store.change_persons("abc", [Competitor("p1", NAME, consent=True)])
        assert not _files_with(NAME, tmp_path)
        database.close()

    asyncio.run(work())


def test_who_is_erased_takes_the_name_of_the_team_along(tmp_path: Path) -> None:
    """It may be theirs; the names of other teams, and of teammates, stay."""
    visitor = "v" * 16

    async def work() -> None:
        database = Database(f"sqlite:///{tmp_path / 'c.db'}", lambda: "2026-11-24T20:00:00.000+00:00")
        store = EventStore(database)
        await store.add("abc", "secret")
        contents = (
            EventOpened("Tuesday", "", "teams"),
            EntrantEntered(1, ("p1", "p2")),
            EntrantEntered(2, ("p3",)),
            PlayersFielded("A", 1, 1, Side.NS, ("p1",)),
        )
        await store.append("abc", [EventEntry(at, each, PROGRAM) for at, each in enumerate(contents)])
        for person in ("p2", "team1", "team2"):
            await store.put_person("abc", Competitor(person, NAME))
        await store.put_person("abc", Competitor("p1", NAME, visitor=visitor))
        erasing = await database.read(
            lambda connection: erasing_elsewhere(connection, visitor, ((), frozenset()), without_names)
        )
        await database.write(Write(erasing))
        found = await store.find("abc")
        assert found is not None
        assert ["p2", "team2"] == [person.id for person in found.persons]
        database.close()

    asyncio.run(work())


def test_names_of_old_events_are_pruned(tmp_path: Path) -> None:
    """By the last entry of the event, three years say; its log stays, and so do the names of newer events."""
    url, years = f"sqlite:///{tmp_path / 'c.db'}", ("2022", "2025")

    async def work(opened: Database) -> None:
        store = EventStore(opened)
        for code, year in zip("ab", years, strict=True):
            await store.add(code, "secret")
            opened_at = f"{year}-11-24T20:00:00.000+00:00"
            await store.append(code, [EventEntry(0, EventOpened("Tuesday", ""), PROGRAM, at=opened_at)])
            await store.put_person(code, Competitor("p1", NAME))
        opened.close()

    asyncio.run(work(Database(url, lambda: "2021-01-01T20:00:00.000+00:00")))
    old = "2024-01-01T00:00:00.000+00:00"
    retention = Retention("2020-01-01T00:00:00.000+00:00", names_before=old)
    assert NAMES_KEPT == stored_names_age(url)
    change_database(url, setting_names_retention("18m"))
    assert "18m" == stored_names_age(url)
    assert Pruned(0, 0, 1) == prune(url, retention, dry_run=True) == prune(url, retention)

    async def read(opened: Database) -> list[tuple[int, int]]:
        found = [await EventStore(opened).find(code) for code in "ab"]
        opened.close()
        return [(len(each.entries), len(each.persons)) for each in found if each is not None]

    assert [(1, 0), (1, 1)] == asyncio.run(read(Database(url, lambda: old)))


def test_old_events_are_pruned_on_demand(tmp_path: Path) -> None:
    """By their last entry, with their names, deals and keys; without an age all stay."""
    url = f"sqlite:///{tmp_path / 'c.db'}"

    async def work(opened: Database) -> None:
        store = EventStore(opened)
        for code, year in zip("ab", ("2022", "2025"), strict=True):
            await store.add(code, "secret")
            opened_at = f"{year}-11-24T20:00:00.000+00:00"
            await store.append(code, [EventEntry(0, EventOpened("Tuesday", ""), PROGRAM, at=opened_at)])
            await store.put_person(code, Competitor("p1", NAME))
            await store.put_holder(code, KeyHolder("table.A3", 1, opened_at))
            await store.put_deals(code, {1: Deal.from_number(7)})
        opened.close()

    asyncio.run(work(Database(url, lambda: "2021-01-01T20:00:00.000+00:00")))
    old = "2024-01-01T00:00:00.000+00:00"
    assert Pruned(0, 0) == prune(url, Retention("2020-01-01T00:00:00.000+00:00"), dry_run=True)
    retention = Retention("2020-01-01T00:00:00.000+00:00", events_before=old)
    assert Pruned(0, 0, 0, 1) == prune(url, retention, dry_run=True) == prune(url, retention)

    async def read(opened: Database) -> list[bool]:
        found = [await EventStore(opened).find(code) is not None for code in "ab"]
        opened.close()
        return found

    assert [False, True] == asyncio.run(read(Database(url, lambda: old)))


def _files_with(text: str, folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir() if text.encode() in file.read_bytes()]
