"""Read the auction: hands that differ from what a player's calls have shown are less likely."""

from collections.abc import Sequence

from chelem.bots.bidding.description import MAX_POINTS, HandDescription
from chelem.bots.bidding.system import understand_auction
from chelem.bots.sampling.layouts import HandWeigher
from chelem.core.cards import SUITS
from chelem.core.hands import SUIT_BITS, Hand
from chelem.core.seats import Seat
from chelem.engine.board import Board
from chelem.engine.game import AuctionGame, Game
from chelem.engine.style import style_with
from chelem.phases.auction import Auction

OTHER_LENGTH, FEWER_POINTS, MORE_POINTS = 0.2, 0.5, 0.3
"""How likely a suit is one card shorter or longer than shown, a hand one point weaker or stronger."""

LONG_SUITS = 2
"""Points of a hand that may be for long suits, not high cards."""

PASSED = HandDescription(0, 11)
"""What a player shows who passes before anybody has bid."""


def weigh_by_calls(board: Board, game: Game) -> HandWeigher | None:
    """Return the weights of hands by the calls of the deal; None without an auction of the bots' system."""
    match board.past_phases, game:
        case (Auction() as auction, *_), AuctionGame(style=style):
            said = auction.said()
        case _:
            return None
    calls = tuple(call for _, call in said)
    state = understand_auction(style_with(style, redouble=auction.doubling > 1), calls)
    dealer = board.setting.dealer

    def weigh(seat: Seat, hands: Sequence[int]) -> list[float]:
        place = (seat - dealer) & 3
        shown = state.shown[place]
        if state.opener is None or place < state.opener:
            shown = shown.combined_with(PASSED) or shown
        return [_likelihood(hand, shown) for hand in hands]

    return weigh


def _likelihood(bits: int, shown: HandDescription) -> float:
    """Return how likely a player shows this with a hand of thirteen cards."""
    likelihood = 1.0
    for suit, (fewest, most) in zip(SUITS, shown.lengths, strict=True):
        length = (bits & SUIT_BITS[suit]).bit_count()
        likelihood *= OTHER_LENGTH ** max(0, fewest - length, length - most)
    hand = Hand(bits)
    points = hand.hcp
    likelihood *= FEWER_POINTS ** max(0, shown.low - LONG_SUITS - points)
    if shown.high < MAX_POINTS:
        likelihood *= MORE_POINTS ** max(0, points - shown.high)
    return likelihood * (OTHER_LENGTH if shown.balanced and not hand.balanced else 1.0)
