"""Entries about the draws of a Swiss section, and who makes them."""

from dataclasses import dataclass
from typing import Literal

from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.online_drawing import check_not_begun, check_online_swiss, check_program_draws
from chelem.events.log.state import EventState
from chelem.events.log.swiss_rounds import check_draw
from chelem.events.swiss import Draw


@dataclass(frozen=True, slots=True)
class RoundDrawn(EntryContent):
    """Who meets whom in a round of a Swiss event, with the inputs from which anyone can draw it again."""

    entry = "drawn"
    section: str
    round: int
    draw: Draw

    def check(self, event: Event, author: Author, /) -> None:
        """Raise `Refused` for a draw by the program where it may not, or one of other inputs or rounds."""
        section = event.state.find_section(self.section)
        if author.role == "program":
            check_program_draws(section, self.round)
        if section.swiss is not None:
            check_draw(event, section, self.round, self.draw)

    def check_taken_back(self, event: Event, _: EventEntry, /) -> None:
        """Raise `Refused` once the round has begun online: people play it already."""
        check_not_begun(event.state, self.section, self.round)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Make the tables of the round."""
        state.draws[self.section, self.round] = self.draw
        if section := state.sections.get(self.section):
            section.draw(self.round, self.draw)


@dataclass(frozen=True, slots=True)
class DrawsAssigned(EntryContent):
    """Who draws the rounds of an online Swiss section from now on.

    The program draws as soon as all tables have played; for the director the next round waits.
    """

    entry = "assigned"
    taken_back = "at-once"
    changes_results = False
    section: str
    to: Literal["program", "director"]

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a section whose rounds are not drawn online."""
        check_online_swiss(event.state.find_section(self.section))

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Let the program draw, or wait for the director."""
        if section := state.sections.get(self.section):
            section.director_draws = self.to == "director"
