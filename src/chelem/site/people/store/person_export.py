"""Everything that a database knows of a person, for that person: a zip file."""

import io
import json
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, RowMapping, Table, select

from chelem.core import BadOption
from chelem.engine import Log, Player
from chelem.formats import read_log, write_log
from chelem.site.database import schema
from chelem.site.edge import VisitorId
from chelem.site.people.store.erasure import tables_of_person

NamedText = tuple[str, str]
"""The name and the text of a file."""


@dataclass(frozen=True, slots=True)
class KnownLog:
    """The lines of a table's log, and the player as whom the person may read it."""

    code: str
    lines: tuple[str, ...]
    player: str


@dataclass(frozen=True, slots=True)
class KnownPerson:
    """All that a database knows of a person; `person` is for `person.json`, `collections` are PBN files."""

    person: Mapping[str, object]
    logs: Sequence[KnownLog]
    collections: Sequence[NamedText]


def export_person(connection: Connection, visitor: VisitorId, language: str = "en") -> bytes:
    """Return a zip: `person.json`, the logs as the person may read them, collections as PBN.

    Raise `BadOption` if there is no such visitor.
    """
    known = known_of_person(connection, visitor)
    return zip_person(known, [log_as_seen(log, language) for log in known.logs])


def known_of_person(connection: Connection, visitor: VisitorId) -> KnownPerson:
    """Return all that a database knows of a person; raise `BadOption` if there is no such visitor."""
    return KnownPerson(
        _person(connection, visitor),
        list(_logs(connection, visitor)),
        list(_collections(connection, visitor)),
    )


def log_as_seen(log: KnownLog, language: str) -> NamedText:
    """Return the name and the text of a log as its player may read it."""
    entries = Log.fold(read_log(log.lines)).redacted(Player(log.player))
    return f"tables/{log.code}.jsonl", "".join(f"{line}\n" for line in write_log(entries, language))


def zip_person(known: KnownPerson, logs: Iterable[NamedText]) -> bytes:
    """Return the zip of all that is known of a person, with their logs as they may read them."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("person.json", json.dumps(known.person, ensure_ascii=False, indent=2))
        for name, text in (*logs, *known.collections):
            archive.writestr(name, text)
    return packed.getvalue()


def _person(connection: Connection, visitor: VisitorId) -> dict[str, object]:
    visitors, people, reports = schema.visitors, schema.people.c, schema.reports.c
    row = connection.execute(select(visitors).where(visitors.c.id == visitor)).mappings().first()
    if row is None:
        raise BadOption("admin.visitor", visitor=visitor)
    names = select(people.code, people.name).where(people.visitor == visitor).order_by(people.code)
    joined = schema.set_tables.c
    sets = select(joined.code, joined.board_set).where(joined.code.in_(tables_of_person(connection, visitor)))
    problems = select(reports.code, reports.at, reports.text).where(reports.visitor == visitor)
    return {
        "visitor": visitor,
        **_without(row, "id", "secret"),
        "names_at_tables": {row.code: row.name for row in connection.execute(names)},
        "board_sets": {row.code: row.board_set for row in connection.execute(sets)},
        "reports": [dict(row) for row in connection.execute(problems).mappings()],
        "deals": [_without(row, "visitor") for row in _rows(connection, schema.own_deals, visitor)],
        "convention_cards": [
            _without(row, "visitor") for row in _rows(connection, schema.convention_cards, visitor)
        ],
        "own_systems": [
            _without(row, "visitor") for row in _rows(connection, schema.own_system_versions, visitor)
        ],
        "devices": [
            {"name": row["name"], "since": row["since"]}
            for rows in (schema.devices, schema.passkeys)
            for row in _rows(connection, rows, visitor)
        ],
        "events": [
            {"code": row["code"], "name": row["name"]}
            for row in _rows(connection, schema.event_persons, visitor)
        ],
        "notifications": [
            {"endpoint": row["endpoint"], "language": row["language"], "since": row["since"]}
            for row in _rows(connection, schema.push_subscriptions, visitor)
        ],
    }


def _rows(connection: Connection, table: Table, visitor: VisitorId) -> Sequence[RowMapping]:
    return connection.execute(select(table).where(table.c.visitor == visitor)).mappings().all()


def _without(row: RowMapping, *columns: str) -> dict[str, object]:
    return {name: value for name, value in row.items() if name not in columns}


def _logs(connection: Connection, visitor: VisitorId) -> Iterator[KnownLog]:
    people, entries = schema.people.c, schema.entries.c
    for code in tables_of_person(connection, visitor):
        body = select(entries.body).where(entries.code == code).order_by(entries.version)
        lines = connection.scalars(body).all()
        own = connection.scalars(
            select(people.player).where(people.code == code, people.visitor == visitor)
        ).all()
        if lines and own:
            yield KnownLog(code, tuple(lines), own[-1])


def _collections(connection: Connection, visitor: VisitorId) -> Iterator[tuple[str, str]]:
    collections, boards = schema.collections.c, schema.boards.c
    own = select(collections.code).where(collections.visitor == visitor)
    for code in connection.scalars(own).all():
        texts = connection.scalars(
            select(boards.text).where(boards.collection == code).order_by(boards.place)
        )
        yield f"collections/{code}.pbn", "\n".join(texts)
