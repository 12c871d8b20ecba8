"""Answer a claim: accept it if it leaves our side at least its double-dummy tricks."""

from chelem.analysis.double_dummy import tricks_of
from chelem.bots.cardplay.knowledge import possible_cards
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player, View
from chelem.engine.board import Board
from chelem.engine.moves import AnswerClaim
from chelem.phases.card_play import CardPlay
from chelem.phases.claim import Claim


def respond_to_claim(view: View) -> AnswerClaim:
    """Return the answer of the view's player to the pending claim (RULES Common, Claim)."""
    board, viewer = view.state.board, view.viewer
    seat = view.state.seat(viewer.id) if isinstance(viewer, Player) else None
    if board is None or board.claim is None or board.play is None or seat is None:
        return AnswerClaim(accept=False)
    return AnswerClaim(accept=_acceptable(board, board.play, board.claim, seat))


def _acceptable(board: Board, play: CardPlay, claim: Claim, seat: Seat) -> bool:
    """Return whether the claim leaves the side of `seat` at least its double-dummy tricks."""
    ours = claim.tricks if seat.side is claim.by.side else play.left - claim.tricks
    if ours == play.left:
        return True
    provable = provable_tricks(board, play, seat)
    return provable is not None and ours >= provable


def provable_tricks(board: Board, play: CardPlay, seat: Seat) -> int | None:
    """Return the most tricks that the side of `seat` can still take; None unless all hands are known.

    A hand is known if it is on the table, or if the play leaves only one possibility for it.
    """
    north, east, south, west = map(board.count, SEATS)
    counts = (north, east, south, west)
    possible = possible_cards(board, play, counts)
    if any(bits.bit_count() != count for bits, count in zip(possible, counts, strict=True)):
        return None
    north_hand, east_hand, south_hand, west_hand = map(Hand, possible)
    hands = (north_hand, east_hand, south_hand, west_hand)
    return tricks_of(hands, play.strain, play.leader, play.trick, seat.side)
