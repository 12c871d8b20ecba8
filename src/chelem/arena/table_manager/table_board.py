"""A board at a table of programs: the rules, every move in order, and those who wait for the next."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field

from chelem.arena.table_manager.lines import BoardLine, CallLine, CardLine
from chelem.boards import Record
from chelem.core import SEATS, Action, Bid, Card, Deal, ParseError, Refused, Seat, SimpleCall, Vulnerability
from chelem.engine import Log
from chelem.engine.events import Alerted, Explained, Started
from chelem.games.registry import GAMES, game_of_files
from chelem.matches import deal_event
from chelem.matches.duplicate import board_dealer
from chelem.phases import Turn


@dataclass(frozen=True, slots=True)
class DealtBoard:
    """A board to be played: its heading (number, dealer, vulnerability) and its cards."""

    heading: BoardLine
    deal: Deal

    @classmethod
    def numbered(cls, deal: Deal, number: int) -> "DealtBoard":
        """Return a board whose dealer and vulnerability follow from its number."""
        return cls(BoardLine(number, board_dealer(number), Vulnerability.on_board(number)), deal)

    @classmethod
    def of_record(cls, record: Record, place: int) -> "DealtBoard":
        """Return the board of a file, number `place` if it has none; `ParseError` if a card is unknown."""
        number = record.number or place
        if record.deal is None:
            raise ParseError("record.setting", board=record.board or str(place))
        dealer = board_dealer(number) if record.dealer is None else record.dealer
        vulnerable = Vulnerability.on_board(number) if record.vulnerable is None else record.vulnerable
        return cls(BoardLine(number, dealer, vulnerable), record.deal)


def new_board_log(heading: BoardLine) -> Log:
    """Return the log of a match of one board, before the deal; the players are named after their seats."""
    game = game_of_files()
    form = GAMES[game.name].forms[0]
    match = form(**form.from_deal(heading.dealer, heading.vulnerable, heading.number))
    return Log(Started(game, match, {seat: str(seat) for seat in SEATS}))


@dataclass(frozen=True, slots=True)
class TableMove:
    """A call or card, the hand that it comes from, and its explanation."""

    hand: Seat
    action: Action
    alerted: bool = False
    text: str = ""

    def line_for(self, seat: Seat) -> CallLine | CardLine:
        """Return the line that another seat reads: only opponents read an alert and an explanation."""
        match self.action:
            case Card() as card:
                return CardLine(self.hand, card)
            case Bid() | SimpleCall() as call:
                informed = seat.side is not self.hand.side
                return CallLine(
                    self.hand, call, alerted=informed and self.alerted, text=self.text if informed else ""
                )
            case _:
                raise TypeError(self.action)


@dataclass(frozen=True, slots=True)
class NextTurn:
    """Where a board is before a move: whose turn it is, who is dummy, the trick from 1, 0 in the auction."""

    turn: Turn
    dummy: Seat | None = None
    trick: int = 0
    leads: bool = False

    @property
    def opening_lead(self) -> bool:
        """Whether the first card comes next."""
        return self.leads and self.trick == 1


@dataclass(slots=True, eq=False)
class TableBoard:
    """A board in progress; each seat follows its moves at its own pace."""

    board: DealtBoard
    log: Log = field(init=False)
    moves: list[TableMove] = field(default_factory=list)
    _next_turns: list[NextTurn | None] = field(default_factory=list)
    _versions: list[int] = field(default_factory=list)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.log = new_board_log(self.board.heading)
        state = self.log.state
        setting = state.match.next(state.game, state.sheet, self.board.heading.dealer)
        self.log.add(deal_event(state, setting, self.board.deal))
        self._next_turns.append(next_turn_of(self.log))

    def place(self, index: int) -> NextTurn | None:
        """Return the place before a move, which every earlier move has been made for; None at the end."""
        return self._next_turns[index]

    async def move(self, index: int) -> TableMove:
        """Wait for a move."""
        while index >= len(self.moves):
            await self._changed.wait()
        return self.moves[index]

    def make(self, index: int, move: TableMove) -> None:
        """Make a move, or make it again: a program that has come back repeats its moves.

        `Refused` if the rules do not allow it, or if the same seat has made another.
        """
        if index < len(self.moves):
            if self.moves[index].action != move.action:
                raise Refused(
                    "table_manager.differs", action=str(move.action), made=str(self.moves[index].action)
                )
            return
        place = self._next_turns[index]
        if place is None or place.turn.hand is not move.hand:
            raise Refused("turn.between")
        (entry, *_) = self.log.act(str(place.turn.actor), move.action)
        self.moves.append(move)
        self._versions.append(entry.version)
        self._next_turns.append(next_turn_of(self.log))
        if self._next_turns[-1] is None:
            add_explanations(self.log, self.moves, self._versions)
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()


def add_explanations(log: Log, moves: Iterable[TableMove], versions: Iterable[int]) -> None:
    """Add the explanations of the calls to the log of a finished board.

    They come last so that, while it is played, versions count the moves alone: bots draw their chances from
    versions, and partner's log has no explanations.
    """
    for move, version in zip(moves, versions, strict=True):
        if move.alerted:
            log.add(Alerted(str(move.hand), version, move.text))
        elif move.text:
            log.add(Explained(str(move.hand), version, move.text))


def next_turn_of(log: Log) -> NextTurn | None:
    """Return the place that a log has reached; None once the board is over."""
    board, turn = log.state.board, log.state.turn
    if board is None or turn is None:
        return None
    if board.play is None or board.contract is None:
        return NextTurn(turn)
    return NextTurn(turn, board.contract.dummy, len(board.play.done) + 1, not board.play.trick)
