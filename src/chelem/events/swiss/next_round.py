"""The inputs of the next round, from the draws so far and the ranking."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import combinations

from chelem.core import BadOption, whole_number
from chelem.events.event_results import EventResults
from chelem.events.ranking import Ranking
from chelem.events.swiss.draw import Draw
from chelem.events.swiss.inputs import TRIANGLE, DrawInputs
from chelem.events.swiss.meeting import Meeting
from chelem.events.swiss.rule import DrawRule
from chelem.events.swiss.standing import SwissStanding


def next_inputs(draws: Sequence[Draw], standings: tuple[SwissStanding, ...], rule: DrawRule) -> DrawInputs:
    """Return the inputs of the round after the draws of all rounds so far, for those who still play.

    The teams of a triangle count as having met from its first round on. A triangle over two rounds goes on
    unless one of its teams has left.
    """
    meetings: list[Meeting] = []
    for drawn in draws:
        couples = [(match.first, match.second) for match in drawn.matches]
        couples += combinations(drawn.left_over, 2)
        meetings += [Meeting(drawn.inputs.round, *couple) for couple in couples]
    last = draws[-1] if draws else None
    present = {standing.entrant for standing in standings}
    going_on = (
        last is not None
        and last.inputs.rule.odd == "triangle"
        and len(last.left_over) == TRIANGLE
        and present.issuperset(last.left_over)
    )
    return DrawInputs(
        len(draws) + 1,
        standings,
        tuple(meetings),
        tuple(entrant for drawn in draws for entrant in drawn.left_over),
        last.left_over if last is not None and going_on else (),
        rule,
    )


def standings_for_draw(results: EventResults, ranking: Ranking) -> tuple[SwissStanding, ...]:
    """Return the standings of those who have not withdrawn, in the order of the ranking.

    Those without standing have the place of their result. Raises `BadOption` for an entrant whose number is
    not a whole one.
    """
    last = len(ranking.ranked) + 1
    known = [
        (-ranked.result, ranked.place or last, results.entrants[ranked.entrant].number)
        for ranked in ranking
        if results.entrants[ranked.entrant].standing != "withdrawn"
    ]
    keys = sorted((result, place) for result, place, _ in known)
    return tuple(
        SwissStanding(_numbered(number), bisect_left(keys, (result, place)) + 1, -result)
        for result, place, number in sorted(known, key=lambda row: row[:2])
    )


def _numbered(text: str) -> int:
    number = whole_number(text)
    if number is None:
        raise BadOption("swiss.numbers")
    return number
