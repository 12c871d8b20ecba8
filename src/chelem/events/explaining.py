"""Say how a result comes about: a percentage by its boards, a board by its comparisons, each by its rule."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from chelem.core.errors import Fact
from chelem.core.phrases import Phrase
from chelem.core.seats import SIDES, Side
from chelem.events.board_explanation import BoardExplanation, ComparedScore
from chelem.events.event_results import EventResults
from chelem.events.explaining_matches import match_reasons
from chelem.events.explaining_teams import explain_team
from chelem.events.explaining_ties import tie_reasons
from chelem.events.outcome import Award, NotPlayed, PlayedScore, SideOutcome, SplitScore
from chelem.events.scored_board import ComparedGroup, ScoredBoard, outcome_of_side
from chelem.events.settings import Method, ScoringSettings
from chelem.events.tally import award_imps, award_percentage, tally_results
from chelem.events.traveller import TravellerLine
from chelem.scoring.competition.butler import field_mean, is_trimmed
from chelem.scoring.competition.field import LONE, beaten_and_equalled, is_small
from chelem.scoring.competition.imps import imps


@dataclass(frozen=True, slots=True)
class ResultExplanation:
    """All boards of an entrant, and how they make its result."""

    boards: tuple[BoardExplanation, ...]
    reasons: tuple[Phrase, ...]


def explain_entrant(results: EventResults, index: int) -> ResultExplanation:
    """Return how the result of an entrant comes about; a team's boards by the results of its two tables."""
    if results.settings.matches == "teams":
        boards = tuple(explain_team(results, index))
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
    method, outcome = results.settings.method, line.outcome
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
            comparisons = tuple(_comparisons(group, own.points, side, method))
        reasons = list(_score_reasons(results, board, group, own, side))
    if method == "matchpoints" and isinstance(value, Fraction) and board.top:
        reasons.append(
            Phrase(
                "event.why.percent",
                {"points": str(value), "top": board.top, "percent": str(100 * value / board.top)},
            )
        )
    who = line.sitting(side)
    alone = len(who) > 1
    return BoardExplanation(
        board.traveller.board,
        side,
        line.sitting(side.opponents),
        value,
        board.top,
        comparisons,
        tuple(reasons),
        seat=side.seats[who.index(index)] if alone else None,
        partner=next(one for one in who if one != index) if alone else None,
    )


def _own(points: int, side: Side) -> int:
    """Return points of North-South as a side sees them."""
    return points if side is Side.NS else -points


def _comparisons(group: ComparedGroup, points: int, side: Side, method: Method) -> Iterator[ComparedScore]:
    """Yield the other scores, best for the side first, with what each comparison is worth to it."""
    mine = _own(points, side)
    for score in sorted(group.frequencies, key=lambda other: -_own(other, side)):
        theirs = _own(score, side)
        count = Fraction(group.frequencies[score]) - (score == points)
        if count > 0 and method != "butler":
            beaten = 2 * (mine > theirs) + (mine == theirs)
            yield ComparedScore(theirs, count, beaten if method == "matchpoints" else imps(mine - theirs))


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
                    "score": _own(points, side),
                    "points": str(Fraction(group.worth[points], group.unit)),
                },
            )
        return
    mine = _own(own.points, side)
    value = Fraction(group.worth[own.points], group.unit)
    match results.settings.method:
        case "matchpoints":
            yield from _matchpoint_reasons(board, group, mine, value, side)
        case "cross-imps":
            yield from _cross_imp_reasons(board, group, mine, value, side)
        case "butler":
            yield from _datum_reasons(board, group, results.settings, side)
            datum = _own(group.datum or 0, side)
            yield Phrase("event.why.butler", {"difference": mine - datum, "imps": str(value)})


def _cross_imp_reasons(
    board: ScoredBoard, group: ComparedGroup, mine: int, value: Fraction, side: Side
) -> Iterator[Phrase]:
    """Yield the sum of the comparisons, how often each counts where scores are missing, and their mean."""
    gained = sum(
        (count * imps(mine - _own(score, side)) for score, count in group.frequencies.items()), Fraction(0)
    )
    facts: dict[str, Fact] = {"sum": str(gained), "others": board.expected - 1, "imps": str(value)}
    yield from _share_reasons(board, group)
    factor = Fraction(board.expected) / _present(group)
    yield Phrase("event.why.cross-imps", {**facts, "factor": 1 if factor == 1 else str(factor)})


def _datum_reasons(
    board: ScoredBoard, group: ComparedGroup, settings: ScoringSettings, side: Side
) -> Iterator[Phrase]:
    """Yield the scores of a datum, how many are left out at each end, their mean, and how it is rounded."""
    present = _present(group)
    mean = field_mean(group.frequencies, board.expected, settings.trim, settings.trim_from)
    facts: dict[str, Fact] = {
        "scores": ", ".join(
            f"{_own(score, side)}{'' if count == 1 else f' × {count}'}".replace("-", "−")
            for score, count in sorted(group.frequencies.items(), key=lambda each: -_own(each[0], side))
        ),
        "trim": settings.trim if is_trimmed(present, settings.trim, settings.trim_from) else 0,
        "mean": str(mean if side is Side.NS else -(mean or Fraction(0))),
        "datum": str(_own(group.datum or 0, side)),
    }
    yield from _share_reasons(board, group)
    yield Phrase("event.why.datum", facts)


def _share_reasons(board: ScoredBoard, group: ComparedGroup) -> Iterator[Phrase]:
    """Yield how often each score counts, where not all are present."""
    present = _present(group)
    if present != board.expected:
        yield Phrase("event.why.share", {"present": str(present), "expected": board.expected})


def _present(group: ComparedGroup) -> Fraction:
    return Fraction(sum(group.frequencies.values()))


def _matchpoint_reasons(
    board: ScoredBoard, group: ComparedGroup, mine: int, value: Fraction, side: Side
) -> Iterator[Phrase]:
    seen = {_own(score, side): count for score, count in group.frequencies.items()}
    beaten, equalled = beaten_and_equalled(seen, mine)
    points = 2 * beaten + equalled
    yield Phrase(
        "event.why.matchpoints", {"beaten": str(beaten), "equalled": str(equalled), "points": str(points)}
    )
    facts: dict[str, Fact] = {
        "points": str(points),
        "present": group.present,
        "expected": board.expected,
        "result": str(value),
    }
    if group.present == board.expected:
        return
    if board.traveller.unfinished or not is_small(group.present, board.expected):
        yield Phrase("event.why.neuberg", facts)
    elif group.present > LONE:
        yield Phrase("event.why.small-group", {**facts, "percent": str(100 * value / board.top)})


def _award_reasons(results: EventResults, index: int, award: Award, *, split: bool) -> Iterator[Phrase]:
    if split:
        yield Phrase("event.why.split")
    if results.settings.method != "matchpoints":
        yield Phrase("event.why.artificial-imps", {"imps": str(award_imps(award, results.settings))})
        return
    yield Phrase("event.why.artificial", {"percent": str(award.percent)})
    own = tally_results(results)[index].own_percentage
    given = award_percentage(award, own, results.settings)
    if given != award.percent:
        yield Phrase("event.why.own-average", {"percent": str(given)})


def _sum_reasons(results: EventResults, index: int) -> Iterator[Phrase]:
    """Yield how the boards, or the matches, add up, and what is added to their sum."""
    one, entrant = tally_results(results)[index], results.entrants[index]
    if results.settings.matches != "none":
        yield from match_reasons(results, index)
    elif results.settings.method == "matchpoints":
        awarded = sum(
            (
                award_percentage(award, one.own_percentage, results.settings) * top / 100
                for award, top in one.awards
            ),
            Fraction(0),
        )
        possible = one.possible + sum(top for _, top in one.awards)
        points = one.points + awarded
        if possible:
            yield Phrase(
                "event.why.sum",
                {"points": str(points), "possible": possible, "percent": str(100 * points / possible)},
            )
    else:
        points = one.points + sum(award_imps(award, results.settings) for award, _ in one.awards)
        yield Phrase("event.why.sum-imps", {"imps": str(points), "boards": one.boards})
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
