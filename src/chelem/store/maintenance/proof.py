"""Check a whole database: its file, the links between its rows, and every log against the rules."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, and_, exists, func, select
from sqlalchemy.exc import DBAPIError

from chelem.core.errors import ChelemError
from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from chelem.formats.log.verify import verify
from chelem.i18n import say
from chelem.store import schema
from chelem.store.migrating import newest_revision, stored_revision


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
    except DBAPIError as error:
        yield Fault("doctor.damaged", {"reason": str(error.orig)})


def count_logs(connection: Connection) -> int:
    """Return the number of tables that have a log."""
    return connection.scalar(select(func.count(schema.entries.c.code.distinct()))) or 0


def _damages(connection: Connection) -> Iterator[Fault]:
    """Yield what SQLite finds wrong with its file; PostgreSQL checks its own."""
    if connection.dialect.name != "sqlite":
        return
    for (found,) in connection.exec_driver_sql("PRAGMA integrity_check(5)"):
        if found != "ok":
            yield Fault("doctor.damaged", {"reason": str(found)})


def _orphans(connection: Connection) -> Iterator[Fault]:
    """Yield the tables with rows whose foreign key leads nowhere."""
    links = [
        (table, [key.parent for key in constraint.elements], [key.column for key in constraint.elements])
        for table in schema.metadata.sorted_tables
        for constraint in table.foreign_key_constraints
    ]
    for table, own, other in links:
        parent = exists().where(and_(*(theirs == ours for theirs, ours in zip(other, own, strict=True))))
        present = and_(*(column.is_not(None) for column in own))
        count = connection.scalar(select(func.count()).select_from(table).where(present, ~parent))
        if count:
            facts = {
                "table": table.name,
                "column": own[0].name,
                "parent": str(other[0].table),
                "count": count,
            }
            yield Fault("doctor.orphans", {name: str(value) for name, value in facts.items()})


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
