"""Describe the hands that a call shows: points, suit lengths, shape."""

from dataclasses import dataclass, replace
from enum import Enum, IntEnum

from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.core.cards import SUITS, Strain, Suit

NumberRange = tuple[int, int]
"""The lowest and the highest value, both included."""

LengthRanges = tuple[NumberRange, NumberRange, NumberRange, NumberRange]
"""The number of cards in each suit, in the order ♣ ♦ ♥ ♠."""

MAX_POINTS = 40
"""The upper bound of an unlimited range of points."""

ANY_LENGTH: NumberRange = (0, 13)
_ANY_SHAPE: LengthRanges = (ANY_LENGTH, ANY_LENGTH, ANY_LENGTH, ANY_LENGTH)


class PointCount(Enum):
    """How points are counted: high cards only, with long suits, or with long suits and shortness in a fit.

    The values are those of the French school: H, HL and HLD.
    """

    HCP = "H"
    HL = "HL"
    HLD = "HLD"


class Force(IntEnum):
    """What a call asks of partner when the next player passes: nothing, one more call, a game."""

    NONE = 0
    ONCE = 1
    GAME = 2


@dataclass(frozen=True, slots=True)
class HandDescription:
    """The hands that a call shows, or that a player has shown so far.

    `low` and `high` are points in the given `count`; for HLD `trumps` is the trump suit.
    """

    low: int = 0
    high: int = MAX_POINTS
    lengths: LengthRanges = _ANY_SHAPE
    count: PointCount = PointCount.HCP
    trumps: Suit | None = None
    balanced: bool = False

    def has(self, suit: Suit | Strain, least: int, most: int = 13) -> "HandDescription":
        """Return this description with `least` to `most` cards in a suit."""
        low, high = self.lengths[suit]
        lengths = list(self.lengths)
        lengths[suit] = (max(least, low), min(most, high))
        clubs, diamonds, hearts, spades = lengths
        return replace(self, lengths=(clubs, diamonds, hearts, spades))

    def min_length(self, suit: Suit | Strain) -> int:
        """Return the fewest cards in a suit; at least two in a balanced hand."""
        shown = self.lengths[suit][0]
        return 2 if self.balanced and shown < 2 else shown

    @property
    def expected(self) -> int:
        """The points partner assumes: the middle of a narrow range, or a little above the minimum."""
        width = self.high - self.low
        return self.low + ((width + 1) // 2 if width <= 2 else min(2, width // 3))

    def fits(self, hand: EvaluatedHand) -> bool:
        """Return whether the hand is one of those described."""
        if self.balanced and not hand.balanced:
            return False
        if self.lengths is not _ANY_SHAPE and any(
            not low <= hand.lengths[suit] <= high
            for suit, (low, high) in zip(SUITS, self.lengths, strict=True)
        ):
            return False
        return self.low <= self.points(hand) <= self.high

    def points(self, hand: EvaluatedHand) -> int:
        """Return the points of a hand in this description's count."""
        if self.count is PointCount.HLD and self.trumps is not None:
            return hand.hld(self.trumps)
        return hand.hcp if self.count is PointCount.HCP else hand.hl

    def combined_with(self, known: "HandDescription") -> "HandDescription | None":
        """Return the hands that fit both descriptions; None if there are none.

        Ranges of points that exclude each other were counted differently: this one, the later, applies.
        """
        lengths = _intersection(self.lengths, known.lengths)
        if lengths is None:
            return None
        low, high = max(self.low, known.low), min(self.high, known.high)
        if low > high:
            low, high = self.low, self.high
        return HandDescription(low, high, lengths, balanced=self.balanced or known.balanced)

    def compatible_with(self, known: "HandDescription") -> bool:
        """Return whether some shape fits both descriptions."""
        return _intersection(self.lengths, known.lengths) is not None

    def union(self, other: "HandDescription") -> "HandDescription":
        """Return the narrowest description that covers both, in the point count of the weaker one."""
        clubs, diamonds, hearts, spades = (
            (min(a[0], b[0]), max(a[1], b[1])) for a, b in zip(self.lengths, other.lengths, strict=True)
        )
        return replace(
            self if self.low <= other.low else other,
            low=min(self.low, other.low),
            high=max(self.high, other.high),
            lengths=(clubs, diamonds, hearts, spades),
            balanced=self.balanced and other.balanced,
        )


ANY_HAND = HandDescription()


def _intersection(some: LengthRanges, others: LengthRanges) -> LengthRanges | None:
    """Return the lengths that fit both; None if a suit has none or the suits need more than 13 cards."""
    ranges = []
    cards = 0
    for (low, high), (other_low, other_high) in zip(some, others, strict=True):
        fewest, most = max(low, other_low), min(high, other_high)
        if fewest > most:
            return None
        cards += fewest
        ranges.append((fewest, most))
    clubs, diamonds, hearts, spades = ranges
    return (clubs, diamonds, hearts, spades) if cards <= 13 else None


def hcp(low: int, high: int = MAX_POINTS, *, balanced: bool = False) -> HandDescription:
    """Describe a hand by its high-card points."""
    return HandDescription(low, high, balanced=balanced)


def hl(low: int, high: int = MAX_POINTS) -> HandDescription:
    """Describe a hand by its points for high cards and long suits."""
    return HandDescription(low, high, count=PointCount.HL)


def hld(suit: Suit | Strain, low: int, high: int = MAX_POINTS) -> HandDescription:
    """Describe a hand by its support points: high cards, length and shortness with `suit` as trumps."""
    return HandDescription(max(low, 0), high, count=PointCount.HLD, trumps=Suit(suit))
