"""Make one person of two visitors: what the one has, the other has from then on."""

from sqlalchemy import Connection, Executable, and_, delete, func, select, update

from chelem.store import schema
from chelem.tables.people import VisitorId

ONE_OF_EACH = ("played", "kept")
"""The kinds of collections of which a visitor has one."""


def tables_together(connection: Connection, one: VisitorId, other: VisitorId) -> list[str]:
    """Return the tables that are not over where both have sat down: one person would see two hands."""
    people, others, tables = schema.people.c, schema.people.alias().c, schema.tables.c
    query = (
        select(people.code)
        .join_from(schema.people, schema.tables, tables.code == people.code)
        .where(people.visitor == one, tables.status != "over")
        .where(people.code.in_(select(others.code).where(others.visitor == other)))
    )
    return sorted(connection.scalars(query))


def merging_at_table(code: str, old: VisitorId, new: VisitorId) -> list[Executable]:
    """Return the statements that seat a visitor as another one at a table."""
    people, tables, seen = schema.people, schema.tables, schema.witnesses
    known = seen.alias()
    twice = (
        select(known.c.deal)
        .where(known.c.code == code, known.c.visitor == new)
        .where(known.c.deal == seen.c.deal, known.c.attempt == seen.c.attempt)
        .exists()
    )
    own = and_(seen.c.code == code, seen.c.visitor == old)
    return [
        update(people).where(people.c.code == code, people.c.visitor == old).values(visitor=new),
        update(tables).where(tables.c.code == code, tables.c.owner == old).values(owner=new),
        delete(seen).where(own, twice),
        update(seen).where(own).values(visitor=new),
    ]


def merging_elsewhere(connection: Connection, old: VisitorId, new: VisitorId) -> list[Executable]:
    """Return the statements that give a visitor all that another has but tables, and remove the other."""
    visitors, positions, deals = schema.visitors, schema.read_positions, schema.own_deals
    known = list(connection.scalars(select(positions.c.code).where(positions.c.visitor == new)))
    statements: list[Executable] = [
        *_merging_collections(connection, old, new, known),
        *(delete(rows).where(rows.c.visitor == old, rows.c.code.in_(known)) for rows in (positions, deals)),
        delete(schema.link_codes).where(schema.link_codes.c.visitor == old),
    ]
    moved = (positions, deals, schema.reports, schema.bans, schema.devices, schema.passkeys)
    statements += (update(rows).where(rows.c.visitor == old).values(visitor=new) for rows in moved)
    name = connection.scalar(select(visitors.c.name).where(visitors.c.id == old))
    if name:
        nameless = visitors.c.id == new, visitors.c.name == ""
        statements.append(update(visitors).where(*nameless).values(name=name))
    return [*statements, delete(visitors).where(visitors.c.id == old)]


def _merging_collections(
    connection: Connection, old: VisitorId, new: VisitorId, known: list[str]
) -> list[Executable]:
    """Return the statements that move collections; the boards of single collections follow the others.

    Deals played at the tables in `known` are there already.
    """
    collections, boards = schema.collections, schema.boards
    statements: list[Executable] = []
    for kind in ONE_OF_EACH:
        codes = {
            visitor: connection.scalar(
                select(collections.c.code).where(collections.c.visitor == visitor, collections.c.kind == kind)
            )
            for visitor in (old, new)
        }
        if codes[old] is None or codes[new] is None:
            continue
        places = select(func.max(boards.c.place)).where(boards.c.collection == codes[new])
        last = connection.scalar(places) or 0
        from_old = boards.c.collection == codes[old]
        if kind == "played":
            statements.append(delete(boards).where(from_old, boards.c.table.in_(known)))
        moved = update(boards).where(from_old)
        statements += [
            moved.values(collection=codes[new], place=boards.c.place + last),
            delete(collections).where(collections.c.code == codes[old]),
        ]
    return [*statements, update(collections).where(collections.c.visitor == old).values(visitor=new)]
