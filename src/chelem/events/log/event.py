"""An event: the fold of its log."""

from collections.abc import Iterable, Set
from dataclasses import replace

from chelem.core.gc_pause import collection_paused
from chelem.events.event_results import EventResults
from chelem.events.log.author import Author
from chelem.events.log.directing import (
    BoardRuled,
    BoardTimed,
    BreakPlanned,
    DirectorCalled,
    DrawsAssigned,
    EntryTakenBack,
    RoundExtended,
    RoundPaused,
    RoundStarted,
)
from chelem.events.log.entry import EventEntry
from chelem.events.log.publishing import RankingPublished
from chelem.events.log.reporting import (
    PlayersFielded,
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultReported,
)
from chelem.events.log.results import KnownResults, collect_results
from chelem.events.log.state import EventState
from chelem.events.log.told_results import untold_boards
from chelem.events.ranking import Ranking, rank_event


class Event:
    """What the entries of a log say together. Only `append` changes it.

    `admit_entry` says whether an entry may be added; to fold one never fails.
    """

    def __init__(self) -> None:
        self.entries: list[EventEntry] = []
        self.versions: dict[tuple[Author, str], int] = {}
        """The versions of entries by who wrote them and the ids that these senders gave them."""
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

    def append(self, entry: EventEntry) -> None:
        """Add the next entry of the log."""
        self.entries.append(entry)
        self._results = self._told = None
        self._forget_changed(entry)
        if entry.client:
            self.versions[entry.author, entry.client] = entry.version
        if isinstance(entry.content, EntryTakenBack):
            self._fold_again()
        else:
            self.state.apply(entry)

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
        left = tuple(each for each in results.travellers if each.board not in boards)
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

    def _forget_changed(self, entry: EventEntry) -> None:
        """Forget what an entry may change of the results: a board, the lines of a section, or all."""
        content = entry.content
        match content:
            case ResultReported() | ResultCorrected() | BoardRuled():
                self._known.forget_board(content.section, content.board)
            case ResultConfirmed() | ResultDisputed():
                if (at := self.state.reported.get(content.of)) is not None:
                    self._known.forget_board(at[0], at[3])
            case RoundPaused() | BoardTimed() | RoundExtended() | BreakPlanned():
                pass
            case DrawsAssigned() | DirectorCalled():
                pass
            case RankingPublished() | PlayersFielded():
                pass
            case RoundStarted():
                self._known.forget_lines(content.section)
            case _:
                self._known.forget_all()

    def _fold_again(self) -> None:
        self.state = EventState()
        with collection_paused():
            for entry in effective(self.entries):
                self.state.apply(entry)


def effective(log: Iterable[EventEntry]) -> list[EventEntry]:
    """Return the entries without those that were taken back; taking back a taking back restores."""
    entries = list(log)
    undone: set[int] = set()
    for entry in reversed(entries):
        if isinstance(entry.content, EntryTakenBack) and entry.version not in undone:
            undone.add(entry.content.of)
    return [
        entry
        for entry in entries
        if entry.version not in undone and not isinstance(entry.content, EntryTakenBack)
    ]
