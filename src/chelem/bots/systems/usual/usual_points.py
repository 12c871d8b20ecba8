"""The points that a call shows in the words of players: the usual ones, and which hands have others.

A hand of five hearts opens one heart on 12 points, and on ten or eleven if its shape is good. The *core* are
the points with which most hands bid so that might; the rest, at either end, is added.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.cells import EVERY_CELL, CellSet, range_in
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.requirements import (
    NO_LIMIT,
    AllOf,
    HandRequirement,
    SomeOf,
    Within,
    all_requirements,
    any_requirement,
    evaluate,
)
from chelem.bots.systems.usual.makers import MakerCounts, makers_of
from chelem.core import Bid, Call, SimpleCall, Suit

_HCP = Feature(FeatureKind.HCP)
_ENOUGH = 15
"""With fewer hands nothing is said."""
_OPEN_END = 28
"""From here on an upper end is not worth mentioning."""
_STRONG_CALL = 22
"""A wide range that goes on to here is told without its upper end."""
_WIDE = 9
"""The difference of the ends from which a range tells little."""
_CLEAR, _CLEAR_SHARE = 0.35, 0.3
_SOME, _SOME_SHARE = 0.62, 0.25
"""How often, compared with the points next to them, those of a tail lead to the call at most, and the part
of all its hands that have them at most; a greater part where the difference is clear."""
_NEXT = 3
"""With how many points next to it a tail is compared."""
_ALIKE = 0.85
"""How often, compared with those next to the tail, any points of it lead to the call at most."""
_RARE = 0.06
"""The part of the hands that is called rare."""
_LONG_TAIL = 5
"""The difference of the ends from which only the lower end of an upper tail is told."""
_TELLING = 0.04
"""The part of the hands from which a tail tells something."""


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


@dataclass(frozen=True, slots=True)
class Tail:
    """Points with which a call is made less often, and with which hands."""

    low: int
    high: int
    reason: TailReason
    length: Within | None = None
    """What the hands hold, if that is a suit."""

    @property
    def requirement(self) -> HandRequirement:
        """What each hand with these points meets."""
        parts: list[HandRequirement] = [Within(_HCP, self.low, self.high)]
        if self.length is not None:
            parts.append(self.length)
        if self.reason is TailReason.GOOD_SHAPE:
            parts.append(_UNBALANCED)
        return all_requirements(parts)


_UNBALANCED = Within(Feature(FeatureKind.BALANCED), 0, 0)


@dataclass(frozen=True, slots=True)
class PointSummary:
    """The usual points of a call, in high cards, and those of the hands at either end."""

    low: int
    high: int
    """`NO_LIMIT` where there is none."""
    below: Tail | None = None
    above: Tail | None = None

    @property
    def core(self) -> Within:
        """The usual points."""
        return Within(_HCP, self.low, self.high)

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
        """What every hand meets that makes the call."""
        return any_requirement([self.core, *(tail.requirement for tail in self.tails)])


def usual_points(point: AuctionPoint, call: Call) -> PointSummary | None:
    """Return the usual points of a call; None where too few hands are found that make it."""
    meaning = point.meaning(call)
    if not meaning.by_system or not meaning.reached:
        return None
    makers = makers_of(point, call)
    if makers.seen < _ENOUGH:
        return None
    low, high = meaning.known.range_of(_HCP)
    bounds = _written_bounds(meaning)
    limited = call is SimpleCall.PASS or high < _STRONG_CALL
    first = _first_usual(makers, low, high, bounds)
    last = _last_usual(makers, low, high, bounds) if limited else high
    if last <= first:
        first, last = low, high
    elif last >= _STRONG_CALL:
        last = high
    first, last, end = _narrowed(makers, (low, high), first, last)
    summary = PointSummary(first, NO_LIMIT if end >= _OPEN_END else last)
    if first > low:
        summary = replace(summary, below=_lower_tail(meaning, makers, (low, first - 1), last))
    if last < end:
        summary = replace(summary, above=_upper_tail(meaning, makers, first, (last + 1, end)), high=last)
    return summary


def _written_bounds(meaning: SystemMeaning) -> set[int]:
    """Return the lowest points of a core that rules of the call name; a tail that ends there comes first."""
    bounds: set[int] = set()
    for reached in meaning.reached:
        for limits in _ranges_of_points(reached.rule.requirement):
            bounds |= {limits.low, limits.high + 1}
    return bounds


def _ranges_of_points(requirement: HandRequirement) -> list[Within]:
    match requirement:
        case Within(feature):
            return [requirement] if feature == _HCP else []
        case AllOf(parts) | SomeOf(parts):
            return [limits for part in parts for limits in _ranges_of_points(part)]


def _stands_apart(makers: MakerCounts, tail: tuple[int, int], beside: tuple[int, int]) -> bool:
    """Return whether the points of a tail lead to the call clearly less often than those beside it."""
    share, rate = makers.share(*tail), makers.rate(*beside)
    if not rate or any(makers.rate(points, points) > _ALIKE * rate for points in _frequent(makers, tail)):
        return False
    contrast = makers.rate(*tail) / rate
    return (contrast <= _CLEAR and share <= _CLEAR_SHARE) or (contrast <= _SOME and share <= _SOME_SHARE)


def _frequent(makers: MakerCounts, tail: tuple[int, int]) -> Iterator[int]:
    """Yield the points of a tail that more than very few hands have which make the call."""
    return (points for points in range(tail[0], tail[1] + 1) if makers.share(points, points) > _RARE / 4)


def _first_usual(makers: MakerCounts, low: int, high: int, bounds: set[int]) -> int:
    """Return the least of the usual points."""
    found = {}
    for start in range(low + 1, high):
        tail, beside = (low, start - 1), (start, min(start + _NEXT - 1, high))
        if _stands_apart(makers, tail, beside):
            found[start] = makers.rate(*tail) / makers.rate(*beside)
    return _best(makers, {start: (low, start - 1) for start in found}, found, bounds) or low


def _last_usual(makers: MakerCounts, low: int, high: int, bounds: set[int]) -> int:
    """Return the most of the usual points."""
    found = {}
    for end in range(high - 1, low, -1):
        tail, beside = (end + 1, high), (max(end - _NEXT + 1, low), end)
        if _stands_apart(makers, tail, beside):
            found[end] = makers.rate(*tail) / makers.rate(*beside)
    written = {end - 1 for end in bounds}
    return _best(makers, {end: (end + 1, high) for end in found}, found, written) or high


def _best(
    makers: MakerCounts, tails: dict[int, tuple[int, int]], found: dict[int, float], written: set[int]
) -> int | None:
    """Return the end of the core that stands out most, among those that rules name if there are any.

    A tail is to hold more than rare hands; `found` has how often each leads to the call, the longest last.
    """
    ends = [end for end in found if end in written] or [*found]
    telling = [end for end in ends if makers.share(*tails[end]) >= _TELLING]
    if telling and ends[0] in written:
        return min(telling, key=found.__getitem__)
    return max(telling or ends, key=lambda end: makers.share(*tails[end]), default=None)


def _narrowed(makers: MakerCounts, ends: tuple[int, int], first: int, last: int) -> tuple[int, int, int]:
    """Return the usual points, and the most there are: rare tails stay if the range is short with them.

    Of a range that is still wide, the rarest hands at either end are left out, or the upper end where it is
    very high.
    """
    low, high = ends
    if (
        _joins(makers, (low, first - 1))
        and not _is_wide(low, last)
        and (first == low + 1 or high < _OPEN_END)
    ):
        first = low
    if _joins(makers, (last + 1, high)) and not _is_wide(first, high):
        last = high
    if first > 0 and _is_wide(first, last):
        if last == high and high >= _STRONG_CALL:
            return first, NO_LIMIT, NO_LIMIT
        while last - first > _WIDE:
            if makers.share(low, first) < makers.share(last, high):
                first += 1
            else:
                last -= 1
    return first, last, high


def _joins(makers: MakerCounts, tail: tuple[int, int]) -> bool:
    """Return whether a tail is too short, or too rare for its length, to be told apart."""
    points = tail[1] - tail[0] + 1
    return points < 2 or (points < _NEXT and makers.share(*tail) < _TELLING)


def _is_wide(low: int, high: int) -> bool:
    """Return whether a range of points tells little."""
    return low > 0 and high < _OPEN_END and high - low > _WIDE


def _lower_tail(meaning: SystemMeaning, makers: MakerCounts, ends: tuple[int, int], last: int) -> Tail:
    low, high = ends
    if _is_like(makers, ends, (high + 1, last)):
        return Tail(low, high, _how_often(makers, ends))
    tail, core = (
        meaning.cells & evaluate(Within(_HCP, *part), EVERY_CELL)[0] for part in (ends, (high + 1, last))
    )
    longer = _longer_suit(meaning, tail, core)
    if longer is not None:
        return Tail(low, high, TailReason.LENGTH, longer)
    balanced = ~evaluate(_UNBALANCED, EVERY_CELL)[0]
    if tail and not tail & balanced and core & balanced:
        return Tail(low, high, TailReason.GOOD_SHAPE)
    rare = makers.share(low, high) < _RARE
    shape = not rare and makers.shape_decides(low, high)
    return Tail(low, high, TailReason.RIGHT_SHAPE if shape else _how_often(makers, ends))


def _is_like(makers: MakerCounts, tail: tuple[int, int], core: tuple[int, int]) -> bool:
    """Return whether hands of a tail make the call as often as others: they are fewer, and not special."""
    return makers.rate(*tail) > _ALIKE * makers.rate(*core)


def _how_often(makers: MakerCounts, tail: tuple[int, int]) -> TailReason:
    return TailReason.RARELY if makers.share(*tail) < _RARE else TailReason.SOMETIMES


def _longer_suit(meaning: SystemMeaning, tail: CellSet, core: CellSet) -> Within | None:
    """Return the length that the suit of a natural bid has in all hands of a tail, if more than in others."""
    call = meaning.call
    suit: Suit | None = call.strain.suit if isinstance(call, Bid) else None
    if suit is None or not meaning.understood.natural or not tail or not core:
        return None
    feature = Feature(FeatureKind.LENGTH, (suit,))
    least = range_in(feature, tail)[0]
    return Within(feature, least) if least > range_in(feature, core)[0] else None


def _upper_tail(meaning: SystemMeaning, makers: MakerCounts, first: int, ends: tuple[int, int]) -> Tail:
    low, high = ends
    if _is_like(makers, ends, (first, low - 1)) or makers.share(*ends) < _RARE:
        return Tail(low, NO_LIMIT, _how_often(makers, ends))
    high = NO_LIMIT if high >= _OPEN_END or high - low > _LONG_TAIL else high
    if meaning.call is SimpleCall.PASS:
        return Tail(low, high, TailReason.NO_BID)
    return Tail(low, high, TailReason.NO_SHAPE if makers.shape_decides(*ends) else TailReason.NO_BETTER)
