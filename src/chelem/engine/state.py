"""The state of a match after an entry of its log, in full or as one viewer knows it."""

from dataclasses import dataclass

from chelem.core import SEATS, Action, Seat
from chelem.engine.board import Board
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.engine.promise import Promise
from chelem.engine.sheet import PlayerId, Sheet, Verdict
from chelem.phases import Turn


@dataclass(frozen=True, slots=True)
class State:
    """The fold of an effective log; hands that its reader does not know are None.

    `chairs` are the players by seat, None for an empty chair or a seat without a player. `promise` is
    what was published of a deal not dealt yet, `format` the format of the log, `persons` are the players who
    were people, not bots, when they last sat down. `first_dealer` is who drew the highest card for partners.
    """

    game: Game
    match: Match
    chairs: tuple[PlayerId | None, ...]
    sheet: Sheet
    board: Board | None = None
    promise: Promise | None = None
    verdict: Verdict | None = None
    format: int = 1
    persons: frozenset[PlayerId] = frozenset()
    first_dealer: Seat | None = None

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The players who may act now."""
        return self.board.turns if self.board else ()

    @property
    def turn(self) -> Turn | None:
        """The turn to call or play; None between deals and while a claim is open."""
        board = self.board
        if board is None or board.closed or board.claim is not None or board.phase is None:
            return None
        return board.phase.turn

    @property
    def player(self) -> PlayerId | None:
        """The player whose turn it is to call or play."""
        turn = self.turn
        return None if turn is None else self.chairs[turn.actor]

    def legal(self) -> tuple[Action, ...]:
        """Return the legal calls or cards of the current turn; none if its hand is unknown."""
        board, turn = self.board, self.turn
        if board is None or turn is None or board.phase is None:
            return ()
        hand = board.holdings.hands[turn.hand]
        return () if hand is None else board.phase.legal(hand)

    def as_said(self, seat: Seat, action: Action) -> Action:
        """An action of that seat as players of the game say it, where that is not its code."""
        return self.game.as_said(action, seat, self.board.setting.dealer) if self.board else action

    def seat(self, player: PlayerId) -> Seat | None:
        """Return the seat of a player, if they have one."""
        return SEATS[self.chairs.index(player)] if player in self.chairs else None
