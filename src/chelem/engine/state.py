"""The state of a match: what the rules, or one viewer, know of it after an entry of its log."""

from dataclasses import dataclass

from chelem.core.calls import Action
from chelem.core.seats import SEATS, Seat
from chelem.engine.board import Board
from chelem.engine.events import Committed
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.engine.sheet import PlayerId, Sheet, Verdict
from chelem.phases.phase import Turn


@dataclass(frozen=True, slots=True)
class State:
    """The fold of an effective log; hands that are not known to its reader are None.

    `chairs` says by seat who sits where: nobody in an empty chair and in Domy's. `committed` is the
    promise of a deal that is still to come.
    """

    game: Game
    match: Match
    chairs: tuple[PlayerId | None, ...]
    sheet: Sheet
    board: Board | None = None
    committed: Committed | None = None
    verdict: Verdict | None = None

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Those who may act now."""
        return self.board.turns if self.board else ()

    @property
    def turn(self) -> Turn | None:
        """The one who is to call or play a card now; None between deals and while a claim is open."""
        board = self.board
        if board is None or board.closed or board.claim is not None or board.phase is None:
            return None
        return board.phase.turn

    @property
    def player(self) -> PlayerId | None:
        """The player whose turn it is to call or play a card."""
        turn = self.turn
        return None if turn is None else self.chairs[turn.actor]

    def legal(self) -> tuple[Action, ...]:
        """The calls or cards open to the one whose turn it is; none where that hand is unknown."""
        board, turn = self.board, self.turn
        if board is None or turn is None or board.phase is None:
            return ()
        hand = board.holdings.hands[turn.hand]
        return () if hand is None else board.phase.legal(hand)

    def as_said(self, seat: Seat, action: Action) -> Action:
        """An action of that seat as players of the game say it, where that is not its code."""
        return self.game.as_said(action, seat, self.board.setting.dealer) if self.board else action

    def seat(self, player: PlayerId) -> Seat | None:
        """Where a player sits."""
        return SEATS[self.chairs.index(player)] if player in self.chairs else None
