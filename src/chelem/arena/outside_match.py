"""A team match against an outside program, which sits at a table of ours in each room."""

import asyncio
import socket
from collections.abc import Iterator, Sequence
from dataclasses import replace

from chelem.arena.rooms import PlayedBoard, seat_both_teams, times_of_teams
from chelem.arena.table_manager.server import ProgramTable, TableSettings
from chelem.arena.table_manager.table_board import DealtBoard
from chelem.arena.teams import TEAMS, OutsideTeam, TeamBoard, TeamMatch
from chelem.core import Seat


class OutsideMatch:
    """The boards of a match in which one team is an outside program; each is played when it is asked for.

    `sockets` listen for the two programs of the open room and for those of the closed one. `match` is the
    match with the program's name, once it is known.
    """

    def __init__(self, match: TeamMatch, sockets: Sequence[socket.socket], settings: TableSettings) -> None:
        self.match = match
        self._sockets = sockets
        first = next(iter(match))
        self._tables = [ProgramTable(seat_both_teams(first, team), settings) for team in TEAMS]

    def __iter__(self) -> Iterator[PlayedBoard]:
        with asyncio.Runner() as runner:
            try:
                runner.run(self._open())
                for board in self.match:
                    yield runner.run(self._play(board))
            finally:
                runner.run(self._close())

    async def _open(self) -> None:
        for table, listening in zip(self._tables, self._sockets, strict=True):
            await table.listen(listening)

    async def _close(self) -> None:
        for table in self._tables:
            await table.close()

    async def _play(self, board: TeamBoard) -> PlayedBoard:
        """Play a board in both rooms at once."""
        seatings = [seat_both_teams(board, team) for team in TEAMS]
        dealt = DealtBoard.numbered(board.deal, board.number)
        rooms = [
            asyncio.ensure_future(table.play(dealt, seating))
            for table, seating in zip(self._tables, seatings, strict=True)
        ]
        try:
            first, second = await asyncio.gather(*rooms)
        finally:
            for room in rooms:
                room.cancel()
            await asyncio.gather(*rooms, return_exceptions=True)
        self._learn_name()
        return PlayedBoard(TeamBoard(self.match, board.number), first, second, times_of_teams(seatings))

    def _learn_name(self) -> None:
        """Give the outside team the name that its program in the open room has given."""
        names = self._tables[0].names
        match self.match:
            case TeamMatch(a=OutsideTeam(name="") as outside):
                self.match = replace(self.match, a=replace(outside, name=names[Seat.N]))
            case TeamMatch(b=OutsideTeam(name="") as outside):
                self.match = replace(self.match, b=replace(outside, name=names[Seat.E]))
