"""An event: the entries of its log, and their fold."""

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from chelem.core import Refused
from chelem.core.gc_pause import collection_paused
from chelem.events.competitor import CompetitorId
from chelem.events.event_results import EventResults
from chelem.events.log.author import Author
from chelem.events.log.results import KnownResults, collect_results
from chelem.events.log.state import EventState
from chelem.events.log.subject import Subject
from chelem.events.log.told_results import untold_boards
from chelem.events.ranking import Ranking, rank_event

Writers = Literal["anybody", "directors", "program"]
"""Whose entries are looked at: an entry for anybody checks its author itself."""
TakenBack = Literal["previewed", "at-once", "never"]
"""How directors take an entry back: with a look at its effect first, at one tap, or by no means."""


class EntryContent:
    """What an entry of the log says: what it needs, what it changes, and what it makes stale.

    Each is a frozen dataclass in `chelem.events.log.entries`, whose fields are those of its JSON.
    """

    __slots__ = ()
    entry: ClassVar[str]
    """Its name in the log."""
    writers: ClassVar[Writers] = "directors"
    after_closing: ClassVar[bool] = False
    """Whether it is still written when an event is closed."""
    changes_results: ClassVar[bool] = True
    changes_lists: ClassVar[bool] = False
    """Whether a player may be in no list of the event any more."""
    takes_back: ClassVar[bool] = False
    """Whether the entry that it refers to is as if it had never been."""
    taken_back: ClassVar[TakenBack] = "previewed"
    """`at-once` for what moves no result; what tables state is corrected, and what was announced stays."""

    def check(self, event: "Event", author: Author, /) -> None:
        """Raise `Refused` if it is impossible, `Forbidden` if its author may not write it."""

    def check_taken_back(self, event: "Event", entry: "EventEntry", /) -> None:
        """Raise `Refused` if the entry that says this is not taken back, nor restored."""

    def taken_back_by_directors(self, _: "EventEntry", /) -> TakenBack:
        """Return how directors take the entry back that says this."""
        return self.taken_back

    def apply(self, state: EventState, entry: "EventEntry", /) -> None:
        """Change the state as the entry says that has this content. It never refuses."""

    def forget(self, known: KnownResults, _: EventState, /) -> None:
        """Forget what may no longer be true of the results, before it is applied to a state."""
        if self.changes_results:
            known.forget_all()

    @property
    def subject(self) -> Subject | None:
        """The part of the results that differs because of it."""
        return None

    @property
    def refers_to(self) -> int | None:
        """The version of the entry that it takes back, confirms or disputes."""
        return None

    @property
    def listed(self) -> tuple[CompetitorId, ...]:
        """The players whom it puts into the lists of the event."""
        return ()


@dataclass(frozen=True, slots=True)
class EventEntry:
    """Its content, who wrote it on which device, and when (UTC, ISO 8601; ignored by the fold).

    `version` counts the entries of a log from 0. `client` is the sender's own id of the entry: what the
    same author sends again after a lost connection is recognised by it; empty for the program's own entries.
    """

    version: int
    content: EntryContent
    author: Author
    device: str = ""
    client: str = ""
    at: str = ""


class Event:
    """What the entries of a log say together. Only `append` changes it.

    `admit_entry` says whether an entry may be added; to fold one never fails.
    """

    def __init__(self) -> None:
        self.entries: list[EventEntry] = []
        self.versions: dict[tuple[Author, str], int] = {}
        """The versions of entries by their authors and the ids that these gave them."""
        self.state = EventState()
        self._results: EventResults | None = None
        self._told: Event | None = None
        self._known = KnownResults()

    @classmethod
    def fold(cls, log: Iterable[EventEntry]) -> "Event":
        """Return the event of a log; a part of it from the beginning is the event as it was then."""
        event = cls()
        event.entries = list(log)
        event.versions = {
            (entry.author, entry.client): entry.version for entry in event.entries if entry.client
        }
        event._fold_again()
        return event

    @property
    def version(self) -> int:
        """The number of entries."""
        return len(self.entries)

    @property
    def entrants(self) -> tuple[int, ...]:
        """The entrants by their numbers in the event, in the order of `results().entrants`."""
        return self.state.entrants_in_order()

    @property
    def published(self) -> list[EventEntry]:
        """The entries with which rankings were published, in their order."""
        return [self.entries[version] for version in self.state.published]

    def check_entrant(self, entrant: int) -> None:
        """Raise `Refused` for a number that nobody has."""
        if entrant not in self.entrants:
            raise Refused("event.no-such-entrant", number=entrant)

    def meant_by(self, entry: EventEntry) -> EventEntry:
        """Return the entry that another is about: one that it takes back, confirms or disputes, or itself."""
        while (of := entry.content.refers_to) is not None:
            entry = self.entries[of]
        return entry

    def restored_by(self, entry: EventEntry) -> EventEntry:
        """Return the entry that is restored, or taken back, at the end of a chain of taking back."""
        while entry.content.takes_back and (of := entry.content.refers_to) is not None:
            entry = self.entries[of]
        return entry

    def append(self, entry: EventEntry) -> None:
        """Add the next entry of the log."""
        self.entries.append(entry)
        self._results = self._told = None
        entry.content.forget(self._known, self.state)
        if entry.client:
            self.versions[entry.author, entry.client] = entry.version
        if entry.content.takes_back:
            self._fold_again()
        else:
            entry.content.apply(self.state, entry)

    def sent_before(self, author: Author, client: str) -> EventEntry | None:
        """Return the entry that an author sent under an id of its own; None if there is none."""
        version = self.versions.get((author, client)) if client else None
        return None if version is None else self.entries[version]

    def as_of(self, version: int) -> "Event":
        """Return the event as it was after its first `version` entries.

        Another thread may call it while entries are appended: only the entries are read.
        """
        return Event.fold(self.entries[:version])

    def as_told(self) -> "Event":
        """Return the event as players see it while it lasts, without the boards that only directors count."""
        if self._told is None:
            untold = untold_boards(self.state)
            self._told = self._without(untold) if untold else self
        return self._told

    def _without(self, boards: Set[int]) -> "Event":
        """Return the event with the results of all other boards."""
        event, results = Event(), self.results()
        event.entries, event.versions, event.state = self.entries, self.versions, self.state
        left = tuple(traveller for traveller in results.travellers if traveller.board not in boards)
        event._results = replace(results, travellers=left, before=results)
        event._told = event
        return event

    def results(self) -> EventResults:
        """Return entrants and travellers, to be ranked."""
        if self._results is None:
            with collection_paused():
                self._results = collect_results(self.state, self._known)
        return self._results

    def ranking(self) -> tuple[Ranking, ...]:
        """Return the ranking, or one for each line where there are two winners."""
        with collection_paused():
            return rank_event(self.results())

    def _fold_again(self) -> None:
        self.state = EventState()
        with collection_paused():
            for entry in effective(self.entries):
                entry.content.apply(self.state, entry)


def effective(log: Iterable[EventEntry]) -> list[EventEntry]:
    """Return the entries without those that were taken back, and without those that take back."""
    entries = list(log)
    undone = versions_taken_back(entries)
    return [entry for entry in entries if entry.version not in undone and not entry.content.takes_back]


def versions_taken_back(log: Sequence[EventEntry]) -> set[int | None]:
    """Return the versions of the entries that were taken back; taking back a taking back restores."""
    undone: set[int | None] = set()
    for entry in reversed(log):
        if entry.content.takes_back and entry.version not in undone:
            undone.add(entry.content.refers_to)
    return undone
