"""Read the auction: hands that differ from what a player's calls have shown are less likely."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from chelem.bots.bidding.description import MAX_POINTS, HandDescription
from chelem.bots.bidding.system import understand_auction
from chelem.bots.sampling.layouts import HandWeigher, LayoutSpace, Sample
from chelem.bots.sampling.spaces import cards_played
from chelem.core.cards import SUITS
from chelem.core.hands import SUIT_BITS, Hand
from chelem.core.seats import Seat, Side
from chelem.engine.board import Board
from chelem.engine.game import AuctionGame, Game
from chelem.engine.state import State
from chelem.engine.style import style_with
from chelem.phases.auction import Auction

OTHER_LENGTH, FEWER_POINTS, MORE_POINTS = 0.2, 0.5, 0.3
"""How likely a suit is one card shorter or longer than shown, a hand one point weaker or stronger."""

LONG_SUITS = 2
"""Points of a hand that may be for long suits, not high cards."""

PASSED = HandDescription(0, 11)
"""What a player shows who passes before anybody has bid."""


OVERSAMPLING, MOST_DRAWN = 8, 600
"""Layouts that a reading returns for each one to be kept, and the most in all if that is enough."""


@dataclass(frozen=True, slots=True)
class Listener:
    """Who reads the calls: a player of a side, and what it sees of the match."""

    state: State
    side: Side


class CallReading(Protocol):
    """A way to read the calls of a deal."""

    def knows_system(self, game: Game) -> bool:
        """Return whether it knows by which system the calls of a game are made."""

    def likely_layouts(self, space: LayoutSpace, listener: Listener, count: int, rng: Random) -> Sample:
        """Return layouts of a space, weighed by the calls: several for each of the `count` to keep."""


@dataclass(frozen=True, slots=True)
class RulesReading:
    """Reads calls by the rules of `bots/bidding/`."""

    def knows_system(self, _: Game, /) -> bool:
        """Return False: these rules say what usual players show."""
        return False

    def likely_layouts(self, space: LayoutSpace, listener: Listener, count: int, rng: Random) -> Sample:
        """Return layouts of a space, weighed by what the calls have shown."""
        drawn, board = space.sample(number_to_weigh(count), rng), listener.state.board
        weigh = None if board is None else weigh_by_calls(board, listener.state.game)
        if board is None or weigh is None:
            return drawn
        return drawn.weighed(space.hidden, weigh, cards_played(board))


BY_RULES = RulesReading()


def number_to_weigh(count: int) -> int:
    """Return how many layouts to weigh where `count` are kept."""
    return max(count, min(count * OVERSAMPLING, MOST_DRAWN))


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
