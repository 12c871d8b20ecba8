"""The usual points of a call as a value: a core, and which hands have fewer or more."""

from dataclasses import dataclass
from enum import Enum

from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.requirements import (
    NO_LIMIT,
    HandRequirement,
    Within,
    all_requirements,
    any_requirement,
)

HCP = Feature(FeatureKind.HCP)
UNBALANCED = Within(Feature(FeatureKind.BALANCED), 0, 0)


SHORT = 2
"""A range with no more between its ends is left as it is."""


@dataclass(frozen=True, slots=True)
class Ends:
    """The least and the most points of a range."""

    low: int
    high: int

    @property
    def short(self) -> bool:
        """Whether a sentence gives both ends, even where the hands at one of them are rare."""
        return self.high - self.low <= SHORT


class TailReason(Enum):
    """Which hands of a tail make the call. The value is the name in messages."""

    GOOD_SHAPE = "good-shape"
    RIGHT_SHAPE = "right-shape"
    LENGTH = "length"
    NO_SHAPE = "no-shape"
    """Those that lack the shape for another bid."""
    NO_BID = "no-bid"
    NO_BETTER = "no-better"
    SOMETIMES = "sometimes"
    RARELY = "rarely"

    @property
    def hedges(self) -> bool:
        """Whether it only says how often."""
        return self in (TailReason.SOMETIMES, TailReason.RARELY)

    @property
    def describes(self) -> bool:
        """Whether it says what the hands hold, or that they are those without a bid."""
        return self not in (TailReason.NO_SHAPE, TailReason.NO_BETTER) and not self.hedges


@dataclass(frozen=True, slots=True)
class Tail:
    """Points with which a call is made less often, and with which hands."""

    low: int
    high: int
    reason: TailReason
    holding: Within | None = None
    """What the hands hold, if that is a suit."""
    feature: Feature = HCP

    @property
    def requirement(self) -> HandRequirement:
        """What each hand with these points meets."""
        parts: list[HandRequirement] = [Within(self.feature, self.low, self.high)]
        if self.holding is not None:
            parts.append(self.holding)
        if self.reason is TailReason.GOOD_SHAPE:
            parts.append(UNBALANCED)
        return all_requirements(parts)


@dataclass(frozen=True, slots=True)
class PointSummary:
    """The usual points of a call, high cards or support points, and those of the hands at either end."""

    low: int
    high: int
    """`NO_LIMIT` where there is none."""
    below: Tail | None = None
    above: Tail | None = None
    feature: Feature = HCP
    inherited: tuple[Tail, ...] = ()
    """What sentences about earlier calls of the player have added, which this one does not repeat."""
    beside: Within | None = None
    """The high-card points that most hands have, where support points are told."""
    left: HandRequirement | None = None
    """What a reply shows that is for all hands left; a sentence then says only this."""
    known: frozenset[HandRequirement] = frozenset()
    """The lengths that the player's earlier calls have shown, and the core of their points."""

    @property
    def core(self) -> Within:
        """The usual points."""
        return Within(self.feature, self.low, self.high)

    @property
    def tails(self) -> tuple[Tail, ...]:
        """What is added."""
        return tuple(tail for tail in (self.below, self.above) if tail is not None)

    @property
    def says_nothing(self) -> bool:
        """Whether any hand has such points."""
        return self.low == 0 and self.high == NO_LIMIT and not self.tails

    @property
    def requirement(self) -> HandRequirement:
        """What every hand meets that makes the call, with what earlier sentences have added."""
        added = (*self.tails, *self.inherited)
        return any_requirement([self.core, *(tail.requirement for tail in added)])
