"""Tables in the database."""

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, select

from chelem.bots import AT_TABLES, Configuration, SideBots
from chelem.core import Deal, Seat
from chelem.engine import Log, PlayerId
from chelem.formats import read_log
from chelem.formats.log.chain import link
from chelem.games import new_game, new_match
from chelem.learning.training.plan import Training
from chelem.site.database import Database, Fence, schema
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.commitment import Commitment
from chelem.site.tables.domain.comparison import BotResult, Comparisons
from chelem.site.tables.domain.known_deal import KnownDeal
from chelem.site.tables.domain.partner_draw import PartnerDraw
from chelem.site.tables.domain.pending import PendingWrites
from chelem.site.tables.domain.people import People, Person
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.domain.table import Table
from chelem.site.tables.domain.table_spec import FirstDeal
from chelem.site.tables.store.board_set_store import set_of_table
from chelem.site.tables.store.unit_of_work import write_of

MOST_LISTED = 30
"""The most tables of a visitor that are listed."""


class TableStore:
    """All tables; with a fence, changes are stored only while that holds."""

    def __init__(self, database: Database, fence: Fence | None = None) -> None:
        self._database = database
        self._fence = fence

    def fenced(self, fence: Fence | None) -> "TableStore":
        """Return the store for a process that owns a table."""
        return TableStore(self._database, fence)

    async def save(self, pending: PendingWrites) -> None:
        """Store a table's changes; return once they are durable. Raise `StoreError` if nothing is stored."""
        write = write_of(pending)
        write.fence = self._fence
        await self._database.write(write)

    async def load(self, code: str) -> Table | None:
        """Return a table as last stored; None if there is none with that code."""
        return await self._database.read(lambda connection: _load(connection, code, self._database.now))

    async def tables_of(self, visitor: VisitorId) -> list[dict[str, Any]]:
        """Return the tables where a visitor sits, newest first."""
        return await self._database.read(lambda connection: _tables_of(connection, visitor))


def _load(connection: Connection, code: str, now: Callable[[], str]) -> Table | None:
    tables = schema.tables
    row = connection.execute(select(tables).where(tables.c.code == code)).mappings().first()
    if row is None:
        return None
    spec = json.loads(row["spec"])
    match = dict(spec["match"])
    table = Table(
        code=code,
        owner=row["owner"],
        game=new_game(spec["game"], spec["options"]),
        match=new_match(spec["game"], match.pop("kind"), match),
        policy=Policy(**json.loads(row["policy"])),
        now=now,
        bots=Configuration.parse(spec["bots"]) if "bots" in spec else AT_TABLES,
        people=_people(connection, code),
        log=_log(connection, code),
        commitments=_commitments(connection, code),
        nonces=_nonces(connection, code),
        first=_first_deal(spec["first"]),
        known_deal=KnownDeal.from_json(spec.get("known_deal")),
        sides=None if (sides := spec.get("sides")) is None else SideBots.from_json(sides),
        training=Training.from_json(spec.get("training")),
        partner_draw=PartnerDraw.from_json(json.loads(row["partner_draw"])) if row["partner_draw"] else None,
        rematch_code=row["rematch_code"],
        comparisons=Comparisons(_comparisons(connection, code)),
    )
    table.board_set, table.role = set_of_table(connection, code)
    if table.log is not None:
        table.people.waiting.clear()
        table.presence.saw_hand |= _witnesses(connection, code, table.log)
    return table


def _first_deal(stored: list[str] | None) -> FirstDeal | None:
    return None if stored is None else FirstDeal(Deal.from_number(int(stored[0])), Seat.parse(stored[1]))


def _people(connection: Connection, code: str) -> People:
    rows, people = schema.people, People()
    for row in connection.execute(select(rows).where(rows.c.code == code).order_by(rows.c.place)).mappings():
        people.known[row["player"]] = Person(row["player"], row["name"], row["visitor"])
        if row["seat"] is not None:
            people.waiting[Seat.parse(row["seat"])] = row["player"]
    return people


def _log(connection: Connection, code: str) -> Log | None:
    rows = schema.entries
    query = select(rows.c.body).where(rows.c.code == code).order_by(rows.c.version)
    lines = connection.execute(query).scalars().all()
    return Log.fold(read_log(lines), link=link) if lines else None


def _commitments(connection: Connection, code: str) -> dict[tuple[int, int], Commitment]:
    rows = schema.commitments
    found = connection.execute(select(rows).where(rows.c.code == code)).mappings()
    return {(row["deal"], row["attempt"]): Commitment(row["salt"], _drawn(row["drawn"])) for row in found}


def _nonces(connection: Connection, code: str) -> dict[tuple[int, int], dict[PlayerId, str]]:
    rows, nonces = schema.nonces, dict[tuple[int, int], dict[PlayerId, str]]()
    for row in connection.execute(select(rows).where(rows.c.code == code)).mappings():
        nonces.setdefault((row["deal"], row["attempt"]), {})[row["player"]] = row["nonce"]
    return nonces


def _drawn(text: str) -> tuple[tuple[tuple[str, str], ...], ...]:
    return tuple(tuple((seat, card) for seat, card in cards) for cards in json.loads(text))


def _witnesses(connection: Connection, code: str, log: Log) -> set[VisitorId]:
    """Return who saw a hand of the deal in progress that is not theirs."""
    board, rows = log.state.board, schema.witnesses
    if board is None or board.closed:
        return set()
    deal, attempt = board.setting.deal, board.setting.attempt
    query = select(rows.c.visitor).where(rows.c.code == code, rows.c.deal == deal, rows.c.attempt == attempt)
    return set(connection.execute(query).scalars())


def _comparisons(connection: Connection, code: str) -> dict[int, list[BotResult]]:
    rows = schema.comparisons
    found = connection.execute(select(rows).where(rows.c.code == code)).mappings()
    return {row["deal"]: json.loads(row["results"]) for row in found}


def _tables_of(connection: Connection, visitor: VisitorId) -> list[dict[str, Any]]:
    tables, people = schema.tables, schema.people
    query = (
        select(tables, people.c.seat, schema.board_sets.c.kind.label("set_kind"))
        .join(people, people.c.code == tables.c.code)
        .join(schema.set_tables, schema.set_tables.c.code == tables.c.code, isouter=True)
        .join(schema.board_sets, schema.board_sets.c.code == schema.set_tables.c.board_set, isouter=True)
        .where(people.c.visitor == visitor, people.c.seat.is_not(None))
        .order_by(tables.c.since.desc())
        .limit(MOST_LISTED)
    )
    found = []
    for row in connection.execute(query).mappings():
        spec = json.loads(row["spec"])
        found.append(
            {
                "code": row["code"],
                "game": spec["game"],
                "kind": spec["match"]["kind"],
                "status": row["status"],
                "seat": row["seat"],
                "board_set": row["set_kind"],
            }
        )
    return found
