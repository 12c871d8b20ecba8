"""Features: the numbers of a hand that bidding systems use, exactly defined.

Every feature is one of two kinds. A *holding* feature is a sum over the four suits of a number that the cards
of that suit give (aces, losers, a stopper); it has a table of 8192 entries for each suit. A *shape* feature
follows from the four lengths, and may add the high-card points (HL, HLD). Both can be evaluated for thousands
of hands at once, and bounded for all hands of one shape and one number of high-card points.
"""

from dataclasses import dataclass
from enum import Enum

from chelem.core import Suit


class FeatureKind(Enum):
    """What is counted. The value is its name in messages."""

    HCP = "hcp"
    HL = "hl"
    HLD = "hld"
    LENGTH = "length"
    LONGER = "longer"
    """Cards of the first suit less cards of the second."""
    LEAD = "lead"
    """Cards of the suit less those of the longest other suit."""
    LONGEST = "longest"
    SECOND_LONGEST = "second-longest"
    SHORTEST = "shortest"
    BALANCED = "balanced"
    SEMI_BALANCED = "semi-balanced"
    RULE_OF_TWENTY = "rule-of-twenty"
    """High-card points and the cards of the two longest suits."""
    RULE_OF_FIFTEEN = "rule-of-fifteen"
    """High-card points and the number of spades."""
    PATTERN = "pattern"
    """1 if the lengths, sorted, are those of the feature."""
    EXACT_PATTERN = "exact-pattern"
    """1 if the lengths, spades first, are those of the feature."""
    ACES = "aces"
    KINGS = "kings"
    KEYCARDS = "keycards"
    CONTROLS = "controls"
    """An ace counts 2, a king 1."""
    LOSERS = "losers"
    QUICK_TRICKS = "quick-tricks"
    PLAYING_TRICKS = "playing-tricks"
    TOPS = "tops"
    """Ace, king and queen of a suit."""
    HONOURS = "honours"
    """Ace to ten of a suit."""
    SUIT_POINTS = "suit-points"
    """High-card points in a suit."""
    GOOD = "good"
    FAIR = "fair"
    SOLID = "solid"
    STRONG = "strong"
    STOP = "stop"
    HALF_STOP = "half-stop"
    DOUBLE_STOP = "double-stop"
    ACE = "ace"
    KING = "king"
    QUEEN = "queen"
    FIRST_CONTROL = "first-control"
    CONTROL = "control"

    __hash__ = object.__hash__  # that of `Enum` is a method in Python, and hashes the name each time

    @property
    def scale(self) -> int:
        """The units of one: tricks are counted in halves."""
        return 2 if self in (FeatureKind.QUICK_TRICKS, FeatureKind.PLAYING_TRICKS) else 1


_K = FeatureKind


@dataclass(frozen=True, slots=True)
class Feature:
    """A number of a hand: a kind, its suits if it has any, and the lengths of a pattern."""

    kind: FeatureKind
    suits: tuple[Suit, ...] = ()
    pattern: tuple[int, ...] = ()

    @property
    def flag(self) -> bool:
        """Whether the feature is only true (1) or false (0)."""
        return self.kind in _FLAGS

    @property
    def of_shape(self) -> bool:
        """Whether it follows from the lengths and the high-card points."""
        return self.kind in _OF_SHAPE

    @property
    def counts_points(self) -> bool:
        """Whether high-card points are part of it; only shape features tell."""
        return self.kind in POINT_KINDS


_FLAGS = frozenset(
    {
        _K.BALANCED,
        _K.SEMI_BALANCED,
        _K.PATTERN,
        _K.EXACT_PATTERN,
        _K.GOOD,
        _K.FAIR,
        _K.SOLID,
        _K.STRONG,
        _K.STOP,
        _K.HALF_STOP,
        _K.DOUBLE_STOP,
        _K.ACE,
        _K.KING,
        _K.QUEEN,
        _K.FIRST_CONTROL,
        _K.CONTROL,
    }
)
POINT_KINDS = frozenset({_K.HCP, _K.HL, _K.HLD, _K.RULE_OF_TWENTY, _K.RULE_OF_FIFTEEN})
"""Kinds of which high-card points are part."""
_OF_SHAPE = POINT_KINDS | {
    _K.LENGTH,
    _K.LONGER,
    _K.LEAD,
    _K.LONGEST,
    _K.SECOND_LONGEST,
    _K.SHORTEST,
    _K.BALANCED,
    _K.SEMI_BALANCED,
    _K.PATTERN,
    _K.EXACT_PATTERN,
}
