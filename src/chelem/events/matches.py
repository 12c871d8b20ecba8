"""Matches of pairs or teams within an event: their boards, and what they are worth in victory points."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from math import isqrt

from chelem.core.seats import SIDES, Side
from chelem.events.event_results import EventResults
from chelem.events.outcome import ArtificialScore, Award, NotPlayed, PlayedScore, WeightedScore
from chelem.events.scored_board import outcome_of_side
from chelem.events.settings import ScoringSettings
from chelem.events.tally import award_imps, award_percentage
from chelem.events.traveller import TravellerLine
from chelem.scoring.competition.board_a_match import board_a_match
from chelem.scoring.competition.discrete_points import discrete_victory_points
from chelem.scoring.competition.imps import imps
from chelem.scoring.competition.swiss_pairs import swiss_pairs_points
from chelem.scoring.competition.victory_points import victory_points


@dataclass(slots=True)
class EventMatch:
    """Two entrants who meet in a round: by board the index of the traveller and the lines of it."""

    round: int
    first: int
    second: int
    boards: dict[int, list[TravellerLine]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The margin of a match in IMPs, or the first's percentage, and the victory points of both."""

    match: EventMatch
    margin: Fraction
    points: tuple[Fraction, Fraction]
    boards: int


def find_matches(results: EventResults) -> tuple[EventMatch, ...]:
    """Return the matches of an event in the order of rounds; the first is who sits North-South first."""
    found: dict[tuple[int, frozenset[int]], EventMatch] = {}
    for place, board in enumerate(results.counted):
        for line in board:
            key = line.round, frozenset((line.north_south, line.east_west))
            match = found.setdefault(key, EventMatch(line.round, line.north_south, line.east_west))
            match.boards.setdefault(place, []).append(line)
    return tuple(sorted(found.values(), key=lambda match: match.round))


def score_matches(results: EventResults) -> Iterator[MatchResult]:
    """Yield the result of each match by the settings of the event; one without a score is left out."""
    for match in find_matches(results):
        scored = _teams(results, match) if results.settings.matches == "teams" else _pairs(results, match)
        if scored is not None:
            yield scored


def _teams(results: EventResults, match: EventMatch) -> MatchResult | None:
    """Score a match of teams: each board at two tables, once with each team North-South."""
    margin, boards, won = Fraction(0), 0, Fraction(0)
    for lines in match.boards.values():
        gain = _board_gain(lines, match.first, results.settings)
        if gain is not None:
            margin, boards = margin + gain, boards + 1
            won += Fraction(board_a_match(_sign(gain))[0])
    if not boards:
        return None
    if results.settings.scale == "board-a-match":
        return MatchResult(match, won - boards, (won, 2 * boards - won), boards)
    return MatchResult(match, margin, _victory_points(margin, boards, results.settings), boards)


def _board_gain(lines: list[TravellerLine], first: int, settings: ScoringSettings) -> Fraction | None:
    """Return what the first team gains on a board, in IMPs; with board-a-match only its sign counts."""
    tables: dict[bool, TravellerLine] = {line.north_south == first: line for line in lines}
    for line in lines:
        if isinstance(line.outcome, ArtificialScore):
            side = Side.NS if line.north_south == first else Side.EW
            award = outcome_of_side(line.outcome, side)
            return award_imps(award, settings) if isinstance(award, Award) else None
    if len(tables) < 2:
        return None
    one, other = (_points(tables[here]) for here in (True, False))
    if one is None or other is None:
        return None
    return sum(
        (
            weight * share * _gain(points - against, settings)
            for points, weight in one
            for against, share in other
        ),
        Fraction(0),
    )


def _gain(difference: int, settings: ScoringSettings) -> int:
    return _sign(Fraction(difference)) if settings.scale == "board-a-match" else imps(difference)


def _points(line: TravellerLine) -> tuple[tuple[int, Fraction], ...] | None:
    """Return North-South's points with their weights; None where nothing was scored."""
    match line.outcome:
        case PlayedScore(points):
            return ((points, Fraction(1)),)
        case WeightedScore(parts):
            return parts
        case _:
            return None


def _sign(number: Fraction) -> int:
    return (number > 0) - (number < 0)


def _pairs(results: EventResults, match: EventMatch) -> MatchResult | None:
    """Score a match of pairs: its boards are compared across the field."""
    settings = results.settings
    points, possible, boards = Fraction(0), 0, 0
    for place, lines in match.boards.items():
        board = results.boards[place]
        for line in lines:
            if isinstance(line.outcome, NotPlayed):
                continue
            side = SIDES[line.north_south != match.first]
            value = board.value(line, side)
            if isinstance(value, Award):
                if settings.method == "matchpoints":
                    value = award_percentage(value, None, settings) * board.top / 100
                else:
                    value = award_imps(value, settings)
            elif value is not None and settings.method == "cross-imps":
                value *= _of_one_comparison(board.expected)
            if value is not None:
                points, possible, boards = points + value, possible + board.top, boards + 1
    if not boards:
        return None
    if settings.method == "matchpoints":
        percent = 100 * points / possible if possible else Fraction(50)
        one, other = swiss_pairs_points(percent, boards)
        return MatchResult(match, percent, (Fraction(one), Fraction(other)), boards)
    return MatchResult(match, points, _victory_points(points, boards, settings), boards)


def _of_one_comparison(scores: int) -> Fraction:
    """Return the factor that makes a mean of cross-IMPs comparable with one comparison: √(2(r−1)/r) (Probst).

    The sum of r−1 comparisons is divided by √(r(r−1)/2); the root is taken to six decimals.
    """
    return Fraction(isqrt(2 * (scores - 1) * 10**12 // scores), 10**6) if scores > 1 else Fraction(1)


def _victory_points(margin: Fraction, boards: int, settings: ScoringSettings) -> tuple[Fraction, Fraction]:
    """Return the victory points of a margin in IMPs, which is rounded to a whole number, halves outward."""
    whole = int(abs(margin) + Fraction(1, 2)) * _sign(margin)
    scale = discrete_victory_points if settings.scale == "discrete" else victory_points
    one, other = scale(whole, boards)
    return Fraction(Decimal(one)), Fraction(Decimal(other))
