"""What the draw of a round depends on: everything that is needed to draw it again."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from chelem.core import BadOption
from chelem.events.swiss.kept_table import KeptTable
from chelem.events.swiss.meeting import Meeting
from chelem.events.swiss.rule import DrawRule
from chelem.events.swiss.standing import SwissStanding

TRIANGLE = 3


@dataclass(frozen=True, slots=True)
class DrawInputs:
    """The round to be drawn, from 1, the standings of those who play it, and what was played before.

    `meetings` are all matches so far, of those who have left too. `left_over` are the numbers of those who
    have sat out or played in a triangle, once for each time. `triangle` are three teams that go on with a
    triangle from the round before. `stationary` are those who cannot change tables, which has no influence on
    whom they meet, only on where. Raises `BadOption` for standings that cannot be drawn, and if two keep one
    table.
    """

    round: int
    standings: tuple[SwissStanding, ...]
    meetings: tuple[Meeting, ...] = ()
    left_over: tuple[int, ...] = ()
    triangle: tuple[int, ...] = ()
    rule: DrawRule = field(default_factory=DrawRule)
    stationary: tuple[KeptTable, ...] = ()

    def __post_init__(self) -> None:
        entrants = [standing.entrant for standing in self.standings]
        if len(entrants) < 2 or len(set(entrants)) < len(entrants):
            raise BadOption("swiss.entrants")
        if self.round < 1 or min(entrants) < 1 or min(standing.rank for standing in self.standings) < 1:
            raise BadOption("swiss.numbers")
        if any(meeting.first == meeting.second for meeting in self.meetings):
            raise BadOption("swiss.meeting")
        going_on = set(self.triangle) & set(entrants)
        if self.triangle and not len(going_on) == len(self.triangle) == TRIANGLE:
            raise BadOption("swiss.triangle")
        if len(set(self.home.values())) < len(self.home):
            raise BadOption("swiss.home")
        if self.meetings and self.rule.method != "standings":
            raise BadOption("swiss.first-round", method=self.rule.method)

    @property
    def free(self) -> tuple[SwissStanding, ...]:
        """Those who need opponents: all who do not go on with a triangle."""
        return tuple(standing for standing in self.standings if standing.entrant not in self.triangle)

    @property
    def home(self) -> Mapping[int, int]:
        """The tables that are kept, by entrant."""
        return {kept.entrant: kept.table for kept in self.stationary if kept.table is not None}

    def keeper(self, entrants: tuple[int, ...]) -> int | None:
        """Return which of those who meet keeps its table, if any cannot move.

        Of two it is the lower number, but one that has a table before one that has none yet.
        """
        staying = [(kept.table is None, kept.entrant) for kept in self.stationary if kept.entrant in entrants]
        return min(staying)[1] if staying else None

    def met(self) -> Mapping[int, Mapping[int, tuple[int, ...]]]:
        """Return the earlier opponents of each entrant with the rounds in which they met."""
        rounds: dict[int, dict[int, tuple[int, ...]]] = {standing.entrant: {} for standing in self.standings}
        for meeting in self.meetings:
            for here, there in ((meeting.first, meeting.second), (meeting.second, meeting.first)):
                own = rounds.setdefault(here, {})
                own[there] = (*own.get(there, ()), meeting.round)
        return MappingProxyType(rounds)
