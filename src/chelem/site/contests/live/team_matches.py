"""Matches of two teams of four: two tables, the same boards."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from chelem.core import Refused, Seat, Unknown
from chelem.site.contests.domain.team_match import ROOMS, room_table
from chelem.site.contests.live.set_places import check_new
from chelem.site.edge import LETTERS, VisitorId, new_code
from chelem.site.tables import (
    BoardSet,
    BoardSetStore,
    Guest,
    Lobby,
    SetTable,
    Table,
    TableActor,
    has_played,
    start_match,
    take_chair,
)


class TeamMatches:
    """All matches of teams."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.store = BoardSetStore(lobby.database)
        self._lock = asyncio.Lock()
        """Nobody sits down in both rooms, however quickly they ask."""

    async def create(self, board_set: BoardSet, guest: Guest) -> None:
        """Create a match with its two tables, which the guest owns; they sit South in the open room.

        Raise `Refused` if there is a set with that code.
        """
        await check_new(self.store, board_set.code)
        now = self._lobby.database.now
        tables = [room_table(board_set, guest.visitor, new_code(), room, now) for room in ROOMS]
        take_chair(tables[0], guest.visitor, Seat.S, guest.name)
        for table in tables:
            table.save_new()
        await self.store.add(board_set, [table.take_pending() for table in tables])
        for table in tables:
            self._lobby.host(table)

    async def find(self, code: str) -> tuple[BoardSet, list[SetTable]]:
        """Return a match and its tables, the open room first; `Unknown` if there is none.

        A room where only bots play goes on, after a restart of the server too.
        """
        board_set = await self.store.find(code) if set(code) <= set(LETTERS) else None
        if board_set is None or not board_set.in_two_rooms:
            raise Unknown("team.unknown", match=code)
        tables = sorted(await self.store.tables(code), key=lambda table: ROOMS.index(table.role))
        for table in tables:
            if table.status == "playing" and not any(table.seated()):
                (await self._lobby.actor(table.code)).start_turn()
        return board_set, tables

    async def start(self, code: str, visitor: VisitorId) -> None:
        """Start the match in both rooms at its owner's request; bots fill the open chairs.

        Where only bots play, they make no pauses.
        """
        async with self._lock:
            _, tables = await self.find(code)
            for table in tables:
                if table.status == "open":
                    actor = await self._lobby.actor(table.code)
                    await actor.ask(lambda table: _start(table, visitor))

    @asynccontextmanager
    async def one_room(self, actor: TableActor, visitor: VisitorId) -> AsyncIterator[None]:
        """Let a visitor sit down in one room only; `Refused` if they sit or have played in the other one."""
        board_set = actor.table.board_set
        if board_set is None or not board_set.in_two_rooms:
            yield
            return
        async with self._lock:
            if await self.store.is_seated_elsewhere(visitor, board_set.code, actor.table.code):
                raise Refused("team.other_room")
            if await self._has_played_elsewhere(visitor, board_set.code, actor.table.code):
                raise Refused("team.played_other")
            yield

    async def _has_played_elsewhere(self, visitor: VisitorId, code: str, room: str) -> bool:
        """Return whether a visitor had a chair in another room since its match started."""
        others = [table for table in await self.store.tables(code) if table.code != room]
        for table in others:
            if table.status != "open" and table.has(visitor):
                actor = await self._lobby.actor(table.code)
                if await actor.ask(lambda other: has_played(other, visitor)):
                    return True
        return False


def _start(table: Table, visitor: VisitorId) -> None:
    if not table.persons():
        table.set_policy(table.policy.changed({"pace": "instant"}))
    start_match(table, visitor)
