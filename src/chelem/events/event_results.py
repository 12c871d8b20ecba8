"""The results of an event: entrants and travellers, and how they are scored."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from chelem.core.errors import ParseError
from chelem.core.seats import Side
from chelem.events.entrant import Entrant
from chelem.events.match_rulings import MismatchedEntrant, VoidMatch
from chelem.events.match_schedule import MatchSchedule
from chelem.events.scored_board import ScoredBoard, expected_scores, score_board
from chelem.events.settings import PLAIN, ScoringSettings
from chelem.events.traveller import Traveller


@dataclass(frozen=True)
class EventResults:
    """Everything a ranking is made of. Lines name entrants by their index in `entrants`, from 0."""

    entrants: tuple[Entrant, ...]
    travellers: tuple[Traveller, ...]
    settings: ScoringSettings = PLAIN
    winners: Literal[1, 2] = 1
    title: str = ""
    date: str = ""
    void_matches: tuple[VoidMatch, ...] = ()
    mismatches: tuple[MismatchedEntrant, ...] = ()
    schedule: MatchSchedule = field(default_factory=MatchSchedule)

    def __post_init__(self) -> None:
        known = range(len(self.entrants))
        for traveller in self.travellers:
            for line in traveller:
                if (
                    line.north_south not in known
                    or line.east_west not in known
                    or (line.partners is not None and not set(line.partners) <= set(known))
                ):
                    raise ParseError("event.entrant", board=traveller.board)

    @cached_property
    def counted(self) -> tuple[Traveller, ...]:
        """The travellers without the lines of those who withdrew before half: their opponents sat out."""
        gone = {index for index, one in enumerate(self.entrants) if one.standing == "withdrawn"}
        if not gone:
            return self.travellers
        return tuple(
            replace(
                traveller,
                lines=tuple(
                    line
                    for line in traveller
                    if gone.isdisjoint(line.sitting(Side.NS) + line.sitting(Side.EW))
                ),
            )
            for traveller in self.travellers
        )

    @cached_property
    def expected(self) -> int:
        """How many scores a board should have: the most that any has, without those that sat out."""
        return max(map(expected_scores, self.counted), default=0)

    @cached_property
    def boards(self) -> tuple[ScoredBoard, ...]:
        """The travellers, scored. At matchpoints all boards have the same top, at IMPs each its own field."""
        common = self.settings.method == "matchpoints"
        return tuple(
            score_board(traveller, self.expected if common else expected_scores(traveller), self.settings)
            for traveller in self.counted
        )

    def with_settings(self, settings: ScoringSettings) -> "EventResults":
        """Return the same results scored in another way."""
        return replace(self, settings=settings)
