"""The usual support points of a raise whose rules count them; a sentence then gives no other points."""

import numpy as np

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.cells import HANDS, CellSet, cell_bounds, flags_of
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.requirements import NO_LIMIT, AllOf, HandRequirement, SomeOf, Within
from chelem.bots.systems.shown_hand import ShownHand
from chelem.bots.systems.usual.summary import HCP, PointSummary, Tail, TailReason

_MOST_HANDS = 0.5
"""The part of the hands from which on the rules that count support points give the measure."""
_NARROW = 6
"""The difference of the ends up to which high-card points that a rule names say more."""
_SHOWN = 3
"""The cards of the suit that partner has shown at least."""
_RARE, _SOME = 0.04, 0.12
"""The part of the hands up to which an end is rare, and is left out of a wide range."""
_STRONG = 18
"""From here on no upper end is told."""
_SHORT, _WIDE = 3, 6
"""The difference of the ends up to which a range is left alone, and from which its upper end is not told."""


def support_points(meaning: SystemMeaning, partner: ShownHand) -> PointSummary | None:
    """Return the usual support points of a call; None if its rules count others for most hands."""
    asked = [
        (_lowest(reached.rule.requirement), reached.cells & meaning.cells) for reached in meaning.reached
    ]
    features = {limits.feature for limits, _ in asked if limits is not None}
    if (
        len(features) != 1
        or partner.least_length(next(iter(features)).suits[0]) < _SHOWN
        or any(_names_narrow_points(reached.rule.requirement) for reached in meaning.reached)
    ):
        return None
    counted = uncounted = 0
    for limits, cells in asked:
        if limits is None:
            uncounted |= cells
        else:
            counted |= cells
    if not counted or _hands(counted) < _MOST_HANDS * _hands(counted | uncounted):
        return None
    limited = any(_is_limited(reached.rule.requirement) for reached in meaning.reached)
    return _summary(features.pop(), meaning.cells, limited=limited)


def _hands(cells: CellSet) -> float:
    return float(HANDS[flags_of(cells)].sum())


def _lowest(requirement: HandRequirement) -> Within | None:
    """Return the range of support points that a rule demands, if it has a lower end."""
    if isinstance(requirement, SomeOf):
        found = [limits for part in requirement.parts if (limits := _lowest(part)) is not None]
        return found[0] if found and len(found) == len(requirement.parts) else None
    parts = requirement.parts if isinstance(requirement, AllOf) else (requirement,)
    for part in parts:
        if isinstance(part, Within) and part.feature.kind is FeatureKind.HLD and part.low > 0:
            return part
    choices = (_lowest(part) for part in parts if isinstance(part, SomeOf))
    return next((limits for limits in choices if limits is not None), None)


def _names_narrow_points(requirement: HandRequirement) -> bool:
    """Return whether a rule names high-card points between narrow ends beside the support points."""
    if isinstance(requirement, SomeOf) or _lowest(requirement) is None:
        return False
    parts = requirement.parts if isinstance(requirement, AllOf) else (requirement,)
    limits = [part for part in parts if isinstance(part, Within) and part.feature == HCP]
    return any(0 < hcp.low < hcp.high <= hcp.low + _NARROW for hcp in limits)


def _is_limited(requirement: HandRequirement) -> bool:
    """Return whether a rule names an upper end of support points."""
    limits = _lowest(requirement)
    return limits is not None and limits.high < NO_LIMIT


def _summary(feature: Feature, cells: CellSet, *, limited: bool) -> PointSummary:
    flags = flags_of(cells)
    counts = np.bincount(cell_bounds(feature)[0][flags], HANDS[flags])
    shares = counts / counts.sum()
    possible = np.flatnonzero(shares)
    least, most = int(possible[0]), int(possible[-1])
    low, high = least, most
    while most - low > _SHORT and shares[: low + 1].sum() < _RARE:
        low += 1
    if (not limited or low >= _STRONG) and high - low > _SHORT:
        return PointSummary(low, NO_LIMIT, _below(least, low, feature), feature=feature)
    while high - low > _SHORT and shares[high:].sum() < (_SOME if high - low > _NARROW + 1 else _RARE):
        high -= 1
    below = _below(least, low, feature)
    if high - low > _WIDE:
        return PointSummary(low, NO_LIMIT, below, feature=feature)
    reason = TailReason.RARELY if shares[high + 1 :].sum() < _RARE else TailReason.SOMETIMES
    above = Tail(high + 1, NO_LIMIT, reason, feature=feature) if most > high else None
    return PointSummary(low, high, below, above, feature)


def _below(least: int, low: int, feature: Feature) -> Tail | None:
    return Tail(least, low - 1, TailReason.RARELY, feature=feature) if low > least else None
