"""Check a whole database: its file, the links between its rows, and every log against the rules."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO

from sqlalchemy import ColumnElement, Connection, Table, and_, exists, func, inspect, select
from sqlalchemy.exc import DBAPIError

from chelem.core import BadLog, ChelemError
from chelem.engine.replay import replay
from chelem.events import rank_event, read_event_log
from chelem.formats import read_log
from chelem.formats.log.verify import verify
from chelem.i18n import say
from chelem.site.database import newest_revision, schema, stored_revision
from chelem.site.tables import read_board_set

NOT_FOLDED = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError)
"""What reading a row raises that was not written by the program."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a database: a sentence that says what to do, by its code and facts.

    `cause` is the error that a log raised; its sentence is the fact `reason`.
    """

    code: str
    facts: Mapping[str, str | int]
    cause: ChelemError | None = None

    def say(self, language: str) -> str:
        """Return the sentence in a language ("fr" or "en")."""
        reason = {} if self.cause is None else {"reason": self.cause.say(language)}
        return say(self.code, {**self.facts, **reason}, language)


def find_faults(connection: Connection) -> Iterator[Fault]:
    """Yield the faults of a database. Links between rows are checked only in this program's schema."""
    try:
        damages = list(_damages(connection))
        yield from damages
        if damages:
            return
        if stored_revision(connection) == newest_revision():
            yield from _orphans(connection)
        yield from _bad_logs(connection)
        if _has(connection, schema.event_entries):
            yield from _bad_events(connection)
        if _has(connection, schema.board_sets):
            yield from _bad_sets(connection)
    except DBAPIError as error:
        yield Fault("doctor.damaged", {"reason": str(error.orig)})


def count_logs(connection: Connection) -> int:
    """Return the number of tables and events that have a log."""
    logs = [log for log in (schema.entries, schema.event_entries) if _has(connection, log)]
    return sum(connection.scalar(select(func.count(log.c.code.distinct()))) or 0 for log in logs)


def _has(connection: Connection, table: Table) -> bool:
    """Return whether a database has a table, which those of earlier versions lack."""
    return inspect(connection).has_table(table.name)


def _damages(connection: Connection) -> Iterator[Fault]:
    """Yield what SQLite finds wrong with its file; PostgreSQL checks its own."""
    if connection.dialect.name != "sqlite":
        return
    for (found,) in connection.exec_driver_sql("PRAGMA integrity_check(5)"):
        if found != "ok":
            yield Fault("doctor.damaged", {"reason": str(found)})


def _orphans(connection: Connection) -> Iterator[Fault]:
    """Yield the tables with rows whose foreign key leads nowhere."""
    for link in foreign_keys():
        count = connection.scalar(select(func.count()).select_from(link.table).where(link.leads_nowhere))
        if count:
            facts = {"table": link.table.name, "column": link.column, "parent": link.parent, "count": count}
            yield Fault("doctor.orphans", {name: str(value) for name, value in facts.items()})


@dataclass(frozen=True, slots=True)
class ForeignKeyRows:
    """A foreign key of a table, and the condition of the rows that it leads nowhere."""

    table: Table
    column: str
    parent: str
    leads_nowhere: ColumnElement[bool]


def foreign_keys() -> Iterator[ForeignKeyRows]:
    """Yield the foreign keys of all tables."""
    for table in schema.metadata.sorted_tables:
        for constraint in table.foreign_key_constraints:
            own = [key.parent for key in constraint.elements]
            other = [key.column for key in constraint.elements]
            parent = exists().where(and_(*(theirs == ours for theirs, ours in zip(other, own, strict=True))))
            present = and_(*(column.is_not(None) for column in own))
            yield ForeignKeyRows(table, own[0].name, str(other[0].table), and_(present, ~parent))


def _bad_logs(connection: Connection) -> Iterator[Fault]:
    """Replay the log of every table."""
    entries = schema.entries
    for code in connection.scalars(select(entries.c.code).distinct().order_by(entries.c.code)).all():
        lines = select(entries.c.body).where(entries.c.code == code).order_by(entries.c.version)
        try:
            kept = connection.scalars(lines).all()
            replay(read_log(kept))
            verify(map(json.loads, kept))
        except ChelemError as error:
            yield Fault("doctor.log", {"table": code}, error)


def _bad_events(connection: Connection) -> Iterator[Fault]:
    """Fold the log of every event, and rank it."""
    events, entries = schema.events.c, schema.event_entries
    for code in connection.scalars(select(events.code).order_by(events.code)).all():
        lines = select(entries.c.body).where(entries.c.code == code).order_by(entries.c.version)
        log = "\n".join(connection.scalars(lines).all())
        try:
            rank_event(read_event_log(BytesIO(log.encode())).results())
        except BadLog as error:
            yield Fault("doctor.event", {"event": code, "entry": error.entry}, error)
        except NOT_FOLDED as error:  # an entry names what no earlier entry has
            reason = f"{type(error).__name__}: {error}"
            yield Fault("doctor.event-gap", {"event": code, "reason": reason})


def _bad_sets(connection: Connection) -> Iterator[Fault]:
    """Read every set of boards, and the results of its tables."""
    sets, tables, results = schema.board_sets, schema.set_tables.c, schema.set_results
    for row in connection.execute(select(sets).order_by(sets.c.code)).all():
        stored = (
            select(results.c.result)
            .join(schema.set_tables, tables.code == results.c.code)
            .where(tables.board_set == row.code)
        )
        try:
            read_board_set(row)
            for result in connection.scalars(stored):
                json.loads(result)
        except (*NOT_FOLDED, ChelemError) as error:
            reason = f"{type(error).__name__}: {error}"
            yield Fault("doctor.set", {"set": row.code, "reason": reason})
