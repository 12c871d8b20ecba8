"""Remove old tables, the visitors who have left nothing behind, names of old events, and old events."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, and_, delete, func, select, update

from chelem.core import BadOption
from chelem.site.database import hold_database, newest_revision, schema, snapshot, stored_revision
from chelem.site.events import removing_event
from chelem.site.operations.store.opening import existing_database
from chelem.site.people import WAYS_IN

_DAYS = {"d": 1, "w": 7, "m": 30, "y": 365}
_OF_A_TABLE = (
    "read_positions",
    "reports",
    "comparisons",
    "commitments",
    "nonces",
    "witnesses",
    "set_results",
    "set_tables",
    "entries",
    "people",
    "tables",
)
"""The tables with rows of a card table, in the order in which they can be deleted."""
CODES = 500
"""The most codes in one statement."""


@dataclass(frozen=True, slots=True)
class Pruned:
    """How many card tables, visitors, names of events and whole events were removed, or would be."""

    tables: int
    visitors: int
    names: int = 0
    """Persons of events, whose travellers stay under the numbers of their pairs."""
    events: int = 0


@dataclass(frozen=True, slots=True)
class Retention:
    """What is old enough: tables last played `before` that time (ISO, UTC), unfinished ones too if wanted.

    `names_before` is the time of the last entry of an event whose names go, and `events_before` of one that
    goes itself; empty to keep all.
    """

    before: str
    unfinished: bool = False
    names_before: str = ""
    events_before: str = ""


def parse_age(text: str) -> timedelta:
    """Return an age such as `90d`, `8w`, `6m` (30 days each) or `2y` (365 days each).

    >>> parse_age("2y").days
    730
    """
    if not (found := re.fullmatch(r"([0-9]{1,4})([dwmy])", text)) or not int(found[1]):
        raise BadOption("prune.age", age=text)
    return timedelta(days=int(found[1]) * _DAYS[found[2]])


def before(age: timedelta) -> str:
    """Return the time so long ago, in the format of the rows."""
    return (datetime.now(UTC) - age).isoformat(timespec="milliseconds")


def prune(url: str, retention: Retention, *, dry_run: bool = False) -> Pruned:
    """Remove old tables, with their logs and reports, and visitors who have no table, collection or report.

    Collections of boards stay. Raise `BadOption` if a server has the database, or its schema is another one.
    With `dry_run` nothing is removed, and the database may be in use.
    """
    with existing_database(url) as engine:
        if dry_run:
            with snapshot(engine) as connection:
                check_prunable(connection)
                codes = _old_tables(connection, retention)
                idle = _idle_visitors(connection, retention, frozenset(codes))
                events = _old_events(connection, retention)
                return Pruned(len(codes), len(idle), len(_old_names(connection, retention)), len(events))
        with hold_database(url):
            with engine.begin() as connection:
                check_prunable(connection)
                codes = _old_tables(connection, retention)
                visitors = _idle_visitors(connection, retention, frozenset(codes))
                names, events = _old_names(connection, retention), _old_events(connection, retention)
                _remove(connection, codes, visitors)
                _forget(connection, names)
                for statement in (statement for code in events for statement in removing_event(code)):
                    connection.execute(statement)
            if engine.dialect.name == "sqlite":  # gives the space back to the disk
                with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    connection.exec_driver_sql("VACUUM")
            return Pruned(len(codes), len(visitors), len(names), len(events))


def check_prunable(connection: Connection) -> None:
    """Raise `BadOption` unless the database has this program's schema."""
    if stored_revision(connection) != newest_revision():
        raise BadOption("prune.schema")


def _old_tables(connection: Connection, retention: Retention) -> list[str]:
    """Return the codes of the tables that were last played before the retention."""
    tables, entries = schema.tables.c, schema.entries.c
    all_entries = schema.entries.alias().c
    last = select(func.max(all_entries.version)).where(all_entries.code == tables.code).scalar_subquery()
    query = (
        select(tables.code, tables.since, entries.body)
        .select_from(schema.tables)
        .join(schema.entries, (entries.code == tables.code) & (entries.version == last), isouter=True)
        .where(tables.since < retention.before)
    )
    if not retention.unfinished:
        query = query.where(tables.status == "over")
    rows = connection.execute(query)
    return [code for code, since, body in rows if _played_at(since, body) < retention.before]


def _old_names(connection: Connection, retention: Retention) -> list[tuple[str, str]]:
    """Return the persons of events that were last written before the retention of names."""
    events, entries, persons = schema.events.c, schema.event_entries.c, schema.event_persons.c
    all_entries = schema.event_entries.alias().c
    last = select(func.max(all_entries.version)).where(all_entries.code == events.code).scalar_subquery()
    query = (
        select(persons.code, persons.person, events.since, entries.body)
        .join_from(schema.event_persons, schema.events, persons.code == events.code)
        .join(schema.event_entries, (entries.code == events.code) & (entries.version == last), isouter=True)
        .where(events.since < retention.names_before)
    )
    return [
        (code, person)
        for code, person, since, body in connection.execute(query)
        if _played_at(since, body) < retention.names_before
    ]


def _old_events(connection: Connection, retention: Retention) -> list[str]:
    """Return the events that were last written before the retention of events."""
    events, entries = schema.events.c, schema.event_entries.c
    all_entries = schema.event_entries.alias().c
    last = select(func.max(all_entries.version)).where(all_entries.code == events.code).scalar_subquery()
    query = (
        select(events.code, events.since, entries.body)
        .select_from(schema.events)
        .join(schema.event_entries, (entries.code == events.code) & (entries.version == last), isouter=True)
        .where(events.since < retention.events_before)
    )
    rows = connection.execute(query)
    return [code for code, since, body in rows if _played_at(since, body) < retention.events_before]


def _forget(connection: Connection, names: Sequence[tuple[str, str]]) -> None:
    persons = schema.event_persons
    for code, person in names:
        connection.execute(delete(persons).where(persons.c.code == code, persons.c.person == person))


def _played_at(since: str, body: str | None) -> str:
    """Return the time of a table's last entry, or of its creation."""
    try:
        return str(json.loads(body or "{}").get("at") or since)
    except ValueError:
        return since


def _idle_visitors(connection: Connection, retention: Retention, codes: frozenset[str]) -> list[str]:
    """Return the visitors who came before the retention and whose tables all go."""
    kept: set[str | None] = set()
    for rows, owner in ((schema.people, "visitor"), (schema.reports, "visitor"), (schema.tables, "owner")):
        found = connection.execute(select(rows.c[owner], rows.c.code))
        kept |= {visitor for visitor, code in found if code not in codes}
    for rows in (schema.collections, schema.convention_cards, schema.own_systems, *WAYS_IN):
        kept |= set(connection.scalars(select(rows.c.visitor)))
    visitors = schema.visitors.c
    old = connection.scalars(select(visitors.id).where(visitors.since < retention.before))
    return [visitor for visitor in old if visitor not in kept]


def _remove(connection: Connection, codes: Sequence[str], visitors: Sequence[str]) -> None:
    tables, boards, positions = schema.tables, schema.boards, schema.read_positions
    for part in _parts(codes):
        for name in _OF_A_TABLE:
            rows = schema.metadata.tables[name]
            connection.execute(delete(rows).where(rows.c.code.in_(part)))
        connection.execute(update(tables).where(tables.c.rematch_code.in_(part)).values(rematch_code=None))
        connection.execute(update(boards).where(boards.c.table.in_(part)).values(table=None, deal=None))
    sets = schema.board_sets
    played = select(schema.set_tables.c.board_set)
    # The hash of a day's boards is published with or without players: made again, they would be others.
    unplayed = and_(sets.c.code.not_in(played), sets.c.kind.not_in(("daily", "event")))
    connection.execute(delete(sets).where(unplayed))
    for part in _parts(visitors):
        for rows in (positions, schema.own_deals, schema.push_subscriptions, *WAYS_IN):
            connection.execute(delete(rows).where(rows.c.visitor.in_(part)))
        connection.execute(delete(schema.visitors).where(schema.visitors.c.id.in_(part)))


def _parts(items: Sequence[str]) -> Iterator[Sequence[str]]:
    return (items[start : start + CODES] for start in range(0, len(items), CODES))
