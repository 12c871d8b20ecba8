"""Matches of two teams of four: two tables, the same boards."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from chelem.core import Busy, Refused, Seat, Unknown
from chelem.site.contests.domain.team_match import ROOMS, room_table
from chelem.site.contests.live.set_places import check_new
from chelem.site.edge import LETTERS, VisitorId
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


@dataclass(frozen=True, slots=True)
class RoomArrival:
    """A visitor who is about to take a chair in a room; its owner knows them by the ticket."""

    room: str
    visitor: VisitorId
    ticket: str


def _new_future() -> "asyncio.Future[None]":
    return asyncio.get_running_loop().create_future()


@dataclass(slots=True)
class _Doorway:
    """When a visitor may enter a room, and when they have taken a chair there, or failed to."""

    entered: "asyncio.Future[None]" = field(default_factory=_new_future)
    left: "asyncio.Future[None]" = field(default_factory=_new_future)


class TeamMatches:
    """All matches of teams.

    The two rooms may have different owners: who sits down where is decided by the owner of the match.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.store = BoardSetStore(lobby.database)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Nobody sits down in both rooms of a match, however quickly they ask."""
        self._doorways: dict[str, _Doorway] = {}
        """Who is about to take a chair in a room here, by ticket."""
        calls = lobby.cluster.calls
        self._admit = calls.add("team_match.admit", self._admit_one)
        self._enter = calls.add("team_match.enter", self._enter_here)
        self._start = calls.add("team_match.start", self._start_here)

    async def create(self, board_set: BoardSet, guest: Guest) -> None:
        """Create a match with its two tables, which the guest owns; they sit South in the open room.

        Raise `Refused` if there is a set with that code.
        """
        await check_new(self.store, board_set.code)
        now, new_code = self._lobby.database.now, self._lobby.new_code
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
                with suppress(Busy):  # the next request tries again
                    await self._lobby.calls.go_on(table.code, None)
        return board_set, tables

    async def start(self, code: str, visitor: VisitorId) -> None:
        """Start the match in both rooms at its owner's request; bots fill the open chairs.

        Where only bots play, they make no pauses. Asked again, it starts a room that it could not start.
        """
        async with self._lock(code):
            _, tables = await self.find(code)
            for table in tables:
                if table.status == "open":
                    await self._start(table.code, visitor)

    async def _start_here(self, room: str, visitor: VisitorId) -> None:
        actor = await self._lobby.actor(room)
        await actor.ask(lambda table: _start(table, visitor))

    @asynccontextmanager
    async def one_room(self, actor: TableActor, visitor: VisitorId) -> AsyncIterator[None]:
        """Let a visitor sit down in one room only; `Refused` if they sit or have played in the other one.

        Until they have, the owner of the match lets nobody else sit down.
        """
        board_set = actor.table.board_set
        if board_set is None or not board_set.in_two_rooms:
            yield
            return
        ticket, doorway = secrets.token_hex(8), _Doorway()
        self._doorways[ticket] = doorway
        arrival = RoomArrival(actor.table.code, visitor, ticket)
        admitting = asyncio.ensure_future(self._admit(board_set.code, arrival))
        try:
            await asyncio.wait([admitting, doorway.entered], return_when=asyncio.FIRST_COMPLETED)
            if not doorway.entered.done():
                await admitting
                raise Busy("message.failed")  # it moved here meanwhile, where nobody knows of them
            yield
        finally:
            del self._doorways[ticket]
            doorway.left.set_result(None)
            await asyncio.gather(admitting, return_exceptions=True)

    async def _admit_one(self, code: str, arrival: RoomArrival) -> None:
        """Let a visitor sit down in a room, and wait until they have."""
        async with self._lock(code):
            if await self.store.is_seated_elsewhere(arrival.visitor, code, arrival.room):
                raise Refused("team.other_room")
            if await self._has_played_elsewhere(arrival.visitor, code, arrival.room):
                raise Refused("team.played_other")
            await self._enter(arrival.room, arrival.ticket)

    async def _enter_here(self, _room: str, ticket: str) -> None:
        doorway = self._doorways.get(ticket)
        if doorway is not None and not doorway.entered.done():
            doorway.entered.set_result(None)
            await doorway.left

    def _lock(self, code: str) -> asyncio.Lock:
        return self._locks.setdefault(code, asyncio.Lock())

    async def _has_played_elsewhere(self, visitor: VisitorId, code: str, room: str) -> bool:
        """Return whether a visitor had a chair in another room since its match started."""
        others = [table for table in await self.store.tables(code) if table.code != room]
        for other in others:
            if other.status == "open" or not other.has(visitor):
                continue
            if await self._lobby.read(other.code, lambda table: has_played(table, visitor)):
                return True
        return False


def _start(table: Table, visitor: VisitorId) -> None:
    if not table.persons():
        table.set_policy(table.policy.changed({"pace": "instant"}))
    start_match(table, visitor)
