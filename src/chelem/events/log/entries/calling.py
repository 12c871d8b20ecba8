"""The entry by which a table calls the director."""

from dataclasses import dataclass

from chelem.core import Forbidden
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.state import EventState


@dataclass(frozen=True, slots=True)
class DirectorCalled(EntryContent):
    """A table calls the director, or the director has answered its call."""

    entry = "called"
    taken_back = "at-once"
    writers = "anybody"
    changes_results = False
    section: str
    table: int
    answered: bool = False

    def check(self, event: Event, author: Author, /) -> None:
        """Raise `Forbidden` for the device at another table."""
        event.state.find_section(self.section)
        if author.role == "table" and author.id != f"{self.section}{self.table}":
            raise Forbidden("event.log.other-table")

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Note the call, or that it is answered."""
        if section := state.sections.get(self.section):
            change = section.calls.discard if self.answered else section.calls.add
            change(self.table)
