"""What both sides of a match gain on its boards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt

from chelem.core.seats import SIDES, Side
from chelem.events.outcome import Award, NotPlayed, PlayedScore, SideOutcome
from chelem.events.scored_board import Received, ScoredBoard, outcome_of_side
from chelem.events.settings import ScoringSettings
from chelem.events.tally import award_imps, award_percentage
from chelem.events.traveller import TravellerLine
from chelem.scoring.competition.imps import imps

_NOTHING = Fraction(0)


@dataclass(frozen=True, slots=True)
class Gains:
    """The margins of both sides over a number of boards: IMPs, percentages, or boards won less lost."""

    margins: tuple[Fraction, Fraction]
    boards: int


def teams_gains(
    boards: Iterable[Sequence[TravellerLine]], teams: tuple[int, int], settings: ScoringSettings
) -> Gains:
    """Return the gains of two teams, whose boards are played at two tables, once in each direction."""
    first, second, count = _NOTHING, _NOTHING, 0
    for lines in boards:
        one, other = (team_gain(lines, team, settings) for team in teams)
        if one is not None and other is not None:
            first, second, count = first + one, second + other, count + 1
    return Gains((first, second), count)


def lines_of_match(lines: Iterable[TravellerLine], line: TravellerLine) -> list[TravellerLine]:
    """Return the lines of a board, of those given, in which the two of a line meet."""
    both = {line.north_south, line.east_west}
    return [each for each in lines if {each.north_south, each.east_west} == both]


def team_gain(lines: Sequence[TravellerLine], team: int, settings: ScoringSettings) -> Fraction | None:
    """Return what a team gains on a board, in IMPs; with board-a-match 1 for a board won, −1 for one lost.

    An artificial score at one table counts for the board; of two the mean.
    """
    own: list[SideOutcome | None] = []
    for side in SIDES:
        line = next((line for line in lines if line.entrant(side) == team), None)
        own.append(None if line is None else _of_side(line, side))
    awards = [_award_gain(outcome, settings) for outcome in own if isinstance(outcome, Award)]
    if awards:
        return sum(awards, _NOTHING) / len(awards)
    here, there = own
    if here is None or there is None:
        return None
    return sum(
        (
            weight * share * _gain(points - against, settings)
            for points, weight in _weighted(here)
            for against, share in _weighted(there)
        ),
        _NOTHING,
    )


def _of_side(line: TravellerLine, side: Side) -> SideOutcome | None:
    outcome = line.outcome
    return None if isinstance(outcome, NotPlayed) else outcome_of_side(outcome, side)


def _weighted(outcome: SideOutcome) -> tuple[tuple[int, Fraction], ...]:
    """Return North-South's points with their weights."""
    if isinstance(outcome, PlayedScore):
        return ((outcome.points, Fraction(1)),)
    return () if isinstance(outcome, Award) else outcome.parts


def _award_gain(award: Award, settings: ScoringSettings) -> Fraction:
    if settings.scale == "board-a-match":
        return (award.percent - 50) / 50
    return award_imps(award, settings)


def _gain(difference: int, settings: ScoringSettings) -> int:
    if settings.scale == "board-a-match":
        return (difference > 0) - (difference < 0)
    return imps(difference)


def pairs_gains(
    boards: Sequence[tuple[ScoredBoard, Sequence[TravellerLine]]], first: int, settings: ScoringSettings
) -> Gains:
    """Return the gains of two pairs, whose boards are compared across the field.

    Average plus is at least what the pair has on the other boards of the match (White Book 8.80.6).
    """
    received: tuple[list[tuple[Received, ScoredBoard]], list[tuple[Received, ScoredBoard]]] = ([], [])
    for board, lines in boards:
        for line in lines:
            turned = line.north_south != first
            both = [(board.value(line, side), board) for side in (SIDES[turned], SIDES[not turned])]
            if all(value is not None for value, _ in both):
                for values, each in zip(received, both, strict=True):
                    values.append(each)
    total = _percent if settings.method == "matchpoints" else _imps_of_pair
    one, other = (total(values, settings) for values in received)
    return Gains((one, other), len(received[0]))


def _percent(values: Sequence[tuple[Received, ScoredBoard]], settings: ScoringSettings) -> Fraction:
    real = [(value, board.top) for value, board in values if isinstance(value, Fraction)]
    possible = sum(top for _, top in real)
    own = 100 * sum((value for value, _ in real), _NOTHING) / possible if possible else None
    points = sum(
        (
            award_percentage(value, own, settings) * board.top / 100 if isinstance(value, Award) else value
            for value, board in values
            if value is not None
        ),
        _NOTHING,
    )
    everything = sum(board.top for _, board in values)
    return 100 * points / everything if everything else Fraction(50)


def _imps_of_pair(values: Sequence[tuple[Received, ScoredBoard]], settings: ScoringSettings) -> Fraction:
    total = _NOTHING
    for value, board in values:
        if value is not None:
            gain = award_imps(value, settings) if isinstance(value, Award) else value
            cross = settings.method == "cross-imps"
            total += gain * (_of_one_comparison(board.expected) if cross else 1)
    return total


def _of_one_comparison(scores: int) -> Fraction:
    """Return the factor that makes a mean of cross-IMPs comparable with one comparison: √(2(r−1)/r) (Probst).

    The sum of r−1 comparisons is divided by √(r(r−1)/2); the root is taken to six decimals.
    """
    return Fraction(isqrt(2 * (scores - 1) * 10**12 // scores), 10**6) if scores > 1 else Fraction(1)
