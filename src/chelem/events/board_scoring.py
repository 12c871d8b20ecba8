"""Score a traveller: compare its lines with one another, group by group of a fouled board."""

from collections import Counter
from fractions import Fraction
from math import lcm

from chelem.core import SIDES, Side
from chelem.events.forms.comparison import ScoreComparison
from chelem.events.outcome import NotPlayed, PlayedScore, SplitScore, WeightedScore
from chelem.events.scoring.compared_group import ComparedGroup
from chelem.events.scoring.scored_board import ScoredBoard, outcome_of_side
from chelem.events.traveller import Traveller
from chelem.scoring.competition.frequencies import Frequencies


def score_board(traveller: Traveller, expected: int, comparison: ScoreComparison) -> ScoredBoard:
    """Score the lines of a board that should have `expected` scores."""
    wanted, unfinished = traveller.expected or expected, traveller.unfinished
    alike = _frequencies_if_alike(traveller)
    compared = [
        {key: comparison.compared(found, wanted, unfinished=unfinished) for key, found in counted.items()}
        for counted in ([alike] if alike else [_frequencies(traveller, side) for side in SIDES])
    ]
    turned = {
        key: _turned(group, comparison.shared(group, wanted, unfinished=unfinished))
        for key, group in compared[-1].items()
    }
    return ScoredBoard(traveller, wanted, comparison.top(wanted), (compared[0], turned))


def _frequencies_if_alike(traveller: Traveller) -> dict[int, Frequencies] | None:
    """Return how often each score occurs if all lines are scores and are compared with one another."""
    lines = traveller.lines
    outcomes = [line.outcome for line in lines]
    if {type(outcome) for outcome in outcomes} - {PlayedScore, NotPlayed}:
        return None
    if {line.groups for line in lines} != {(0, 0)}:
        return None
    counts = Counter([outcome.points for outcome in outcomes if type(outcome) is PlayedScore])
    return {0: counts} if counts else None


def _frequencies(traveller: Traveller, side: Side) -> dict[int, dict[int, Fraction | int]]:
    """Return how often each score occurs in each group of a side; weighted scores count in part."""
    groups: dict[int, dict[int, Fraction | int]] = {}
    for line in traveller.lines:
        outcome = line.outcome
        kind = type(outcome)
        if kind is PlayedScore:
            counts = groups.setdefault(line.groups[side], {})
            counts[outcome.points] = counts.get(outcome.points, 0) + 1  # type: ignore[union-attr]
        elif isinstance(outcome, WeightedScore | SplitScore):
            own = outcome_of_side(outcome, side)
            counts = groups.setdefault(line.groups[side], {})
            if isinstance(own, PlayedScore):
                counts[own.points] = counts.get(own.points, 0) + 1
            elif isinstance(own, WeightedScore):
                for points, weight in own.parts:
                    counts[points] = counts.get(points, 0) + weight
    return {key: counts for key, counts in groups.items() if counts}


def _turned(group: ComparedGroup, shared: Fraction | int) -> ComparedGroup:
    """Return the worth to East-West: what North-South do not have of the points that both sides share."""
    if group.worth is None:
        return group
    unit = lcm(group.unit, shared.denominator)
    worth = {score: int(shared * unit) - value * (unit // group.unit) for score, value in group.worth.items()}
    return ComparedGroup(group.frequencies, worth, unit, group.datum)
