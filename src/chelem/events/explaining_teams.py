"""Say what a team gained on each board, by the results of its two tables."""

from collections.abc import Iterator, Sequence

from chelem.core import SIDES, Fact, Phrase, Side
from chelem.events.board_explanation import BoardExplanation
from chelem.events.event_results import EventResults
from chelem.events.forms.form import TeamForm
from chelem.events.matches import find_matches
from chelem.events.outcome import ArtificialScore, PlayedScore, SplitScore
from chelem.events.traveller import TravellerLine


def explain_team(results: EventResults, form: TeamForm, index: int) -> Iterator[BoardExplanation]:
    """Yield the boards of a team, match by match, without those of matches that were ruled not played."""
    void = {(ruling.round, frozenset((ruling.first, ruling.second))) for ruling in results.void_matches}
    for match in find_matches(results):
        if index in match.sides and (match.round, frozenset(match.sides)) not in void:
            opponents = match.second if index == match.first else match.first
            for place, lines in match.boards.items():
                yield _explained(form, results.counted[place].board, lines, (index, opponents))


def _explained(
    form: TeamForm, board: int, lines: Sequence[TravellerLine], teams: tuple[int, int]
) -> BoardExplanation:
    """Return what the first of two teams gained on a board; without a number where the form shows none."""
    index, opponents = teams
    side = Side.NS if any(line.north_south == index for line in lines) else Side.EW
    gain = form.board_gain(lines, index)
    reason = (
        Phrase("event.why.team-missing") if gain is None else _reason(lines, index, form.board_facts(gain))
    )
    value = gain if form.shows_gains else None
    return BoardExplanation(board, side, (opponents,), value, 0, (), (reason,))


def _reason(lines: Sequence[TravellerLine], index: int, facts: dict[str, Fact]) -> Phrase:
    """Return how a gain comes about: from two scores, or by a ruling."""
    both = [line.outcome for side in SIDES for line in lines if line.entrant(side) == index][:2]
    if len(both) == len(SIDES) and all(isinstance(outcome, PlayedScore) for outcome in both):
        here, there = (outcome.points for outcome in both if isinstance(outcome, PlayedScore))
        return Phrase(
            "event.why.team-scores",
            {**facts, "here": _signed(here), "there": _signed(there), "difference": _signed(here - there)},
        )
    ruled = any(isinstance(outcome, ArtificialScore | SplitScore) for outcome in both)
    return Phrase("event.why.team-artificial" if ruled else "event.why.team-weighted", facts)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")
