"""What a call says: points, lengths, and what it asks of partner."""

from dataclasses import dataclass, replace
from enum import Enum, IntEnum

from chelem.bots.bidding.evaluation import Holding
from chelem.core.cards import SUITS, Strain, Suit

Span = tuple[int, int]
Lengths = tuple[Span, Span, Span, Span]

TOP = 40
_ANY: Span = (0, 13)
_NO_LENGTHS: Lengths = (_ANY, _ANY, _ANY, _ANY)


class Count(Enum):
    """How points are counted: honours, with long suits, with a fit."""

    H = "H"
    HL = "HL"
    FIT = "HLD"


class Force(IntEnum):
    """What a call asks of partner when the next player passes."""

    NONE = 0
    ONCE = 1
    GAME = 2


@dataclass(frozen=True, slots=True)
class Shows:
    """The hands that a call describes, or all that a seat has described so far."""

    low: int = 0
    high: int = TOP
    lengths: Lengths = _NO_LENGTHS
    count: Count = Count.H
    trumps: Suit | None = None
    even: bool = False

    def has(self, suit: Suit | Strain, least: int, most: int = 13) -> "Shows":
        """The same, with so many cards of a suit."""
        was = self.lengths[suit]
        return self._with(suit, (max(least, was[0]), min(most, was[1])))

    def _with(self, suit: Suit | Strain, span: Span) -> "Shows":
        lengths = list(self.lengths)
        lengths[suit] = span
        clubs, diamonds, hearts, spades = lengths
        return replace(self, lengths=(clubs, diamonds, hearts, spades))

    @property
    def regular(self) -> "Shows":
        """The same, with a regular hand."""
        return replace(self, even=True)

    def least(self, suit: Suit | Strain) -> int:
        """The fewest cards of a suit, two in a regular hand."""
        return max(self.lengths[suit][0], 2 if self.even else 0)

    @property
    def hope(self) -> int:
        """What partner counts on: the middle of a narrow span, a point or two above a wide one's minimum."""
        width = self.high - self.low
        return self.low + ((width + 1) // 2 if width <= 2 else min(2, width // 3))

    def met(self, hand: Holding) -> bool:
        """Whether a hand is one of those described."""
        if self.even and not hand.regular:
            return False
        if any(
            not low <= hand.lengths[suit] <= high
            for suit, (low, high) in zip(SUITS, self.lengths, strict=True)
        ):
            return False
        return self.low <= self.points(hand) <= self.high

    def points(self, hand: Holding) -> int:
        """The points of a hand, counted as this meaning counts."""
        if self.count is Count.FIT and self.trumps is not None:
            return hand.fit(self.trumps)
        return hand.h if self.count is Count.H else hand.hl

    def within(self, known: "Shows") -> "Shows | None":
        """Both at once; None where no hand is both."""
        spans = tuple(_both(a, b) for a, b in zip(self.lengths, known.lengths, strict=True))
        low, high = max(self.low, known.low), min(self.high, known.high)
        if any(a > b for a, b in spans) or sum(a for a, _ in spans) > 13:
            return None
        if low > high:  # counted differently: the later word is the better one
            low, high = self.low, self.high
        clubs, diamonds, hearts, spades = spans
        return Shows(low, high, (clubs, diamonds, hearts, spades), even=self.even or known.even)

    def or_else(self, other: "Shows") -> "Shows":
        """The narrowest description of both; the points are counted as in the weaker one."""
        spans = tuple(
            (min(a[0], b[0]), max(a[1], b[1])) for a, b in zip(self.lengths, other.lengths, strict=True)
        )
        clubs, diamonds, hearts, spades = spans
        return replace(
            self if self.low <= other.low else other,
            low=min(self.low, other.low),
            high=max(self.high, other.high),
            lengths=(clubs, diamonds, hearts, spades),
            even=self.even and other.even,
        )


def _both(a: Span, b: Span) -> Span:
    return max(a[0], b[0]), min(a[1], b[1])


def h(low: int, high: int = TOP) -> Shows:
    """So many honour points."""
    return Shows(low, high)


def hl(low: int, high: int = TOP) -> Shows:
    """So many points of honours and length."""
    return Shows(low, high, count=Count.HL)


def fit(suit: Suit | Strain, low: int, high: int = TOP) -> Shows:
    """So many points with that suit as trumps."""
    return Shows(max(low, 0), high, count=Count.FIT, trumps=Suit(suit))
