"""A bot of ours in a seat at any table manager's table; it knows its own cards and the lines it reads."""

from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from chelem.arena.table_manager import lines
from chelem.arena.table_manager.connection import LineConnection, Lost
from chelem.arena.table_manager.line_parsing import parse_line
from chelem.arena.table_manager.own_moves import own_move
from chelem.arena.table_manager.seat_board import SeatBoard
from chelem.arena.table_manager.table_board import NextTurn, TableMove, new_board_log
from chelem.bots import Bot
from chelem.core import ParseError, Refused, Seat
from chelem.engine import Log

L = TypeVar("L", bound=lines.ProtocolLine)


class _NewBoard(Exception):
    """The table manager has started a board."""


class _Over(Exception):
    """The session is over."""


class SeatedProgram:
    """A program of ours in a seat."""

    def __init__(self, connection: LineConnection, seat: Seat, bot: Bot) -> None:
        self._connection, self._seat, self._bot = connection, seat, bot
        self._unknown = ""

    async def sit(self, name: str) -> lines.TeamsLine:
        """Ask for the seat; return the names of the teams. `Lost` if the table manager refuses."""
        await self._connection.send(lines.ConnectLine(name, self._seat))
        await self._next(lines.SeatedLine)
        await self._ready(lines.Step.TEAMS)
        teams = await self._next(lines.TeamsLine)
        await self._ready(lines.Step.START)
        return teams

    async def boards(self) -> AsyncIterator[Log]:
        """Play until the session is over; yield each board as this seat knows it.

        `Lost` if the connection ends during a board, or if the table manager and the rules disagree.
        """
        started = False
        while started or await self._start():
            try:
                yield await self._board()
                started = False
            except _NewBoard:
                started = True
            except _Over:
                return

    async def _start(self) -> bool:
        """Wait for the start of a board; return false if the session is over."""
        while True:
            try:
                line = await self._read()
            except Lost as loss:
                if loss.code == "table_manager.left":
                    return False
                raise
            match line:
                case lines.Notice.START:
                    return True
                case lines.Notice.END | lines.Notice.DISCONNECT:
                    return False

    async def _board(self) -> Log:
        """Play a board that has been started."""
        await self._ready(lines.Step.DEAL)
        heading = await self._next(lines.BoardLine)
        await self._ready(lines.Step.CARDS)
        dealt = await self._next(lines.HandLine, lambda line: line.seat is self._seat)
        board = SeatBoard(self._seat, new_board_log(heading), heading.dealer, dealt.hand)
        while (place := board.place) is not None:
            try:
                await (self._act if place.turn.actor is self._seat else self._watch)(board, place)
                if place.opening_lead and place.dummy is not None and place.dummy is not self._seat:
                    await self._ready(lines.Step.DUMMY)
                    dummy = await self._next(lines.HandLine, lambda line: line.seat is not self._seat)
                    board.see_dummy(place.dummy, dummy.hand)
            except Refused as error:
                raise Lost("table_manager.disagree") from error
        board.add_explanations()
        return board.log

    async def _act(self, board: SeatBoard, place: NextTurn) -> None:
        """Let the bot call or play a card, from dummy too."""
        hand = place.turn.hand
        if place.leads:
            await self._next(lines.LeadLine, lambda line: line.seat in (hand, None))
        move = own_move(self._bot, board.log, place.turn)
        board.make(move)
        match move.line_for(self._seat.next):
            case lines.CallLine() | lines.CardLine() as line:
                await self._connection.send(line)

    async def _watch(self, board: SeatBoard, place: NextTurn) -> None:
        """Wait for the call or card of another seat."""
        hand = place.turn.hand
        if not place.trick:
            await self._connection.send(lines.ReadyForCallLine(self._seat, hand))
            call = await self._next(lines.CallLine, lambda line: line.seat is not self._seat)
            board.make(TableMove(call.seat, call.call, call.alerted, call.text))
            return
        named = None if hand is place.dummy is self._seat else hand
        await self._connection.send(lines.ReadyForCardLine(self._seat, named, place.trick))
        card = await self._next(lines.CardLine, lambda line: not board.played(line.card))
        board.make(TableMove(hand if card.seat is None else card.seat, card.card))

    async def _ready(self, step: lines.Step) -> None:
        await self._connection.send(lines.ReadyLine(self._seat, step))

    async def _next(self, kind: type[L], wanted: Callable[[L], bool] = lambda _: True) -> L:
        """Return the next line of a kind; skip others, except a new board and the end."""
        while True:
            match await self._read():
                case kind() as line if wanted(line):
                    return line
                case lines.Notice.START:
                    raise _NewBoard
                case lines.Notice.END | lines.Notice.DISCONNECT:
                    raise _Over
                case lines.Notice.ILLEGAL_BID | lines.Notice.ILLEGAL_CARD as line:
                    raise Lost("table_manager.refuses", line=str(line))

    async def _read(self) -> lines.ProtocolLine | None:
        """Return the next line; None if the protocol has none like it."""
        try:
            text = await self._connection.read_line()
        except Lost as loss:
            if self._unknown:
                raise Lost("table_manager.refuses", line=self._unknown) from None
            raise loss from None
        try:
            line = parse_line(text)
        except ParseError:
            self._unknown = text
            return None
        self._unknown = ""
        return line
