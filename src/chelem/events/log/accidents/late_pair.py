"""A pair that comes late."""

from collections.abc import Iterator
from dataclasses import dataclass

from chelem.core import SIDES, Side
from chelem.events.log.accidents.accident import Accident
from chelem.events.log.entries.entrants import StandingSet
from chelem.events.log.entries.ruling import BoardRuled
from chelem.events.log.event import Event
from chelem.events.log.lateness import LATE, boards_lost
from chelem.events.log.section import EventSection
from chelem.events.outcome import ArtificialScore, Award
from chelem.scoring import Average


@dataclass(frozen=True, slots=True)
class PairLate(Accident):
    """A pair came so late that these boards can no longer be played."""

    accident = "late"
    side: Side
    boards: tuple[int, ...]

    def entries(self, event: Event, /) -> tuple[BoardRuled | StandingSet, ...]:
        """Return average minus for the pair, plus for its opponents; its lost standing, if so."""
        section = self.section_with(event, *self.boards)
        awards = (Award.of(Average.MINUS if side is self.side else Average.PLUS) for side in SIDES)
        outcome = ArtificialScore(*awards)
        rulings = (BoardRuled(self.section, *self.at, board, outcome, LATE) for board in self.boards)
        return *rulings, *self._standing(event, section)

    def _standing(self, event: Event, section: EventSection) -> Iterator[StandingSet]:
        """Yield that the pair is ranked no more, if it cannot play half of its boards."""
        sitting = section.sitting_of(self.at, self.boards[0]) if self.boards else None
        for entrant in sitting.side(self.side)[:1] if sitting else ():
            lost = boards_lost(event.state)[entrant] + len(self.boards)
            if 2 * lost > _boards_planned(section, entrant):
                yield StandingSet(entrant, "unranked")


def _boards_planned(section: EventSection, entrant: int) -> int:
    """Return how many boards an entrant was to play; later rounds of a Swiss are not drawn yet."""
    if section.swiss is not None:
        return section.swiss.rounds * section.swiss.boards
    return sum(
        len(sitting.boards)
        for at in section.places_of(entrant)
        for sitting in section.sittings(at)
        if sitting.is_played and entrant in sitting.entrants
    )
