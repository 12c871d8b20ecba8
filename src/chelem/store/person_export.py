"""Everything that a database knows of a person, for that person: a zip file."""

import io
import json
import zipfile
from collections.abc import Iterator

from sqlalchemy import Connection, select

from chelem.core.errors import BadOption
from chelem.engine.audience import Player
from chelem.engine.log import Log
from chelem.formats.log.read import read_log
from chelem.formats.log.write import write_log
from chelem.store import schema
from chelem.store.erasure import tables_of_person
from chelem.tables.people import VisitorId


def export_person(connection: Connection, visitor: VisitorId, language: str = "en") -> bytes:
    """Return a zip: `person.json`, the logs as the person may read them, collections as PBN.

    Raise `BadOption` if there is no such visitor.
    """
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(
            "person.json", json.dumps(_person(connection, visitor), ensure_ascii=False, indent=2)
        )
        for name, text in (*_logs(connection, visitor, language), *_collections(connection, visitor)):
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
        "name": row["name"],
        "since": row["since"],
        "names_at_tables": {row.code: row.name for row in connection.execute(names)},
        "board_sets": {row.code: row.board_set for row in connection.execute(sets)},
        "reports": [dict(row) for row in connection.execute(problems).mappings()],
    }


def _logs(connection: Connection, visitor: VisitorId, language: str) -> Iterator[tuple[str, str]]:
    people, entries = schema.people.c, schema.entries.c
    for code in tables_of_person(connection, visitor):
        body = select(entries.body).where(entries.code == code).order_by(entries.version)
        lines = connection.scalars(body).all()
        own = connection.scalars(
            select(people.player).where(people.code == code, people.visitor == visitor)
        ).all()
        if lines and own:
            entries_seen = Log.fold(read_log(lines)).redacted(Player(own[-1]))
            text = "".join(f"{line}\n" for line in write_log(entries_seen, language))
            yield f"tables/{code}.jsonl", text


def _collections(connection: Connection, visitor: VisitorId) -> Iterator[tuple[str, str]]:
    collections, boards = schema.collections.c, schema.boards.c
    own = select(collections.code).where(collections.visitor == visitor)
    for code in connection.scalars(own).all():
        texts = connection.scalars(
            select(boards.text).where(boards.collection == code).order_by(boards.place)
        )
        yield f"collections/{code}.pbn", "\n".join(texts)
