"""Erase what a database knows of a person, so that logs still replay."""

import json
import secrets
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sqlalchemy import Connection, Executable, delete, select, update

from chelem.events.competitor import team_name_id
from chelem.site.collections import BoardFacts
from chelem.site.database import schema
from chelem.site.edge import VisitorId

WORDS = ("alerted", "explained", "chatted")
"""The entries with words of a person; they become `hidden`, as in the copy of one who may not read them."""
NameEraser = Callable[[str, BoardFacts, frozenset[str]], tuple[str, BoardFacts, str]]
"""Returns a board's text, facts and search words without some names of players."""

WAYS_IN = (schema.devices, schema.link_codes, schema.passkeys)
"""What lets a person in on other devices."""
OF_A_VISITOR = (
    schema.push_subscriptions,
    schema.event_persons,
    schema.convention_cards,
    schema.own_systems,
    schema.own_system_versions,
)
"""What else goes with a visitor, row by row."""
TRACEABLE = 8
"""The length from which an id is a visitor's; a shorter one could be the letter of a chair."""
PlayedAs = tuple[Iterable[str], frozenset[str]]
"""The codes of the tables where a person has played, and the names that they had."""


def is_known_person(connection: Connection, visitor: VisitorId) -> bool:
    """Return whether there is anything of a visitor."""
    visitors = schema.visitors.c
    known = connection.scalar(select(visitors.id).where(visitors.id == visitor))
    return known is not None or bool(tables_of_person(connection, visitor))


def tables_of_person(connection: Connection, visitor: VisitorId) -> list[str]:
    """Return the codes of the tables where a visitor has played or that they own."""
    people, tables = schema.people.c, schema.tables.c
    played = connection.scalars(select(people.code).where(people.visitor == visitor))
    owned = connection.scalars(select(tables.code).where(tables.owner == visitor))
    return sorted({*played, *owned})


def erasing_from_table(connection: Connection, code: str, visitor: VisitorId) -> list[Executable]:
    """Return the statements that erase a person from a table: name, id, and words.

    The chair stays that of a person whom nobody can be any more.
    """
    people, tables = schema.people, schema.tables
    nobody = f"erased-{secrets.token_hex(8)}"
    players = set(
        connection.scalars(select(people.c.player).where(people.c.code == code, people.c.visitor == visitor))
    )
    aliases = {
        player: secrets.token_hex(8) if len(visitor) >= TRACEABLE and visitor in player else player
        for player in players
    }
    statements: list[Executable] = [
        update(people)
        .where(people.c.code == code, people.c.player == player)
        .values(player=alias, name="", visitor=nobody)
        for player, alias in aliases.items()
    ]
    statements.append(
        update(tables).where(tables.c.code == code, tables.c.owner == visitor).values(owner=nobody)
    )
    statements += _rewritten_entries(connection, code, aliases)
    return statements


def _rewritten_entries(connection: Connection, code: str, aliases: dict[str, str]) -> Iterator[Executable]:
    entries = schema.entries
    query = select(entries.c.version, entries.c.body).where(entries.c.code == code)
    for version, body in connection.execute(query).all():
        entry = json.loads(body)
        rewritten = _without_person(entry, aliases)
        if rewritten != entry:
            row = update(entries).where(entries.c.code == code, entries.c.version == version)
            yield row.values(body=json.dumps(rewritten, ensure_ascii=False, separators=(",", ":")))


def _without_person(entry: dict[str, Any], aliases: dict[str, str]) -> dict[str, Any]:
    """Return an entry of a log without a person's words and names, and with other ids for them."""
    if entry["event"] in WORDS and entry["by"] in aliases:
        chain = {"chain": entry["chain"]} if "chain" in entry else {}
        return {
            "version": entry["version"],
            "event": "hidden",
            **chain,
        }  # the next entry's chain continues it
    if "name" in entry and entry["event"] in ("seated", "left") and entry["player"] in aliases:
        entry = {**entry, "name": ""}
    renamed: dict[str, Any] = _renamed(entry, aliases)
    return renamed


def _renamed(value: Any, aliases: dict[str, str]) -> Any:
    match value:
        case str():
            return aliases.get(value, value)
        case list():
            return [_renamed(part, aliases) for part in value]
        case dict():
            return {aliases.get(name, name): _renamed(part, aliases) for name, part in value.items()}
        case _:
            return value


def names_of(connection: Connection, visitor: VisitorId) -> frozenset[str]:
    """Return all names that a person has had, here and at tables."""
    visitors, people = schema.visitors.c, schema.people.c
    found = [
        *connection.scalars(select(visitors.name).where(visitors.id == visitor)),
        *connection.scalars(select(people.name).where(people.visitor == visitor)),
    ]
    return frozenset(filter(None, found))


def erasing_elsewhere(
    connection: Connection, visitor: VisitorId, played: PlayedAs, without: NameEraser
) -> list[Executable]:
    """Return the statements that erase a person everywhere but in the tables where they have played.

    Their row, list of deals, devices, subscriptions, cards, collections and bans go, their reports lose
    author and text, and the deals of these tables lose the name in other people's collections and lists. That
    a hand was seen is kept, not by whom.
    """
    collections, boards, reports, witnesses = (
        schema.collections,
        schema.boards,
        schema.reports,
        schema.witnesses,
    )
    nobody = f"erased-{secrets.token_hex(8)}"
    own = select(collections.c.code).where(collections.c.visitor == visitor)
    deals, (codes, names) = schema.own_deals, played
    # Their own list still names tables that have been pruned: partners' lists may too.
    listed = connection.scalars(select(deals.c.code).where(deals.c.visitor == visitor)).all()
    together = {*codes, *listed}
    return [
        *_nameless_boards(connection, played, without),
        update(deals).where(deals.c.code.in_(together), deals.c.partner.in_(names)).values(partner=""),
        delete(deals).where(deals.c.visitor == visitor),
        *_without_team_names(connection, visitor),
        *(delete(rows).where(rows.c.visitor == visitor) for rows in (*OF_A_VISITOR, *WAYS_IN)),
        delete(boards).where(boards.c.collection.in_(own)),
        delete(collections).where(collections.c.visitor == visitor),
        delete(schema.read_positions).where(schema.read_positions.c.visitor == visitor),
        update(reports).where(reports.c.visitor == visitor).values(visitor=None, text=""),
        update(witnesses).where(witnesses.c.visitor == visitor).values(visitor=nobody),
        delete(schema.bans).where(schema.bans.c.visitor == visitor),
        delete(schema.visitors).where(schema.visitors.c.id == visitor),
    ]


def _nameless_boards(connection: Connection, played: PlayedAs, without: NameEraser) -> Iterator[Executable]:
    boards, (codes, names) = schema.boards, played
    for code in codes:
        for row in connection.execute(select(boards).where(boards.c.table == code)).mappings().all():
            text, facts, words = without(row["text"], json.loads(row["facts"]), names)
            if text != row["text"]:
                place = update(boards).where(
                    boards.c.collection == row["collection"], boards.c.place == row["place"]
                )
                yield place.values(text=text, facts=json.dumps(facts), words=words)


def _without_team_names(connection: Connection, visitor: VisitorId) -> Iterator[Executable]:
    """Yield what removes the own names of the teams for which somebody has played: they may be theirs."""
    persons, entries = schema.event_persons, schema.event_entries
    played = select(persons.c.code, persons.c.person).where(persons.c.visitor == visitor)
    for code, person in connection.execute(played).all():
        named = entries.c.body.contains(f'"{person}"', autoescape=True)
        for body in connection.scalars(select(entries.c.body).where(entries.c.code == code, named)).all():
            entry = json.loads(body)
            if person in entry.get("players", ()) and "entrant" in entry:
                team = team_name_id(entry["entrant"])
                yield delete(persons).where(persons.c.code == code, persons.c.person == team)
