"""The matches of each entrant as it sees them: against whom, on which boards, for how many points."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from chelem.events.event_results import EventResults
from chelem.events.match_schedule import SwissBye
from chelem.events.matches import MatchResult, bye_points, find_matches, score_matches
from chelem.events.traveller import TravellerLine


@dataclass(frozen=True, slots=True)
class EntrantMatch:
    """A match of an entrant; without opponents a bye, with points without play.

    `boards` has its lines by the index of the traveller; a match of teams that was ruled not played has none.
    `scored` is None for a bye, and for a match that has no result yet.
    """

    round: int
    opponents: int | None
    boards: Mapping[int, Sequence[TravellerLine]] = field(default_factory=dict)
    scored: MatchResult | None = None
    place: int = 0
    """Which of the two sides of `scored` the entrant is."""
    bye: Fraction | None = None

    @property
    def points(self) -> Fraction | None:
        """The victory points of the entrant."""
        return self.bye if self.scored is None else self.scored.points[self.place]

    @property
    def margin(self) -> Fraction | None:
        """Its own margin in IMPs, boards or percent; None where nothing was played."""
        if self.scored is None or self.scored.void is not None:
            return None
        return self.scored.margins[self.place]


def matches_by_entrant(results: EventResults) -> list[list[EntrantMatch]]:
    """Return the matches of each entrant by its index, in the order of rounds."""
    found: list[list[EntrantMatch]] = [[] for _ in results.entrants]
    scored = {
        (result.match.round, frozenset(result.match.sides)): result for result in score_matches(results)
    }
    for match in find_matches(results):
        result = scored.pop((match.round, frozenset(match.sides)), None)
        void = result is not None and result.void is not None
        boards = {} if void and results.form.teams else match.boards
        for entrant, opponents in (match.sides, match.sides[::-1]):
            found[entrant].append(_match(match.round, (entrant, opponents), boards, result))
    for result in scored.values():  # void, and without a line of any board
        sides = result.match.sides
        for entrant, opponents in (sides, sides[::-1]):
            found[entrant].append(_match(result.match.round, (entrant, opponents), {}, result))
    for bye in results.schedule.byes:
        found[bye.entrant].append(_bye(results, bye))
    return [sorted(matches, key=lambda match: match.round) for matches in found]


def _match(
    number: int,
    sides: tuple[int, int],
    boards: Mapping[int, Sequence[TravellerLine]],
    result: MatchResult | None,
) -> EntrantMatch:
    place = 0 if result is None else result.match.sides.index(sides[0])
    return EntrantMatch(number, sides[1], boards, result, place)


def _bye(results: EventResults, bye: SwissBye) -> EntrantMatch:
    return EntrantMatch(bye.round, None, bye=bye_points(results, bye))
