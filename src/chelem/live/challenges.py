"""Challenges: friends play the same boards, each at a table of their own."""

import asyncio
import secrets

from chelem.core.errors import Refused, Unknown
from chelem.live.actor import TableActor
from chelem.live.lobby import Lobby
from chelem.store.board_set_store import BoardSetStore
from chelem.tables.board_set import MOST_TABLES, MOST_TRIES, BoardSet, SetTerms, TableRole
from chelem.tables.challenge import (
    challenge_of_match,
    challenge_table,
    join_challenge,
    new_challenge,
)
from chelem.tables.codes import LETTERS, new_code
from chelem.tables.comparison import BotResult
from chelem.tables.people import Guest
from chelem.tables.set_table import SetTable
from chelem.tables.table import Table


def new_salt() -> str:
    """Return the secret from which the boards of a set are drawn."""
    return secrets.token_hex(16)


class Challenges:
    """All challenges, and the tables of those who take them up."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.store = BoardSetStore(lobby.database)
        self._lock = asyncio.Lock()
        """Nobody gets two tables that count, however often they ask."""

    async def create(self, terms: SetTerms, guest: Guest) -> str:
        """Create a challenge of new boards, with the guest's own table, and return its code."""
        board_set = new_challenge(terms, new_code(), new_salt())
        table = self._table(board_set, guest, "first")
        await self.store.add(board_set, [table.take_pending()])
        self._lobby.host(table)
        return board_set.code

    async def of_match(self, actor: TableActor, guest: Guest) -> str:
        """Return the code of the challenge of a finished match; the first request creates it."""
        async with self._lock:
            known = actor.table.board_set
            if known is not None and known.kind == "challenge" and actor.table.person(guest.visitor):
                return known.code
            code, salt = new_code(), new_salt()
            # The set is stored before the table joins it: a set without tables harms nobody.
            board_set = await actor.ask(lambda table: challenge_of_match(table, guest, code, salt))
            await self.store.add(board_set, [])
            await actor.ask(lambda table: join_challenge(table, board_set))
            return code

    async def find(self, code: str) -> tuple[BoardSet, list[SetTable], dict[int, list[BotResult]]]:
        """Return a challenge, its tables and the results of the field of bots; `Unknown` if there is none."""
        board_set = await self.store.find(code) if set(code) <= set(LETTERS) else None
        if board_set is None or board_set.kind != "challenge":
            raise Unknown("challenge.unknown", challenge=code)
        return board_set, await self.store.tables(code), await self.store.robots(code)

    async def take_up(self, code: str, guest: Guest, *, again: bool = False) -> str:
        """Return the code of the guest's table, creating it the first time; `again` creates one for practice.

        A guest who has not finished a table gets that one. Raise `Refused` if too many tables play the set,
        the guest has had too many of them, or they have seen hands of these boards before they play.
        """
        async with self._lock:
            board_set, tables, robots = await self.find(code)
            own = [table for table in tables if table.has(guest.visitor)]
            open_table = next((table for table in own if table.status != "over"), None)
            if open_table is not None:
                return open_table.code
            if own and not again:
                return own[0].code
            if len(own) >= MOST_TRIES:
                raise Refused("challenge.tries", most=MOST_TRIES)
            if len(tables) >= MOST_TABLES:
                raise Refused("challenge.full", most=MOST_TABLES)
            if not own and await self.store.has_seen(guest.visitor, code):
                raise Refused("challenge.seen")
            table = self._table(board_set, guest, "again" if own else "first")
            for deal, results in robots.items():
                table.save_comparison(deal, results)
            await self._lobby.store.save(table.take_pending())
            return self._lobby.host(table)

    def _table(self, board_set: BoardSet, guest: Guest, role: TableRole) -> Table:
        table = challenge_table(board_set, guest, new_code(), role, self._lobby.database.now)
        table.save_new()
        return table
