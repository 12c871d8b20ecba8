"""What an administrator sees of a database: reports of problems, tables, people."""

import json
from collections import defaultdict

from sqlalchemy import Connection, Executable, delete, func, or_, select
from typing_extensions import TypedDict

from chelem.site.database import schema

MOST_SHOWN = 200


class ReportFacts(TypedDict):
    """A report of a problem: its table and the version of the log at that time, -1 before the match."""

    number: int
    code: str
    visitor: str | None
    version: int
    text: str
    at: str


class SeatedPerson(TypedDict):
    """A person who has played at a table; `seat` is null once they have left."""

    name: str
    visitor: str
    seat: str | None


class TableFacts(TypedDict):
    """A table; `status` is open, playing or over."""

    code: str
    game: str
    status: str
    since: str
    people: list[SeatedPerson]


class PersonFacts(TypedDict):
    """A visitor, and at how many tables they have played."""

    visitor: str
    name: str
    since: str
    tables: int


def read_reports_of_problems(connection: Connection) -> list[ReportFacts]:
    """Return the reports, newest first."""
    query = select(schema.reports).order_by(schema.reports.c.number.desc()).limit(MOST_SHOWN)
    return [
        {
            "number": row.number,
            "code": row.code,
            "visitor": row.visitor,
            "version": row.version,
            "text": row.text,
            "at": row.at,
        }
        for row in connection.execute(query)
    ]


def dropping_report(number: int) -> list[Executable]:
    """Return the statements that delete a report."""
    return [delete(schema.reports).where(schema.reports.c.number == number)]


def read_tables(connection: Connection, codes: tuple[str, ...] = ()) -> list[TableFacts]:
    """Return these tables, then the newest ones."""
    tables = schema.tables
    newest = select(tables).order_by(tables.c.since.desc()).limit(MOST_SHOWN)
    rows = list(connection.execute(select(tables).where(tables.c.code.in_(codes))).mappings())
    rows += [row for row in connection.execute(newest).mappings() if row["code"] not in codes]
    people = _people_at(connection, [row["code"] for row in rows])
    return [
        {
            "code": row["code"],
            "game": json.loads(row["spec"])["game"],
            "status": row["status"],
            "since": row["since"],
            "people": people[row["code"]],
        }
        for row in rows
    ]


def _people_at(connection: Connection, codes: list[str]) -> dict[str, list[SeatedPerson]]:
    rows, found = schema.people, defaultdict[str, list[SeatedPerson]](list)
    query = select(rows).where(rows.c.code.in_(codes), rows.c.visitor.is_not(None)).order_by(rows.c.place)
    for row in connection.execute(query).mappings():
        found[row["code"]].append({"name": row["name"], "visitor": row["visitor"], "seat": row["seat"]})
    return found


def find_people(connection: Connection, words: str) -> list[PersonFacts]:
    """Return the visitors with that id, or with these words in a name that they had; newest first."""
    visitors, people = schema.visitors, schema.people
    at_tables = select(people.c.visitor).where(people.c.name.icontains(words, autoescape=True))
    query = (
        select(visitors.c.id, visitors.c.name, visitors.c.since, func.count(people.c.code.distinct()))
        .join(people, people.c.visitor == visitors.c.id, isouter=True)
        .where(
            or_(
                visitors.c.id == words,
                visitors.c.name.icontains(words, autoescape=True),
                visitors.c.id.in_(at_tables),
            )
        )
        .group_by(visitors.c.id, visitors.c.name, visitors.c.since)
        .order_by(visitors.c.since.desc())
        .limit(MOST_SHOWN)
    )
    return [
        {"visitor": visitor, "name": name, "since": since, "tables": count}
        for visitor, name, since, count in connection.execute(query)
    ]
