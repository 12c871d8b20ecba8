"""The matches of an event of teams that are over, with what both teams won."""

from fractions import Fraction
from typing import Annotated

from typing_extensions import TypedDict

from chelem.events import Event, EventResults, EventState
from chelem.events.forms.form import TeamForm
from chelem.events.match_schedule import MatchSchedule
from chelem.events.matches import MatchResult, score_matches
from chelem.events.shown import rounded_float
from chelem.formats.json_types import one_of

PLACES = 2


class EventMatchSide(TypedDict):
    """A team in a match."""

    entrant: int
    won: float
    """On the boards that it won, in IMPs; at board-a-match how many these are."""
    points: float
    """Its victory points."""


class EventMatchResult(TypedDict):
    """A match of teams that is over, or was ruled not played."""

    round: int
    first: EventMatchSide
    second: EventMatchSide
    boards: int
    unit: Annotated[str, one_of("imps", "boards")]


def matches_view(event: Event) -> list[EventMatchResult]:
    """Return the matches that are over, in the order of rounds; none of an event without teams."""
    results = event.results()
    form = results.form.teams
    if form is None:
        return []
    return [
        {
            "round": result.match.round,
            "first": _side(event, form, result, 0),
            "second": _side(event, form, result, 1),
            "boards": result.boards,
            "unit": form.won_unit,
        }
        for result in score_matches(results)
        if result.void is not None or _is_over(event, results, result)
    ]


def _side(event: Event, form: TeamForm, result: MatchResult, place: int) -> EventMatchSide:
    index = result.match.sides[place]
    gains = (form.board_gain(lines, index) for lines in result.match.boards.values())
    won = sum((gain for gain in gains if gain is not None and gain > 0), Fraction(0))
    return {
        "entrant": event.entrants[index],
        "won": rounded_float(won, PLACES),
        "points": rounded_float(result.points[place], PLACES),
    }


def _is_over(event: Event, results: EventResults, result: MatchResult) -> bool:
    """Return whether both tables have played all boards of two teams up to the present round."""
    teams = {event.entrants[index] for index in result.match.sides}
    planned = _planned(event.state, results.schedule, result.match.round, teams)
    return result.boards >= len(planned)


def _planned(state: EventState, schedule: MatchSchedule, begun: int, teams: set[int]) -> set[int]:
    """Return the boards of a match in the round in which it began, and in those that go on with it."""
    several = len(state.sections) > 1
    return {
        board
        for section in state.sections.values()
        for number in range(begun, max(begun, section.round) + 1)
        if schedule.begun.get((section.name if several else "", number), number) == begun
        for at in section.places_in(number)
        for sitting in section.sittings(at)
        if sitting.is_played and teams == set(sitting.entrants)
        for board in sitting.boards
    }
