"""The entry with which a ranking is published."""

from dataclasses import dataclass

from chelem.core import Refused
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.state import EventState


@dataclass(frozen=True, slots=True)
class RankingPublished(EntryContent):
    """The ranking after the first `of` entries is published; `hash` is the SHA-256 of its JSON."""

    entry = "published"
    taken_back = "never"
    after_closing = True
    changes_results = False
    of: int
    hash: str
    final: bool = False

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for more entries than there are."""
        if not 0 <= self.of <= event.version:
            raise Refused("event.log.version", version=self.of)

    def apply(self, state: EventState, entry: EventEntry, /) -> None:
        """Note that it is published."""
        state.published.append(entry.version)
