"""Say how a result comes about: a percentage by its boards, a board by its comparisons, each by its rule."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from chelem.core import SIDES, Phrase, Side
from chelem.events.board_explanation import BoardExplanation, ComparedScore
from chelem.events.event_results import EventResults
from chelem.events.explaining_matches import match_reasons
from chelem.events.explaining_teams import explain_team
from chelem.events.explaining_ties import tie_reasons
from chelem.events.forms.comparison import ScoreComparison
from chelem.events.outcome import Award, NotPlayed, PlayedScore, SideOutcome, SplitScore
from chelem.events.scoring.compared_group import ComparedGroup, seen_by
from chelem.events.scoring.scored_board import ScoredBoard, outcome_of_side
from chelem.events.tally import tally_results
from chelem.events.traveller import TravellerLine


@dataclass(frozen=True, slots=True)
class ResultExplanation:
    """All boards of an entrant, and how they make its result."""

    boards: tuple[BoardExplanation, ...]
    reasons: tuple[Phrase, ...]


def explain_entrant(results: EventResults, index: int) -> ResultExplanation:
    """Return how the result of an entrant comes about; a team's boards by the results of its two tables."""
    if (teams := results.form.teams) is not None:
        boards = tuple(explain_team(results, teams, index))
    else:
        boards = tuple(
            explain_board(results, board, line, index)
            for board in results.boards
            for line in board.traveller
            if any(index in line.sitting(side) for side in SIDES)
        )
    return ResultExplanation(boards, tuple(_sum_reasons(results, index)))


def explain_board(
    results: EventResults, board: ScoredBoard, line: TravellerLine, index: int
) -> BoardExplanation:
    """Return what one of those at a table received on a board, and why."""
    comparison, outcome = results.form.comparison, line.outcome
    side = next(side for side in SIDES if index in line.sitting(side))
    value = board.received(line, side, index)
    comparisons: tuple[ComparedScore, ...] = ()
    if isinstance(outcome, NotPlayed):
        reasons: list[Phrase] = [Phrase(f"event.why.{outcome.reason}")]
    elif isinstance(own := outcome_of_side(outcome, side), Award):
        award = value if isinstance(value, Award) else own
        reasons = list(_award_reasons(results, index, award, split=isinstance(outcome, SplitScore)))
    else:
        group = board.group(line, side)
        if isinstance(own, PlayedScore):
            comparisons = tuple(_comparisons(group, own.points, side, comparison))
        reasons = list(_score_reasons(results, board, group, own, side))
    if isinstance(value, Fraction):
        reasons += comparison.share_reasons(value, board.top)
    sitting = line.sitting(side)
    alone = len(sitting) > 1
    return BoardExplanation(
        board.traveller.board,
        side,
        line.sitting(side.opponents),
        value,
        board.top,
        comparisons,
        tuple(reasons),
        seat=side.seats[sitting.index(index)] if alone else None,
        partner=next(entrant for entrant in sitting if entrant != index) if alone else None,
    )


def _comparisons(
    group: ComparedGroup, points: int, side: Side, comparison: ScoreComparison
) -> Iterator[ComparedScore]:
    """Yield the other scores, best for the side first, with what each comparison is worth to it."""
    mine = seen_by(side, points)
    for score in sorted(group.frequencies, key=lambda other: -seen_by(side, other)):
        theirs = seen_by(side, score)
        count = Fraction(group.frequencies[score]) - (score == points)
        worth = comparison.worth_of_one(mine, theirs)
        if count > 0 and worth is not None:
            yield ComparedScore(theirs, count, worth)


def _score_reasons(
    results: EventResults, board: ScoredBoard, group: ComparedGroup, own: SideOutcome, side: Side
) -> Iterator[Phrase]:
    """Yield the rules that give a score its points."""
    if group.worth is None:
        yield Phrase("event.why.lone", {"expected": board.expected})
        return
    if not isinstance(own, PlayedScore):
        for points, weight in () if isinstance(own, Award) else own.parts:
            yield Phrase(
                "event.why.weight",
                {
                    "weight": str(100 * weight),
                    "score": seen_by(side, points),
                    "points": str(Fraction(group.worth[points], group.unit)),
                },
            )
        return
    yield from results.form.comparison.score_reasons(board, group, own.points, side)


def _award_reasons(results: EventResults, index: int, award: Award, *, split: bool) -> Iterator[Phrase]:
    if split:
        yield Phrase("event.why.split")
    own = tally_results(results)[index].own_percentage
    yield from results.form.comparison.award_reasons(award, own)


def _sum_reasons(results: EventResults, index: int) -> Iterator[Phrase]:
    """Yield how the boards, or the matches, add up, and what is added to their sum."""
    entrant = results.entrants[index]
    if (matches := results.form.matches) is not None:
        yield from match_reasons(results, matches, index)
    else:
        yield from results.form.comparison.sum_reasons(tally_results(results)[index])
    for name, amount in (
        ("handicap", entrant.handicap),
        ("carried", entrant.carried),
        ("adjustment", entrant.adjustment),
        ("penalty", entrant.penalty),
    ):
        if amount:
            yield Phrase(f"event.why.{name}", {"amount": str(amount)})
    if entrant.standing != "ranked":
        yield Phrase(f"event.why.{entrant.standing}")
    yield from tie_reasons(results, index)
