"""Entries about the rounds of a section: when they begin, and how long they last."""

from dataclasses import dataclass

from chelem.core import Busy, Refused
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry, TakenBack
from chelem.events.log.online_drawing import check_not_begun
from chelem.events.log.results import KnownResults
from chelem.events.log.section import EventSection
from chelem.events.log.state import EventState

LONGEST_BOARD, LONGEST_BREAK, LONGEST_EXTENSION = 60, 240, 120
"""In minutes."""


@dataclass(frozen=True, slots=True)
class RoundStarted(EntryContent):
    """A section begins a round."""

    entry = "started"
    taken_back = "at-once"
    section: str
    round: int

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a round that is not planned or drawn, `Busy` before its boards are promised."""
        section = event.state.find_section(self.section)
        _check_planned(section, self.round)
        if section.swiss is not None and not section.movement.rounds[self.round - 1]:
            raise Refused("event.draw.missing", round=self.round)
        if section.online and not event.state.committed:
            raise Busy("event.online.opening")

    def check_taken_back(self, event: Event, entry: EventEntry, /) -> None:
        """Raise `Refused` for an online round that the program has begun: people play it already."""
        if entry.author.role == "program":
            check_not_begun(event.state, self.section, self.round)

    def taken_back_by_directors(self, entry: EventEntry, /) -> TakenBack:
        """Return `never` for an online round that the program has begun: people play it already."""
        return "never" if entry.author.role == "program" else self.taken_back

    def apply(self, state: EventState, entry: EventEntry, /) -> None:
        """Begin the round."""
        if section := state.sections.get(self.section):
            section.round, section.begun, section.paused = self.round, entry.at, ""

    def forget(self, known: KnownResults, _: EventState, /) -> None:
        """Forget the lines of the section: what has no result in earlier rounds is missing now."""
        known.forget_lines(self.section)


@dataclass(frozen=True, slots=True)
class RoundPaused(EntryContent):
    """The clock of a section stands still for a break, or goes on."""

    entry = "paused"
    taken_back = "at-once"
    changes_results = False
    section: str
    going: bool = False

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a section that the event has not."""
        event.state.find_section(self.section)

    def apply(self, state: EventState, entry: EventEntry, /) -> None:
        """Stop the clock, or let it go on."""
        if section := state.sections.get(self.section):
            section.pause(entry.at, going=self.going)


@dataclass(frozen=True, slots=True)
class BoardTimed(EntryContent):
    """The minutes for each board of a section, from now on."""

    entry = "timed"
    taken_back = "at-once"
    changes_results = False
    section: str
    minutes: int

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for no time at all, or too much."""
        event.state.find_section(self.section)
        if not 1 <= self.minutes <= LONGEST_BOARD:
            raise Refused("event.log.board-minutes", most=LONGEST_BOARD)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Set the minutes."""
        if section := state.sections.get(self.section):
            section.minutes = self.minutes


@dataclass(frozen=True, slots=True)
class RoundExtended(EntryContent):
    """Minutes by which the round in play of a section lasts longer, or shorter; entries add up."""

    entry = "extended"
    taken_back = "at-once"
    changes_results = False
    section: str
    round: int
    minutes: int

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a round that is not in play, or would last too long or no time at all."""
        section = event.state.find_section(self.section)
        if self.round != section.round or section.round == 0:
            raise Refused("event.log.round-in-play", round=self.round)
        extra = section.extra_minutes.get(section.round, 0) + self.minutes
        if section.round_minutes + self.minutes < 1 or extra > LONGEST_EXTENSION:
            raise Refused("event.log.round-minutes", most=LONGEST_EXTENSION)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Add the minutes to those of earlier entries."""
        if section := state.sections.get(self.section):
            extra = section.extra_minutes
            extra[self.round] = extra.get(self.round, 0) + self.minutes


@dataclass(frozen=True, slots=True)
class BreakPlanned(EntryContent):
    """A break of some minutes before a round of a section; of 0 minutes: none."""

    entry = "break"
    taken_back = "at-once"
    changes_results = False
    section: str
    round: int
    minutes: int

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a round that is not planned, or a break that is too long."""
        _check_planned(event.state.find_section(self.section), self.round)
        if not 0 <= self.minutes <= LONGEST_BREAK:
            raise Refused("event.log.break-minutes", most=LONGEST_BREAK)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Plan the break."""
        if section := state.sections.get(self.section):
            section.breaks[self.round] = self.minutes


def _check_planned(section: EventSection, number: int) -> None:
    """Raise `Refused` for a round that is not planned; one of a Swiss may have to be drawn yet."""
    if not 1 <= number <= section.rounds:
        raise Refused("event.log.round", round=number)
