"""What the table manager and a program say to each other, from the first line to the end of each board."""

import re
from collections.abc import Callable

from chelem.arena.table_manager import lines
from chelem.arena.table_manager.connection import LineConnection, Lost
from chelem.arena.table_manager.line_parsing import parse_line
from chelem.arena.table_manager.table_board import NextTurn, TableBoard, TableMove
from chelem.arena.table_manager.thinking_time import ThinkingTime
from chelem.core import ParseError, Refused, Seat

MOST_EARLY = 64
"""How many lines of readiness a program may send too early."""
_CHATTER = re.compile(r"\w+ received dummy[\s.]*", re.IGNORECASE)
"""What some programs add to the protocol."""

_Wanted = Callable[[lines.ReadinessLine], bool]


class Conversation:
    """The lines exchanged with the program in one seat; `Lost` ends it."""

    def __init__(self, seat: Seat, connection: LineConnection, patience: float | None) -> None:
        self.seat, self.connection, self._patience = seat, connection, patience
        self._early: list[lines.ReadinessLine] = []
        self._greeted = False

    async def greet(self, teams: lines.TeamsLine) -> None:
        """Exchange the lines before the first board, unless that has been done."""
        if self._greeted:
            return
        await self._until_ready(_for_step(lines.Step.TEAMS))
        await self.connection.send(teams)
        await self._until_ready(_for_step(lines.Step.START))
        self._greeted = True

    async def follow(self, board: TableBoard, time: ThinkingTime) -> None:
        """Exchange all lines of a board."""
        self._early.clear()
        await self._deal(board)
        index = 0
        while (place := board.place(index)) is not None:
            if place.turn.actor is self.seat:
                await self._act(board, index, time)
            else:
                await self._until_ready(_for_move(place))
                move = await board.move(index)
                await self.connection.send(move.line_for(self.seat))
            index += 1
            if place.opening_lead and place.dummy is not None and place.dummy is not self.seat:
                await self._until_ready(_for_step(lines.Step.DUMMY))
                await self.connection.send(lines.HandLine(None, board.board.deal[place.dummy]))
        await self.connection.send(time.line())

    async def _deal(self, board: TableBoard) -> None:
        """Exchange the lines before the auction."""
        dealt = board.board
        await self.connection.send(lines.Notice.START)
        await self._until_ready(_for_step(lines.Step.DEAL))
        await self.connection.send(dealt.heading)
        await self._until_ready(_for_step(lines.Step.CARDS))
        await self.connection.send(lines.HandLine(self.seat, dealt.deal[self.seat]))

    async def _act(self, board: TableBoard, index: int, time: ThinkingTime) -> None:
        """Ask the program for its call or card, and make it."""
        place = board.place(index)
        assert place is not None  # noqa: S101 - the caller has asked
        hand = place.turn.hand
        if place.leads:
            await self.connection.send(lines.LeadLine(None if hand is place.dummy else hand))
        with time.thinking(self.seat.side, counted=index == len(board.moves)):
            line = await self._action()
        if (hand if line.seat is None and hand is place.dummy else line.seat) not in (hand, self.seat):
            raise Lost("table_manager.other_hand", line=str(line), seat=str(hand))
        move = (
            TableMove(hand, line.call, line.alerted, line.text)
            if isinstance(line, lines.CallLine)
            else TableMove(hand, line.card)
        )
        try:
            board.make(index, move)
        except Refused as error:
            await self.connection.send(lines.Notice.ILLEGAL_CARD if place.trick else lines.Notice.ILLEGAL_BID)
            raise Lost("table_manager.illegal", line=str(line)) from error

    async def _action(self) -> lines.CallLine | lines.CardLine:
        """Return the next call or card, which lines of readiness may precede."""
        while True:
            line = await self._read()
            if isinstance(line, lines.CallLine | lines.CardLine):
                return line
            self._keep(line)

    async def _until_ready(self, wanted: _Wanted) -> None:
        """Wait until the program says that it is ready, as it may have done early."""
        for line in self._early:
            if wanted(line):
                self._early.remove(line)
                return
        while True:
            read = await self._read()
            if isinstance(read, lines.ReadyLine | lines.ReadyForCallLine | lines.ReadyForCardLine) and wanted(
                read
            ):
                return
            self._keep(read)

    def _keep(self, line: lines.ProtocolLine) -> None:
        """Keep a line of readiness for later; `Lost` for any other line."""
        if not isinstance(line, lines.ReadyLine | lines.ReadyForCallLine | lines.ReadyForCardLine):
            raise Lost("table_manager.unexpected", line=str(line))
        self._early.append(line)
        if len(self._early) > MOST_EARLY:
            raise Lost("table_manager.unexpected", line=str(line))

    async def _read(self) -> lines.ProtocolLine:
        """Return the program's next line; `Lost` if the protocol has none like it."""
        while _CHATTER.fullmatch(text := await self.connection.read_line(self._patience)):
            pass
        try:
            return parse_line(text)
        except ParseError:
            raise Lost("table_manager.line", text=text) from None


def _for_step(step: lines.Step) -> _Wanted:
    return lambda line: isinstance(line, lines.ReadyLine) and line.step is step


def _for_move(place: NextTurn) -> _Wanted:
    """Return whether a line asks for the next move; dummy may be named, and tricks may be miscounted."""
    hand = place.turn.hand

    def wanted(line: lines.ReadinessLine) -> bool:
        match line:
            case lines.ReadyForCallLine(caller=caller):
                return not place.trick and caller is hand
            case lines.ReadyForCardLine(hand=named):
                return bool(place.trick) and (named is hand or (named is None and hand is place.dummy))
            case _:
                return False

    return wanted
