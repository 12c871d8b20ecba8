"""Entries that say who meets whom: the movement of a section, its places, and cells that are replaced."""

from collections.abc import Mapping
from dataclasses import dataclass

from chelem.core import Refused, freeze
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.results import form_of_event
from chelem.events.log.section import EventSection
from chelem.events.log.sitting import Sitting
from chelem.events.log.state import EventState
from chelem.events.log.subject import Subject
from chelem.events.swiss.plan import SwissPlan
from chelem.movements import MINUTES_A_BOARD, Movement


@dataclass(frozen=True, slots=True)
class MovementPlanned(EntryContent):
    """The movement of a section, with the minutes for each board; its first rounds may be over.

    From `round` on it replaces what was planned before; earlier rounds stay as they were played.
    An `online` section plays at Chelem's own tables, which report its results. Where a section is `swiss`,
    the rounds of its movement are empty until they are drawn.
    """

    entry = "planned"
    section: str
    movement: Movement
    round: int = 1
    minutes: int = MINUTES_A_BOARD
    online: bool = False
    swiss: SwissPlan | None = None

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a round that the movement has not, or matches that have no scale."""
        if not self.section or not 1 <= self.round <= len(self.movement.rounds):
            raise Refused("event.log.round", round=self.round)
        if self.swiss is not None and not form_of_event(event.state).is_scored(self.swiss.boards):
            raise Refused("event.swiss-boards", boards=self.swiss.boards)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Plan the section, or what is left of it."""
        section = state.sections.get(self.section)
        if section is None:
            section = state.sections[self.section] = EventSection(self.section, self.movement)
        else:
            section.plan(self.movement, self.round)
        section.minutes, section.online, section.swiss = self.minutes, self.online, self.swiss


@dataclass(frozen=True, slots=True)
class EntrantsSeated(EntryContent):
    """Who starts at which place of a section's movement: the entrant for each number of the movement."""

    entry = "seated"
    section: str
    places: Mapping[int, int]

    def __post_init__(self) -> None:
        freeze(self, "places")

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a number that the movement has not, or an entrant with two places."""
        state = event.state
        section = state.find_section(self.section)
        for place in self.places:
            if place < 1 or (section.swiss is None and place > section.movement.entrants):
                raise Refused("event.log.place", place=place)
        others = [other.places for other in state.sections.values() if other is not section]
        seated = [*self.places.values(), *(entrant for places in others for entrant in places.values())]
        for entrant in self.places.values():
            if seated.count(entrant) > 1:
                raise Refused("event.log.twice", entrant=entrant)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Seat the entrants."""
        if section := state.sections.get(self.section):
            section.seat(self.places)
            state.forget_seats()


@dataclass(frozen=True, slots=True)
class CellReplaced(EntryContent):
    """Who really sat at a table in a round, which way, with which boards, in place of what was planned."""

    entry = "cell"
    after_closing = True
    section: str
    round: int
    table: int
    sittings: tuple[Sitting, ...]

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for an entrant that is unknown, or an entrant or board that is named twice."""
        event.state.find_section(self.section)
        seen: set[int] = set()
        for sitting in self.sittings:
            for entrant in sitting.entrants:
                event.check_entrant(entrant)
            if len(set(sitting.entrants)) != len(sitting.entrants):
                raise Refused("event.log.twice", entrant=sitting.entrants[0])
            for board in sitting.boards:
                if board in seen:
                    raise Refused("event.log.board-twice", board=board)
                seen.add(board)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Seat them in place of what was planned."""
        if section := state.sections.get(self.section):
            section.replace_cell((self.round, self.table), self.sittings)

    @property
    def subject(self) -> Subject:
        """The table in that round."""
        return Subject("cell", (self.section, self.round, self.table))
