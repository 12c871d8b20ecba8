"""A session at the table manager: the same boards in one room, or in both rooms of a team match."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from chelem.arena.table_manager.server import ProgramTable, run_together
from chelem.arena.table_manager.table_board import DealtBoard
from chelem.boards import records_of
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.bots import Bot
from chelem.core import SEATS, Score, Seat, Side
from chelem.engine import Log
from chelem.scoring import imps

ROOM_NAMES = ("Open", "Closed")


@dataclass(frozen=True, slots=True)
class RoomBoard:
    """A board played in a room: `index` counts the boards, `room` the rooms, both from 0."""

    room: int
    index: int
    board: DealtBoard
    log: Log
    players: Mapping[str, str] = field(default_factory=dict)

    @property
    def points(self) -> int:
        """North-South's points."""
        (row,) = self.log.state.sheet.rows
        return Score(row.lines).total(Side.NS)

    def record(self, *, team_match: bool) -> Record:
        """Return the board as files keep it, with its number, the players and, in a team match, the room."""
        (record,) = records_of(self.log)
        tags = {**record.tags, **self.players, "Board": str(self.board.heading.number)}
        if team_match:
            tags |= {"Room": ROOM_NAMES[self.room], "Scoring": "IMP"}
        return replace(record, tags=tags)


@dataclass(slots=True, eq=False)
class TableSession:
    """Boards to be played at one table, or at two as a team match."""

    boards: Sequence[DealtBoard]
    tables: Sequence[ProgramTable]
    bots: Sequence[Mapping[Seat, Bot]]
    """Our bots in each room."""
    played: list[RoomBoard] = field(default_factory=list)

    async def play(self, after_board: Callable[[RoomBoard], None]) -> None:
        """Play every board at each table, at its own pace; call `after_board` after each."""
        rooms = enumerate(self.tables)
        await run_together(self._play_room(room, table, after_board) for room, table in rooms)

    async def _play_room(
        self, room: int, table: ProgramTable, after_board: Callable[[RoomBoard], None]
    ) -> None:
        for index, board in enumerate(self.boards):
            log = await table.play(board, self.bots[room])
            players = dict(zip(PLAYER_TAGS, map(table.names.__getitem__, SEATS), strict=True))
            self.played.append(RoomBoard(room, index, board, log, players))
            after_board(self.played[-1])

    @property
    def records(self) -> list[Record]:
        """The boards as played so far, in order, the open room before the closed one."""
        ordered = sorted(self.played, key=lambda board: (board.index, board.room))
        return [board.record(team_match=len(self.tables) > 1) for board in ordered]

    @property
    def imps(self) -> dict[int, int]:
        """By index, the IMPs of the team that is North-South in the open room, for boards played in both."""
        points = {(board.room, board.index): board.points for board in self.played}
        both = (index for index in range(len(self.boards)) if {(0, index), (1, index)} <= points.keys())
        return {index: imps(points[0, index] - points[1, index]) for index in both}
