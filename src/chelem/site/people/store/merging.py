"""Make one person of two visitors: what the one has, the other has from then on."""

from collections import defaultdict

from sqlalchemy import ColumnElement, Connection, Executable, and_, delete, func, or_, select, update

from chelem.site.database import schema
from chelem.site.edge import VisitorId

ONE_OF_EACH = ("played", "kept")
"""The kinds of collections of which a visitor has one."""


def tables_together(connection: Connection, first: VisitorId, second: VisitorId) -> list[str]:
    """Return the tables where both have sat down and whose match is not over.

    One person would see two hands, or, in the two rooms of a match of teams, the same boards twice.
    """
    people, others, tables = schema.people.c, schema.people.alias().c, schema.tables.c
    at_one_table = (
        select(people.code)
        .join_from(schema.people, schema.tables, tables.code == people.code)
        .where(people.visitor == first, tables.status != "over")
        .where(people.code.in_(select(others.code).where(others.visitor == second)))
    )
    return sorted({*connection.scalars(at_one_table), *_rooms_of_one_match(connection, first, second)})


def _rooms_of_one_match(connection: Connection, first: VisitorId, second: VisitorId) -> set[str]:
    """Return the rooms where `one` has sat down, of matches of teams where `other` has in the other room."""
    people, sets, status = schema.people.c, schema.board_sets.c, schema.tables.c.status
    rooms = schema.set_tables.c
    query = (
        select(rooms.board_set, rooms.code, people.visitor, status)
        .join_from(schema.people, schema.set_tables, rooms.code == people.code)
        .join(schema.tables, schema.tables.c.code == rooms.code)
        .join(schema.board_sets, and_(sets.code == rooms.board_set, sets.kind == "teams"))
        .where(people.visitor.in_([first, second]))
    )
    rows = connection.execute(query).all()
    return {
        row.code
        for row in rows
        for opposite in rows
        if (row.visitor, opposite.visitor) == (first, second)
        and (row.board_set == opposite.board_set and row.code != opposite.code)
        and not row.status == opposite.status == "over"
    }


def merging_at_table(code: str, old: VisitorId, new: VisitorId) -> list[Executable]:
    """Return the statements that seat a visitor as another one at a table."""
    people, tables = schema.people, schema.tables
    return [
        update(people).where(people.c.code == code, people.c.visitor == old).values(visitor=new),
        update(tables).where(tables.c.code == code, tables.c.owner == old).values(owner=new),
        *_merging_witnesses(old, new, schema.witnesses.c.code == code),
    ]


def _merging_witnesses(old: VisitorId, new: VisitorId, *conditions: ColumnElement[bool]) -> list[Executable]:
    seen = schema.witnesses
    known = seen.alias()
    twice = (
        select(known.c.deal)
        .where(known.c.code == seen.c.code, known.c.visitor == new)
        .where(known.c.deal == seen.c.deal, known.c.attempt == seen.c.attempt)
        .exists()
    )
    own = and_(seen.c.visitor == old, *conditions)
    return [delete(seen).where(own, twice), update(seen).where(own).values(visitor=new)]


def merging_elsewhere(connection: Connection, old: VisitorId, new: VisitorId) -> list[Executable]:
    """Return the statements that give a visitor all that another has but tables, and remove the other."""
    visitors, positions, deals = schema.visitors, schema.read_positions, schema.own_deals
    known = list(connection.scalars(select(positions.c.code).where(positions.c.visitor == new)))
    listed = deals.alias()
    twice = (  # a table whose deals both have listed may be gone, and what was read of it too
        select(listed.c.deal)
        .where(listed.c.visitor == new, listed.c.code == deals.c.code, listed.c.deal == deals.c.deal)
        .exists()
    )
    statements: list[Executable] = [
        *_merging_collections(connection, old, new, known),
        *_counting_one_try(connection, old, new),
        *_merging_witnesses(old, new),
        delete(positions).where(positions.c.visitor == old, positions.c.code.in_(known)),
        delete(deals).where(deals.c.visitor == old, or_(deals.c.code.in_(known), twice)),
        delete(schema.link_codes).where(schema.link_codes.c.visitor == old),
        _preferring_one_card(old, new),
    ]
    moved = (
        positions,
        deals,
        schema.reports,
        schema.bans,
        schema.devices,
        schema.passkeys,
        schema.push_subscriptions,
        schema.event_persons,
        schema.convention_cards,
        schema.own_systems,
        schema.own_system_versions,
    )
    statements += (update(rows).where(rows.c.visitor == old).values(visitor=new) for rows in moved)
    name = connection.scalar(select(visitors.c.name).where(visitors.c.id == old))
    if name:
        nameless = visitors.c.id == new, visitors.c.name == ""
        statements.append(update(visitors).where(*nameless).values(name=name))
    return [*statements, delete(visitors).where(visitors.c.id == old)]


def _preferring_one_card(old: VisitorId, new: VisitorId) -> Executable:
    """Return the statement that leaves a person at most one preferred card, their own first."""
    cards, others = schema.convention_cards, schema.convention_cards.alias().c
    prefers = select(others.code).where(others.visitor == new, others.preferred).exists()
    return update(cards).where(cards.c.visitor == old, prefers).values(preferred=False)


def _counting_one_try(connection: Connection, old: VisitorId, new: VisitorId) -> list[Executable]:
    """Return the statements that leave a person one table that counts in each challenge.

    It is the one with the most boards played, then the older one; the others become practice.
    """
    people, played, tries, tables = (
        schema.people.c,
        schema.set_results.c,
        schema.set_tables,
        schema.tables.c,
    )
    own = select(people.code).where(people.visitor.in_([old, new]))
    boards = select(func.count()).where(played.code == tries.c.code).scalar_subquery()
    query = (
        select(tries.c.board_set, tries.c.code)
        .join(schema.tables, tables.code == tries.c.code)
        .where(tries.c.role == "first", tries.c.code.in_(own))
        .order_by(boards.desc(), tables.since, tries.c.code)
    )
    found: dict[str, list[str]] = defaultdict(list)
    for board_set, code in connection.execute(query):
        found[board_set].append(code)
    later = [code for codes in found.values() for code in codes[1:]]
    return [update(tries).where(tries.c.code.in_(later)).values(role="again")] if later else []


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
