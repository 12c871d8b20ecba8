"""A board as one seat knows it: its own cards, and what the table manager's lines add."""

from chelem.arena.table_manager.table_board import (
    NextTurn,
    TableMove,
    add_explanations,
    next_turn_of,
)
from chelem.core import SEATS, Card, Hand, Refused, Seat
from chelem.engine import Entry, Log
from chelem.engine.events import Dealt, Exposed


class SeatBoard:
    """The board in progress: a log in which the hands that this seat does not see are missing.

    `before` is the log of the match before the deal, which the board goes on with.
    """

    def __init__(self, seat: Seat, before: Log, dealer: Seat, hand: Hand) -> None:
        self.log = before
        state = self.log.state
        setting = state.match.next(state.game, state.sheet, dealer)
        seating = dict(zip(SEATS, state.chairs, strict=True))
        self.log.record(Entry(len(self.log), Dealt(setting, {seat: hand}, seating)))
        self._moves: list[TableMove] = []
        self._versions: list[int] = []

    @property
    def place(self) -> NextTurn | None:
        """Where the board is; None once it is over."""
        return next_turn_of(self.log)

    def played(self, card: Card) -> bool:
        """Return whether a card has been played."""
        play = None if self.log.state.board is None else self.log.state.board.play
        return play is not None and bool(play.gone & card.bit)

    def make(self, move: TableMove) -> None:
        """Add a call or card; `Refused` if it is another hand's turn, or illegal where hands are known."""
        place = self.place
        if place is None or place.turn.hand is not move.hand:
            raise Refused(
                "turn.between" if place is None else "turn.other", seat=str(place and place.turn.hand)
            )
        if isinstance(move.action, Card) and self._holder(move.action) not in (None, move.hand):
            raise Refused("card_play.held", card=move.action)
        (entry, *_) = self.log.act(str(place.turn.actor), move.action)
        self._moves.append(move)
        self._versions.append(entry.version)

    def see_dummy(self, dummy: Seat, hand: Hand) -> None:
        """Add dummy's cards; `Refused` if another hand holds one of them, or one has been played."""
        for card in hand:
            if self.played(card) or self._holder(card) not in (None, dummy):
                raise Refused("card_play.gone", card=card)
        self.log.record(Entry(len(self.log), Exposed(dummy, hand)))

    def add_explanations(self) -> None:
        """Add the explanations of the calls, once the board is over."""
        add_explanations(self.log, self._moves, self._versions)

    def _holder(self, card: Card) -> Seat | None:
        """Return the seat that is known to hold a card."""
        board = self.log.state.board
        hands = board.holdings.hands if board is not None else ()
        return next((seat for seat, hand in zip(SEATS, hands, strict=False) if hand and card in hand), None)
