"""The points that a call shows in the words of players: the usual ones, and which hands have others.

A hand of five hearts opens one heart on 12 points, and on ten or eleven if its shape is good. The *core* are
the points that most of the hands have which make the call; the rest, at either end, is added. What the
sentence of an earlier call has added is not said again: after 1♥ (12–21, or 10–11 with good shape), a rebid
of 2♥ is 12–15, since everybody knows that such an opener may have a little less.
"""

from dataclasses import replace

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.cells import EVERY_CELL, CellSet, range_in
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.requirements import NO_LIMIT, AllOf, HandRequirement, SomeOf, Within, evaluate
from chelem.bots.systems.stated import long_in_either
from chelem.bots.systems.usual.core_points import (
    OPEN_END,
    Situation,
    core_of,
    has_no_upper_end,
    is_wide,
)
from chelem.bots.systems.usual.left_over import left_over
from chelem.bots.systems.usual.makers import MakerCounts, makers_of
from chelem.bots.systems.usual.summary import HCP, UNBALANCED, Ends, PointSummary, Tail, TailReason
from chelem.bots.systems.usual.support import support_points
from chelem.core import SUITS, Bid, Call, SimpleCall, Suit

_ENOUGH = 15
"""With fewer hands nothing is said."""
_LENGTHS = [Feature(FeatureKind.LENGTH, (suit,)) for suit in SUITS]
_RARE = 0.06
"""The part of the hands that is called rare."""
_ALIKE = 0.85
"""From which part of the rate of others on, hands of a tail are not special."""
_SIMPLE_RAISE = 7
"""A raise on so few support points or fewer is told in high-card points, too."""
_SHORT_RANGE = 6
"""The difference of the ends up to which a range has no upper tail for lack of a shape."""
_LONG_TAIL = 5
"""The difference of the ends from which only the lower end of an upper tail is told."""


def usual_points(point: AuctionPoint, call: Call) -> PointSummary | None:
    """Return the usual points of a call; None where too few hands are found that make it."""
    meaning = point.meaning(call)
    if not meaning.by_system or not meaning.reached:
        return None
    if meaning.understood.tells_number and (left := left_over(point, meaning)) is not None:
        return PointSummary(0, NO_LIMIT, left=left)
    known = _lengths_shown(point)
    low, high = meaning.known.range_of(HCP)
    possible, earlier = Ends(low if low > 1 else 0, high), _earlier_summaries(point)
    if (common := _common_core(earlier)) is not None:
        known |= {Within(HCP, common.low, common.high)}
    if possible.short:
        return PointSummary(possible.low, possible.high, known=known)
    if (support := support_points(meaning, point.auction.known[(point.auction.me + 2) % 4])) is not None:
        beside = _most_common(makers_of(point, call)) if support.low <= _SIMPLE_RAISE else None
        return replace(support, known=known, beside=beside)
    makers = makers_of(point, call)
    if makers.seen < _ENOUGH:
        return None
    written = frozenset(_written_bounds(meaning))
    at = Situation(makers, possible, common, written, call is SimpleCall.PASS)
    return replace(_joined(_summary(meaning, at, earlier), at), known=known)


def _most_common(makers: MakerCounts) -> Within | None:
    """Return the high-card points of nearly all hands that make a call, without rare ones at the ends."""
    if makers.seen < _ENOUGH:
        return None
    shown = [points for points in range(len(makers.makers)) if makers.share(points, points) >= _RARE]
    return Within(HCP, shown[0], shown[-1]) if shown else None


def _joined(summary: PointSummary, at: Situation) -> PointSummary:
    """Return a summary without an upper tail that nothing describes, if the range is short with it."""
    above, ends = summary.above, Ends(summary.low, at.possible.high)
    if above is None or above.reason not in (TailReason.NO_SHAPE, TailReason.NO_BETTER) or is_wide(ends):
        return summary
    short = above.reason is TailReason.NO_SHAPE and ends.high - ends.low <= _SHORT_RANGE
    return replace(summary, above=None, high=ends.high) if short or summary.below is not None else summary


def _summary(meaning: SystemMeaning, at: Situation, earlier: list[PointSummary]) -> PointSummary:
    """Return the core, and at each end the other hands if there are any."""
    core, possible = core_of(at), at.possible
    high = NO_LIMIT if has_no_upper_end(at, core) else core.high
    summary = PointSummary(core.low, high)
    added = [tail for summary in earlier for tail in (*summary.tails, *summary.inherited)]
    if core.low > possible.low:
        if at.earlier is not None and core.low == at.earlier.low and added:
            summary = replace(summary, inherited=tuple(dict.fromkeys(added)))
        else:
            summary = _with_lower_tail(summary, meaning, at, core)
    if core.high < possible.high and high != NO_LIMIT:
        if at.earlier is not None and core.high == at.earlier.high and added:
            summary = replace(summary, inherited=tuple(dict.fromkeys(added)))
        else:
            ends = (core.high + 1, possible.high)
            summary = replace(summary, above=_upper_tail(meaning, at.makers, core.low, ends))
    return summary


def _with_lower_tail(
    summary: PointSummary, meaning: SystemMeaning, at: Situation, core: Ends
) -> PointSummary:
    """Return a summary with the hands that have fewer points; a single point goes without saying."""
    low = at.possible.low
    tail = _lower_tail(meaning, at.makers, (low, core.low - 1), core.high)
    if tail.reason.hedges and tail.low == tail.high and not is_wide(Ends(low, core.high)):
        return replace(summary, low=low)
    return replace(summary, below=tail)


def _earlier_summaries(point: AuctionPoint) -> list[PointSummary]:
    """Return the usual high-card points of the earlier calls of the player who is to call."""
    auction = point.auction
    made = ((point.before(index), auction.calls[index]) for index in range(auction.me, len(auction.calls), 4))
    found = (usual_points(before, call) for before, call in made)
    return [summary for summary in found if summary is not None and summary.feature == HCP]


def _common_core(summaries: list[PointSummary]) -> Ends | None:
    """Return the points in the core of all earlier calls."""
    if not summaries:
        return None
    return Ends(max(summary.low for summary in summaries), min(summary.high for summary in summaries))


def _lengths_shown(point: AuctionPoint) -> frozenset[HandRequirement]:
    """Return the lengths that the earlier calls of the player who is to call have shown."""
    known = point.auction.known[point.auction.me]
    lengths = (Within(feature, *known.range_of(feature)) for feature in _LENGTHS)
    return frozenset((*lengths, *long_in_either(known.cells)))


def _written_bounds(meaning: SystemMeaning) -> set[int]:
    """Return the points at which ranges of the rules begin, or the first beyond their end."""
    bounds: set[int] = set()
    for reached in meaning.reached:
        for limits in _ranges_of_points(reached.rule.requirement):
            bounds |= {limits.low, limits.high + 1}
    return bounds


def _ranges_of_points(requirement: HandRequirement) -> list[Within]:
    match requirement:
        case Within(feature):
            return [requirement] if feature == HCP else []
        case AllOf(parts) | SomeOf(parts):
            return [limits for part in parts for limits in _ranges_of_points(part)]


def _lower_tail(meaning: SystemMeaning, makers: MakerCounts, ends: tuple[int, int], last: int) -> Tail:
    low, high = ends
    tail, core = (
        meaning.cells & evaluate(Within(HCP, *part), EVERY_CELL)[0] for part in (ends, (high + 1, last))
    )
    longer = _longer_suit(meaning, tail, core)
    if longer is not None:
        return Tail(low, high, TailReason.LENGTH, longer)
    balanced = ~evaluate(UNBALANCED, EVERY_CELL)[0]
    if tail and not tail & balanced and core & balanced:
        return Tail(low, high, TailReason.GOOD_SHAPE)
    if _is_like(makers, ends, (high + 1, last)):
        return Tail(low, high, _how_often(makers, ends))
    shape = makers.share(low, high) >= _RARE and makers.shape_decides(low, high)
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
    high = NO_LIMIT if high >= OPEN_END or high - low > _LONG_TAIL else high
    if meaning.call is SimpleCall.PASS:
        return Tail(low, high, TailReason.NO_BID)
    return Tail(low, high, TailReason.NO_SHAPE if makers.shape_decides(*ends) else TailReason.NO_BETTER)
