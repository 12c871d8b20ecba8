"""Duplicate events in the database: their logs, and the persons apart."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import orjson
from sqlalchemy import Connection, Executable, delete, insert, select, update

from chelem.core import BadLog, Deal, ParseError
from chelem.events import Competitor, EventEntry, KeyHolder
from chelem.events.log.entry_json import event_entry_json, read_event_entry
from chelem.site.database import Database, Write, schema


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event as it is stored."""

    code: str
    secret: str
    entries: tuple[EventEntry, ...]
    persons: tuple[Competitor, ...]
    deals: Mapping[int, Deal]
    holders: tuple[KeyHolder, ...] = ()
    characters: tuple[int, ...] = ()
    """The lengths of the entries, as they are stored."""


class EventStore:
    """All events."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, code: str, secret: str) -> None:
        """Store a new event without entries; raise `StoreError` if it is not stored."""
        row = insert(schema.events).values(code=code, secret=secret, since=self._database.now())
        await self._database.write(Write([row]))

    async def find(self, code: str) -> StoredEvent | None:
        """Return an event with its log; None if there is none with that code."""
        return await self._database.read(lambda connection: _find(connection, code))

    async def codes(self) -> list[str]:
        """Return the codes of all events, the newest first."""
        events = schema.events.c
        query = select(events.code).order_by(events.since.desc())
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def remove(self, code: str) -> None:
        """Delete an event with all that belongs to it, from the files too."""
        await self._database.write(Write(removing_event(code)))
        await self._database.empty_log()

    async def append(self, code: str, entries: Iterable[EventEntry]) -> None:
        """Store further entries, all or none; raise `StoreError` if none is."""
        rows: list[dict[str, object]] = [
            {"code": code, "version": entry.version, "body": entry_text(entry)} for entry in entries
        ]
        await self._database.write(Write(rows=[(schema.event_entries, rows)]))

    async def put_person(self, code: str, person: Competitor) -> None:
        """Store a person, in place of the person with that id."""
        persons = schema.event_persons
        row = insert(persons).values(
            code=code,
            person=person.id,
            name=person.name,
            licence=person.licence,
            consent=person.consent,
            visitor=person.visitor,
        )
        await self._database.write(Write([_without(code, person.id), row]))

    async def change_persons(self, code: str, people: Iterable[Competitor]) -> None:
        """Store the name, licence and consent of people who are there, all or none; others are not added."""
        rows = schema.event_persons
        await self._database.write(
            Write(
                [
                    update(rows)
                    .where(rows.c.code == code, rows.c.person == person.id)
                    .values(name=person.name, licence=person.licence, consent=person.consent)
                    for person in people
                ]
            )
        )

    async def forget_persons(self, code: str, people: Iterable[str]) -> None:
        """Delete people, from the files too; the log of the event has numbers only, and stays as it is."""
        await self._database.write(Write([_without(code, person) for person in people]))
        await self._database.empty_log()

    async def put_holder(self, code: str, holder: KeyHolder) -> None:
        """Store which key a holder has; raise `StoreError` if it is not stored."""
        keys = schema.event_keys
        row = insert(keys).values(
            code=code, holder=holder.name, generation=holder.generation, since=holder.since
        )
        before = delete(keys).where(keys.c.code == code, keys.c.holder == holder.name)
        await self._database.write(Write([before, row]))

    async def put_deals(self, code: str, deals: Mapping[int, Deal]) -> None:
        """Store the deals of an event by board, in place of those before."""
        table = schema.event_deals
        rows: list[dict[str, object]] = [
            {"code": code, "board": board, "deal": str(deal.number)} for board, deal in sorted(deals.items())
        ]
        await self._database.write(
            Write([delete(table).where(table.c.code == code)], rows=[(table, rows)] if rows else [])
        )

    def now(self) -> str:
        """Return the current time in the format of entries."""
        return self._database.now()


def removing_event(code: str) -> list[Executable]:
    """Return the statements that delete an event.

    The secret of boards that were drawn for it stays with the tables that played them.
    """
    rows = (schema.event_entries, schema.event_persons, schema.event_deals, schema.event_keys, schema.events)
    return [delete(table).where(table.c.code == code) for table in rows]


def entry_text(entry: EventEntry) -> str:
    """Return an entry as it is stored."""
    return orjson.dumps(event_entry_json(entry)).decode()


def _without(code: str, person: str) -> Executable:
    persons = schema.event_persons
    return delete(persons).where(persons.c.code == code, persons.c.person == person)


def _find(connection: Connection, code: str) -> StoredEvent | None:
    events, entries, persons = schema.events, schema.event_entries, schema.event_persons
    row = connection.execute(select(events).where(events.c.code == code)).first()
    if row is None:
        return None
    bodies = connection.scalars(
        select(entries.c.body).where(entries.c.code == code).order_by(entries.c.version)
    ).all()
    people = connection.execute(select(persons).where(persons.c.code == code).order_by(persons.c.person))
    dealt = connection.execute(
        select(schema.event_deals)
        .where(schema.event_deals.c.code == code)
        .order_by(schema.event_deals.c.board)
    )
    keys = schema.event_keys
    holders = connection.execute(
        select(keys).where(keys.c.code == code).order_by(keys.c.since, keys.c.holder)
    )
    log = tuple(read_event_entry(orjson.loads(body)) for body in bodies)
    for place, entry in enumerate(log):
        if entry.version != place:
            raise BadLog(place, ParseError("log.version", version=entry.version, place=place))
    return StoredEvent(
        code,
        row.secret,
        log,
        tuple(
            Competitor(person.person, person.name, person.licence, person.consent, person.visitor)
            for person in people
        ),
        {board.board: Deal.from_number(int(board.deal)) for board in dealt},
        tuple(KeyHolder(holder.holder, holder.generation, holder.since) for holder in holders),
        tuple(map(len, bodies)),
    )
