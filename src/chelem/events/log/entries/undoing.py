"""The entry by which an earlier one is taken back."""

from dataclasses import dataclass

from chelem.core import Refused
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event


@dataclass(frozen=True, slots=True)
class EntryTakenBack(EntryContent):
    """An earlier entry is taken back: the event is what it would be without it."""

    entry = "undone"
    after_closing = True
    changes_lists = True
    takes_back = True
    of: int

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for an entry that is not there, or is not taken back."""
        if not 0 < self.of < event.version:
            raise Refused("event.log.version", version=self.of)
        entry = event.restored_by(event.entries[self.of])
        entry.content.check_taken_back(event, entry)

    @property
    def refers_to(self) -> int:
        """The entry that is taken back."""
        return self.of
