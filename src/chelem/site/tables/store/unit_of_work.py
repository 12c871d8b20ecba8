"""A table's pending changes as statements and rows of one transaction."""

import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

import orjson
from sqlalchemy import Executable, delete, insert, update

from chelem.core import Seat
from chelem.engine import Entry
from chelem.formats.log.write import entry_json
from chelem.site.database import Write, schema
from chelem.site.tables.domain.board_set import BoardSet
from chelem.site.tables.domain.pending import Arrival, NewTable, PendingWrites

MOST_ROWS = 200
"""The most rows of a statement: databases limit the number of its values."""


def write_of(pending: PendingWrites) -> Write:
    """Return the write that stores a table's changes."""
    lines = [_line(pending.code, entry) for entry in pending.entries]
    return Write(list(_statements(pending)), lines)


def write_of_set(board_set: BoardSet, since: str, tables: Iterable[PendingWrites]) -> Write:
    """Return the write that stores a new board set together with changes to its first tables."""
    row = insert(schema.board_sets).values(
        code=board_set.code,
        kind=board_set.kind,
        salt=board_set.salt,
        spec=json.dumps(board_set.json()),
        since=since,
    )
    writes = [write_of(pending) for pending in tables]
    statements = [statement for write in writes for statement in write.statements]
    return Write([row, *statements], [line for write in writes for line in write.lines])


def _statements(pending: PendingWrites) -> Iterator[Executable]:
    """Yield the statements in the order required by foreign keys."""
    code, tables, people = pending.code, schema.tables, schema.people
    if pending.new_table:
        yield _new_table(code, pending.new_table)
    if pending.changes:
        values = {name: _column(value) for name, value in pending.changes.items()}
        yield update(tables).where(tables.c.code == code).values(**values)
    for player, arrival in pending.people.items():
        yield delete(people).where(people.c.code == code, people.c.player == player)
        yield _person(code, arrival, pending.seats.get(player))
    for player, seat in pending.seats.items():
        if player not in pending.people:
            row = update(people).where(people.c.code == code, people.c.player == player)
            yield row.values(seat=_letter(seat))
    for (deal, attempt), commitment in pending.commitments.items():
        drawn, rows = json.dumps(commitment.drawn), schema.commitments.c
        yield delete(schema.commitments).where(  # its draw follows when the cards are dealt
            rows.code == code, rows.deal == deal, rows.attempt == attempt
        )
        yield insert(schema.commitments).values(
            code=code, deal=deal, attempt=attempt, salt=commitment.salt, drawn=drawn
        )
    for (deal, attempt, player), nonce in pending.nonces.items():
        yield insert(schema.nonces).values(code=code, deal=deal, attempt=attempt, player=player, nonce=nonce)
    if pending.witnesses:
        yield from _witnesses(pending)
    for deal, results in pending.comparisons.items():
        yield insert(schema.comparisons).values(code=code, deal=deal, results=json.dumps(results))
    if pending.set_place is not None:
        board_set, role = pending.set_place
        yield insert(schema.set_tables).values(code=code, board_set=board_set, role=role)
    for deal, result in pending.set_results.items():
        yield insert(schema.set_results).values(code=code, deal=deal, result=json.dumps(result))


def _witnesses(pending: PendingWrites) -> Iterator[Executable]:
    """Yield statements for many witnesses at once: thousands may have watched a deal that ends."""
    rows = schema.witnesses.c
    for (deal, attempt), seen in groupby(sorted(pending.witnesses), key=itemgetter(0, 1)):
        visitors = [visitor for _, _, visitor in seen]
        board = {"code": pending.code, "deal": deal, "attempt": attempt}
        for first in range(0, len(visitors), MOST_ROWS):
            part = visitors[first : first + MOST_ROWS]
            # They may look at a finished deal again.
            yield delete(schema.witnesses).filter_by(**board).where(rows.visitor.in_(part))
            values = [{**board, "visitor": visitor} for visitor in part]
            yield insert(schema.witnesses).values(values if len(values) > 1 else values[0])


def _column(value: object) -> object:
    return json.dumps(value) if isinstance(value, dict) else value


def _new_table(code: str, table: NewTable) -> Executable:
    spec, policy = json.dumps(table.spec), json.dumps(table.policy)
    return insert(schema.tables).values(
        code=code, status="open", spec=spec, policy=policy, owner=table.owner, since=table.since
    )


def _person(code: str, arrival: Arrival, seat: Seat | None) -> Executable:
    person = arrival.person
    return insert(schema.people).values(
        code=code,
        player=person.player,
        place=arrival.index,
        name=person.name,
        visitor=person.visitor,
        seat=_letter(seat),
    )


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else str(seat)


def _line(code: str, entry: Entry) -> dict[str, object]:
    return {"code": code, "version": entry.version, "body": orjson.dumps(entry_json(entry)).decode()}
