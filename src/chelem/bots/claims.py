"""A bot's answer to a claim: yes to what a search to the end proves, or what gives it more."""

from chelem.analysis.double_dummy import tricks_of
from chelem.bots.cardplay.knowledge import possible
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player, View
from chelem.engine.board import Board
from chelem.engine.moves import Answers
from chelem.phases.tricks import Tricks


def answer(view: View) -> Answers:
    """The answer of the view's player to the claim that waits for it (RULES Common, Claim)."""
    board, viewer = view.state.board, view.viewer
    seat = view.state.seat(viewer.id) if isinstance(viewer, Player) else None
    if board is None or board.claim is None or board.play is None or seat is None:
        return Answers(accept=False)
    return Answers(accept=_fair(board, board.play, seat, board.claim.by, board.claim.tricks))


def _fair(board: Board, play: Tricks, seat: Seat, by: Seat, tricks: int) -> bool:
    """Whether the claim leaves our side at least what the search proves."""
    ours = tricks if seat.side is by.side else play.left - tricks
    if ours == play.left:
        return True  # more than all there is to win nobody can prove
    most = proved(board, play, seat)
    return most is not None and ours >= most


def proved(board: Board, play: Tricks, seat: Seat) -> int | None:
    """The most tricks that the side of `seat` can take of those left, where all hands are known.

    None where a hand is not known.
    """
    north, east, south, west = map(board.count, SEATS)
    counts = (north, east, south, west)
    may = possible(board, play, counts)
    if any(bits.bit_count() != count for bits, count in zip(may, counts, strict=True)):
        return None
    north_hand, east_hand, south_hand, west_hand = map(Hand, may)
    hands = (north_hand, east_hand, south_hand, west_hand)
    return tricks_of(hands, play.strain, play.leader, play.trick, seat.side)
