"""The table manager: a table where programs sit down over TCP and play boards with our bots or each other."""

import asyncio
import socket
from collections.abc import Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from chelem.arena.table_manager import table_seats
from chelem.arena.table_manager.connection import LineConnection, Lost, Trace
from chelem.arena.table_manager.line_parsing import parse_line
from chelem.arena.table_manager.lines import VERSION, ConnectLine, TeamsLine
from chelem.arena.table_manager.spelling import ascii_text
from chelem.arena.table_manager.table_board import DealtBoard, TableBoard
from chelem.arena.table_manager.thinking_time import ThinkingTime
from chelem.bots import Bot
from chelem.core import SEATS, FrozenMap, ParseError, Refused, Seat
from chelem.engine import Log

HANDSHAKE = 30
"""The seconds in which a program must ask for a seat."""
MOST_VISITORS = 64
"""Connections that have not asked for a seat yet; more are closed at once."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How a table is run.

    `teams` are the names of North-South and East-West, `bot_name` is that of bots in their place. `report` is
    called with everything that the operator should know, `trace` with each line that is read or sent.
    """

    teams: tuple[str, str] | None = None
    bot_name: str = "Chelem"
    patience: table_seats.Patience = field(default_factory=table_seats.Patience)
    report: table_seats.Reporter = lambda _: None
    trace: Trace | None = None


USUAL_SETTINGS = TableSettings()
NO_BOTS: Mapping[Seat, Bot] = FrozenMap({})


class ProgramTable:
    """A table that programs sit down at; `own_seats` are for bots of ours."""

    def __init__(self, own_seats: Iterable[Seat] = (), settings: TableSettings = USUAL_SETTINGS) -> None:
        self._own_seats, self._settings = frozenset(own_seats), settings
        remote = (seat for seat in SEATS if seat not in self._own_seats)
        self._remote = {
            seat: table_seats.RemoteSeat(seat, settings.patience, settings.report) for seat in remote
        }
        self._time = ThinkingTime()
        self._server: asyncio.Server | None = None
        self._visitors: set[LineConnection] = set()

    async def listen(self, listening: socket.socket) -> None:
        """Accept programs at a socket that is bound to an address."""
        self._server = await asyncio.start_server(self._visit, sock=listening)

    async def close(self) -> None:
        """End the session: say so to the programs, and close their connections."""
        if self._server is not None:
            self._server.close()
        for connection in self._visitors:
            connection.abort()
        await asyncio.gather(*(seat.end() for seat in self._remote.values()))
        if self._server is not None:
            await self._server.wait_closed()

    async def play(self, board: DealtBoard, bots: Mapping[Seat, Bot] = NO_BOTS) -> Log:
        """Play a board and return its log, once every program has the end; first wait for the programs.

        `bots` take our own seats. `Lost` if a program leaves and does not come back.
        """
        for seat in self._remote.values():
            await seat.occupied()
        self._time.start_board()
        table_board, teams = TableBoard(board), self._team_names()
        seats: list[table_seats.TableSeat] = [
            table_seats.BotSeat(seat, bots[seat]) for seat in self._own_seats
        ]
        seats += self._remote.values()
        await run_together(seat.attend(table_board, teams, self._time) for seat in seats)
        return table_board.log

    @property
    def names(self) -> Mapping[Seat, str]:
        """The names of the players: those that programs have given, and the bots' name."""
        remote = {seat: remote.name for seat, remote in self._remote.items()}
        return dict.fromkeys(SEATS, self._settings.bot_name) | remote

    def _team_names(self) -> TeamsLine:
        """Return the names of the teams: those given, or else those of the players."""
        return TeamsLine(*(self._settings.teams or (self.names[Seat.N], self.names[Seat.E])))

    async def _visit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Give a program that connects the seat that it asks for, or refuse it in one sentence."""
        connection = LineConnection(reader, writer, self._settings.trace)
        self._visitors.add(connection)
        try:
            request = await self._request(connection)
            await self._seat_for(request).take(connection, request.name or str(request.seat))
        except (Lost, Refused) as error:
            self._settings.report(table_seats.TableNews("table_manager.turned_away", cause=error))
            await connection.send(ascii_text(error.say("en")))
            await connection.close()
        finally:
            self._visitors.discard(connection)

    async def _request(self, connection: LineConnection) -> ConnectLine:
        """Return the request of a program for a seat; `Refused` for anything else."""
        if len(self._visitors) > MOST_VISITORS:
            raise Refused("table_manager.crowd")
        text = await connection.read_line(HANDSHAKE)
        try:
            request = parse_line(text)
        except ParseError:
            raise Refused("table_manager.line", text=text) from None
        if not isinstance(request, ConnectLine):
            raise Refused("table_manager.unexpected", line=text)
        if request.version < VERSION:
            raise Refused("table_manager.version", version=request.version)
        return request

    def _seat_for(self, request: ConnectLine) -> table_seats.RemoteSeat:
        """Return the vacant seat that was asked for, or the first one; `Refused` if it is taken."""
        for seat, remote in self._remote.items():
            if remote.vacant and request.seat in (seat, None):
                return remote
        if request.seat is None:
            raise Refused("table_manager.full")
        raise Refused("table_manager.taken", seat=str(request.seat))


async def run_together(work: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do several things at once; after an error, cancel the others and raise it."""
    tasks = [asyncio.ensure_future(coroutine) for coroutine in work]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
