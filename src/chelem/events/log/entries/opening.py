"""Entries that open an event and close it."""

from dataclasses import dataclass

from chelem.core import BadOption
from chelem.events.forms.registry import form_of
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.results import scoring_of_terms
from chelem.events.log.state import EventState
from chelem.events.log.terms import EventTerms

MOVE_MINUTES = 1, 5
"""The least and the most minutes that a call or card may take online."""


@dataclass(frozen=True, slots=True)
class EventOpened(EntryContent, EventTerms):
    """The event: its title and date (ISO 8601), who is ranked, and how it is scored."""

    entry = "opened"
    taken_back = "never"
    writers = "anybody"

    def check(self, _: Event, author: Author, /) -> None:
        """Raise `BadOption` for a setting that an event cannot have."""
        if self.settings is not None:
            self.settings.check()
            form_of(scoring_of_terms(self))
        least, most = MOVE_MINUTES
        if not least <= self.minutes_a_move <= most:
            raise BadOption("event.settings.number", name="move_minutes", least=least, most=most)
        author.check_directs()

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Set the terms."""
        state.opened = self


@dataclass(frozen=True, slots=True)
class EventClosed(EntryContent):
    """The event is over; corrections go on."""

    entry = "closed"

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Close the event."""
        state.closed = True
