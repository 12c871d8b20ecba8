"""Doctor, backup and restore read the logs of events and the sets of boards; doctor repairs what it can."""

import asyncio
from itertools import product

import pytest
from sqlalchemy import create_engine, delete, update

from chelem.events.log.author import PROGRAM
from chelem.events.log.entries.opening import EventClosed, EventOpened
from chelem.events.log.event import EventEntry
from chelem.site.database import schema
from chelem.site.database.connecting import address_of
from chelem.site.database.database import Database
from chelem.site.events.store.event_store import EventStore
from chelem.site.operations.store.backup import back_up
from chelem.site.operations.store.doctor import examine
from chelem.site.operations.store.repair import repair
from chelem.site.operations.store.restore import restore
from tests.support.tables import now
from tests.support.thorough import first_of

ENTRIES = schema.event_entries.c


def fill(url):
    """Store an event of three entries."""

    async def work():
        opened = Database(url, now)
        store = EventStore(opened)
        await store.add("abc", "secret")
        contents = (EventOpened("Tuesday", ""), EventOpened("Wednesday", ""), EventClosed())
        await store.append("abc", [EventEntry(at, content, PROGRAM) for at, content in enumerate(contents)])
        opened.close()

    asyncio.run(work())


def change(url, statement):
    engine = create_engine(address_of(url))
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def entry(version):
    return (ENTRIES.code == "abc") & (ENTRIES.version == version)


DAMAGES = {
    "deleted": delete(schema.event_entries).where(entry(1)),
    "renamed": update(schema.event_entries).where(entry(1)).values(body='{"event": "renamed"}'),
    "no JSON": update(schema.event_entries).where(entry(1)).values(body="{"),
}


def test_a_sound_event_counts_as_a_checked_log(database):
    """Beside those of tables."""
    fill(database)
    assert ((), 1) == (examine(database).faults, examine(database).logs)


@pytest.mark.parametrize(
    ("database", "damage"),
    first_of(
        product(("sqlite", "postgresql"), DAMAGES),
        *[("sqlite", each) for each in DAMAGES],
        ("postgresql", next(iter(DAMAGES))),
    ),
    indirect=["database"],
)
def test_a_damaged_event_is_found_and_repaired(database, tmp_path, damage):
    """By doctor, backup and restore; a repair keeps a copy, and what it takes out of the log in a file."""
    fill(database)
    change(database, DAMAGES[damage])
    (fault,) = examine(database).faults
    assert ("doctor.event", "abc", 1) == (fault.code, fault.facts["event"], fault.facts["entry"])
    assert fault.say("en")
    copied = back_up(database, tmp_path / "backup.db")
    assert ["doctor.event"] == [each.code for each in copied.faults]
    assert {} == restore(tmp_path / "backup.db", f"sqlite:///{tmp_path / 'other.db'}").rows
    repaired = repair(database, tmp_path / "before.db")
    assert ["doctor.repaired-event"] == [phrase.code for phrase in repaired.done]
    assert () == repaired.left == examine(database).faults
    assert "closed" in (tmp_path / "before-abc.jsonl").read_text(encoding="utf-8")
    assert examine(f"sqlite:///{tmp_path / 'before.db'}").faults


def test_a_set_that_cannot_be_read_is_found(database):
    """Its specification is not what the program writes."""
    fill(database)
    row = {"code": "set", "kind": "challenge", "salt": "", "spec": '{"game": "tarot"}', "since": now()}
    change(database, schema.board_sets.insert().values(row))
    assert ["doctor.set"] == [fault.code for fault in examine(database).faults]


def test_without_a_word_nothing_is_written(database, tmp_path):
    """Examining changes no row, and a copy is never overwritten."""
    fill(database)
    change(database, DAMAGES["deleted"])
    (tmp_path / "before.db").touch()
    with pytest.raises(FileExistsError):
        repair(database, tmp_path / "before.db")
    assert examine(database).faults


def test_null_characters_of_earlier_versions_are_noted(tmp_path):
    """SQLite has stored them; PostgreSQL takes none, so a restore leaves them out."""
    url = f"sqlite:///{tmp_path / 'c.db'}"
    fill(url)
    row = {"code": "abc", "person": "p", "name": "A\0B", "licence": "", "consent": True}
    change(url, schema.event_persons.insert().values(row))
    diagnosis = examine(url)
    assert ((), ["doctor.null-characters"]) == (diagnosis.faults, [note.code for note in diagnosis.notes])
