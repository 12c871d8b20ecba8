"""Duplicate events in the database: their logs, and the persons apart."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import orjson
from sqlalchemy import Connection, Executable, delete, func, insert, select, update

from chelem.core import BadLog, Deal, ParseError
from chelem.events import Competitor, EventEntry, KeyHolder
from chelem.events.log.entry_json import event_entry_json, read_event_entry
from chelem.site.database import Database, Fence, LostShard, Write, schema
from chelem.site.events.domain.seat_claim import PendingRequests
from chelem.site.events.store.pending_rows import read_pending, storing_pending


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
    """All events; with a fence, changes are stored only while that holds."""

    def __init__(self, database: Database, fence: Fence | None = None) -> None:
        self._database = database
        self._fence = fence
        self.on_lost: Callable[[], None] = lambda: None
        """Called when a change was not stored because the fence holds no longer."""

    def fenced(self, fence: Fence | None) -> "EventStore":
        """Return the store for a process that owns an event."""
        return EventStore(self._database, fence)

    async def _write(self, write: Write) -> None:
        write.fence = self._fence
        try:
            await self._database.write(write)
        except LostShard:
            self.on_lost()
            raise

    async def add(self, code: str, secret: str) -> None:
        """Store a new event without entries; raise `StoreError` if it is not stored."""
        row = insert(schema.events).values(code=code, secret=secret, since=self._database.now())
        await self._write(Write([row]))

    async def find(self, code: str) -> StoredEvent | None:
        """Return an event with its log; None if there is none with that code."""
        return await self._database.read(lambda connection: _find(connection, code))

    async def versions(self, codes: Iterable[str]) -> dict[str, int]:
        """Return how many entries events have that have any, by their codes."""
        entries = schema.event_entries.c
        query = (
            select(entries.code, func.count().label("entries"))
            .where(entries.code.in_(list(codes)))
            .group_by(entries.code)
        )
        return await self._database.read(
            lambda connection: {row.code: row.entries for row in connection.execute(query)}
        )

    async def entries_from(self, versions: Mapping[str, int]) -> dict[str, tuple[EventEntry, ...]]:
        """Return the entries of events, each from a version on."""
        return await self._database.read(
            lambda connection: {
                code: _read_entries(_bodies(connection, code, version), version)
                for code, version in versions.items()
            }
        )

    async def persons_of(self, codes: Iterable[str]) -> dict[str, list[Competitor]]:
        """Return the persons of events by their codes."""
        return await self._database.read(lambda connection: _persons(connection, list(codes)))

    async def codes(self) -> list[str]:
        """Return the codes of all events, the newest first."""
        events = schema.events.c
        query = select(events.code).order_by(events.since.desc())
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def remove(self, code: str) -> None:
        """Delete an event with all that belongs to it, from the files too."""
        await self._write(Write(removing_event(code)))
        await self._database.empty_log()

    async def append(self, code: str, entries: Iterable[EventEntry]) -> None:
        """Store further entries, all or none; raise `StoreError` if none is."""
        rows: list[dict[str, object]] = [
            {"code": code, "version": entry.version, "body": entry_text(entry)} for entry in entries
        ]
        await self._write(Write(rows=[(schema.event_entries, rows)]))

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
        await self._write(Write([_without(code, person.id), row]))

    async def change_persons(self, code: str, people: Iterable[Competitor]) -> None:
        """Store the name, licence and consent of people who are there, all or none; others are not added."""
        rows = schema.event_persons
        await self._write(
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
        await self._write(Write([_without(code, person) for person in people]))
        await self._database.empty_log()

    async def put_holder(self, code: str, holder: KeyHolder) -> None:
        """Store which key a holder has; raise `StoreError` if it is not stored."""
        keys = schema.event_keys
        row = insert(keys).values(
            code=code, holder=holder.name, generation=holder.generation, since=holder.since
        )
        before = delete(keys).where(keys.c.code == code, keys.c.holder == holder.name)
        await self._write(Write([before, row]))

    async def put_deals(self, code: str, deals: Mapping[int, Deal]) -> None:
        """Store the deals of an event by board, in place of those before."""
        table = schema.event_deals
        rows: list[dict[str, object]] = [
            {"code": code, "board": board, "deal": str(deal.number)} for board, deal in sorted(deals.items())
        ]
        await self._write(
            Write([delete(table).where(table.c.code == code)], rows=[(table, rows)] if rows else [])
        )

    async def put_pending(self, code: str, pending: PendingRequests) -> None:
        """Store what is pending in an event, in place of what was."""
        await self._write(Write(storing_pending(code, pending, self.now())))

    async def pending(self, code: str) -> PendingRequests:
        """Return what is pending in an event."""
        return await self._database.read(lambda connection: read_pending(connection, code, self.now()))

    def now(self) -> str:
        """Return the current time in the format of entries."""
        return self._database.now()


def removing_event(code: str) -> list[Executable]:
    """Return the statements that delete an event.

    The secret of boards that were drawn for it stays with the tables that played them.
    """
    rows = (
        *(schema.event_entries, schema.event_persons, schema.event_deals, schema.event_keys),
        *(schema.joining_codes, schema.seat_claims, schema.events),
    )
    return [delete(table).where(table.c.code == code) for table in rows]


def entry_text(entry: EventEntry) -> str:
    """Return an entry as it is stored."""
    return orjson.dumps(event_entry_json(entry)).decode()


def _without(code: str, person: str) -> Executable:
    persons = schema.event_persons
    return delete(persons).where(persons.c.code == code, persons.c.person == person)


def _find(connection: Connection, code: str) -> StoredEvent | None:
    events = schema.events
    row = connection.execute(select(events).where(events.c.code == code)).first()
    if row is None:
        return None
    bodies = _bodies(connection, code)
    dealt = connection.execute(
        select(schema.event_deals)
        .where(schema.event_deals.c.code == code)
        .order_by(schema.event_deals.c.board)
    )
    keys = schema.event_keys
    holders = connection.execute(
        select(keys).where(keys.c.code == code).order_by(keys.c.since, keys.c.holder)
    )
    return StoredEvent(
        code,
        row.secret,
        _read_entries(bodies),
        tuple(_persons(connection, [code])[code]),
        {board.board: Deal.from_number(int(board.deal)) for board in dealt},
        tuple(KeyHolder(holder.holder, holder.generation, holder.since) for holder in holders),
        tuple(map(len, bodies)),
    )


def _bodies(connection: Connection, code: str, version: int = 0) -> Sequence[str]:
    """Return the entries of an event from a version on, as they are stored."""
    entries = schema.event_entries.c
    query = select(entries.body).where(entries.code == code, entries.version >= version)
    return connection.scalars(query.order_by(entries.version)).all()


def _read_entries(bodies: Iterable[str], version: int = 0) -> tuple[EventEntry, ...]:
    """Return entries that follow one another from a version on; raise `BadLog` if they do not."""
    log = tuple(read_event_entry(orjson.loads(body)) for body in bodies)
    for place, entry in enumerate(log, version):
        if entry.version != place:
            raise BadLog(place, ParseError("log.version", version=entry.version, place=place))
    return log


def _persons(connection: Connection, codes: Sequence[str]) -> dict[str, list[Competitor]]:
    persons, found = schema.event_persons, dict[str, list[Competitor]]((code, []) for code in codes)
    query = select(persons).where(persons.c.code.in_(codes)).order_by(persons.c.code, persons.c.person)
    for row in connection.execute(query):
        person = Competitor(row.person, row.name, row.licence, row.consent, row.visitor)
        found[row.code].append(person)
    return found
