"""The published rankings of an event: each as it was, and what changed from one to the next, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from typing_extensions import TypedDict

from chelem.events import Author, Event, EventEntry
from chelem.events.log.changes import find_differences
from chelem.events.log.entries.publishing import RankingPublished
from chelem.site.events.views import ranking
from chelem.site.events.views.event import is_hidden
from chelem.site.events.views.outcomes import ToldDifference, in_words, reason_text, takes_back


class EventCause(TypedDict):
    """What made a ranking differ from the one before."""

    sentence: str
    reason: str
    """As the director gave it; may be empty."""
    version: int | None
    """Of the entry that did it, and when it was written; null where nobody did, as at the end of a round."""
    at: str | None
    taken_back: bool
    """Whether that entry took another one back."""


class EventComparisonOfRankings(TypedDict):
    """How a ranking differs from an earlier one."""

    changes: list[ranking.EventChange]
    causes: list[EventCause]
    new: int
    """How many boards at tables have a first result."""


class EventPublication(TypedDict):
    """A published ranking."""

    version: int
    """Of its entry."""
    of: int
    """How many entries of the log it is the ranking of."""
    at: str
    final: bool
    hash: str
    verified: bool
    """Whether the ranking that follows from those entries has this hash."""
    rankings: list[ranking.EventRanking]
    changed: EventComparisonOfRankings | None
    """From the one before; null for the first."""


class AllPublications(TypedDict):
    """The published rankings, the newest first."""

    published: list[EventPublication]
    since: EventComparisonOfRankings | None
    """For directors: what has changed since the newest."""


class EventRankingAsOf(TypedDict):
    """The ranking after a number of entries."""

    of: int
    hash: str
    rankings: list[ranking.EventRanking]


@dataclass(frozen=True, slots=True)
class _Differences:
    """What changed between two rankings; `new` counts boards with a first result."""

    changes: list[ranking.EventChange]
    differences: tuple[ToldDifference, ...]
    new: int


class PublishedRankings:
    """What was published, each ranking worked out once from its part of the log.

    `work_out` is for a thread: it reads the entries that it is given, and nothing else of the event.
    """

    def __init__(self) -> None:
        self._folded: dict[tuple[int, str], tuple[list[ranking.EventRanking], bool]] = {}
        self._compared: dict[tuple[int, str, int, str], _Differences] = {}
        self._since: tuple[EventEntry, _Differences] | None = None
        """What had changed since the last one, as of an entry."""

    def work_out(
        self, entries: Sequence[EventEntry], published: Sequence[EventEntry], *, since: bool
    ) -> _Differences | None:
        """Fold what was published, and compare each with the one before.

        Return what has changed since the last one, if `since` asks for it and there is one.
        """
        for before, entry in zip([None, *published], published, strict=False):
            self._fold(entries, entry)
            if before is not None:
                self._compare(entries, before, entry)
        if not (since and published):
            return None
        known = self._since
        if known is None or known[0] != entries[-1]:
            last = Event.fold(entries[: _published(published[-1]).of])
            known = self._since = entries[-1], _compare(last, Event.fold(entries))
        return known[1]

    def view(
        self, event: Event, reader: Author, language: str, since: _Differences | None = None
    ) -> AllPublications:
        """Return the published rankings, the newest first, as their reader may see them.

        Who does not direct gets no ranking of hidden rounds while they last, and no result of a board that
        somebody has still to play. Directors also get what `work_out` has found since the last one.
        """
        entries = [entry for entry in event.published if reader.directs or self.is_open(event, entry)]
        published = [
            self._publication(event, (before, entry), reader, language)
            for before, entry in zip([None, *entries], entries, strict=False)
        ]
        compared = None
        if reader.directs and since is not None:
            compared = _told(event, since, reader, language)
        return {"published": published[::-1], "since": compared}

    def find(self, event: Event, entries: int) -> EventEntry | None:
        """Return the entry that publishes the ranking after a number of entries."""
        return next((entry for entry in event.published if _published(entry).of == entries), None)

    def ranking_as_of(self, event: Event, entries: int) -> list[ranking.EventRanking]:
        """Return the ranking after some entries: as it was published, if it was."""
        published = self.find(event, entries)
        if published is not None:
            return self._fold(event.entries, published)[0]
        return ranking.rankings_view(event.as_of(entries))

    def is_open(self, event: Event, entry: EventEntry) -> bool:
        """Return whether everybody may see a published ranking."""
        return not is_hidden(event.state) or not self._fold(event.entries, entry)[1]

    def _publication(
        self,
        event: Event,
        published: tuple[EventEntry | None, EventEntry],
        reader: Author,
        language: str,
    ) -> EventPublication:
        before, entry = published
        content, rankings = _published(entry), self._fold(event.entries, entry)[0]
        changed = None
        if before is not None:
            changed = _told(event, self._compare(event.entries, before, entry), reader, language)
        return {
            "version": entry.version,
            "of": content.of,
            "at": entry.at,
            "final": content.final,
            "hash": content.hash,
            "verified": content.hash == ranking.ranking_hash(rankings),
            "rankings": rankings,
            "changed": changed,
        }

    def _fold(
        self, entries: Sequence[EventEntry], entry: EventEntry
    ) -> tuple[list[ranking.EventRanking], bool]:
        """Return a published ranking, and whether it was hidden then."""
        content = _published(entry)
        key = content.of, content.hash
        if key not in self._folded:
            then = Event.fold(entries[: content.of])
            rankings = ranking.rankings_view(then.as_told())
            if ranking.ranking_hash(rankings) != content.hash:
                # Those published before boards in play were left out have the hash of all boards.
                whole = ranking.rankings_view(then)
                rankings = whole if ranking.ranking_hash(whole) == content.hash else rankings
            self._folded[key] = rankings, is_hidden(then.state)
        return self._folded[key]

    def _compare(self, entries: Sequence[EventEntry], before: EventEntry, after: EventEntry) -> _Differences:
        old, new = _published(before), _published(after)
        key = old.of, old.hash, new.of, new.hash
        if key not in self._compared:
            earlier, later = Event.fold(entries[: old.of]), Event.fold(entries[: new.of])
            self._compared[key] = _compare(earlier.as_told(), later.as_told())
        return self._compared[key]


def _told(event: Event, found: _Differences, reader: Author, language: str) -> EventComparisonOfRankings:
    differences = [
        difference
        for difference in found.differences
        if reader.directs or not any(map(event.state.is_still_played, difference.boards))
    ]
    causes = [_cause(event, difference, language) for difference in differences]
    return {"changes": found.changes, "causes": causes, "new": found.new}


def _published(entry: EventEntry) -> RankingPublished:
    if not isinstance(entry.content, RankingPublished):
        raise TypeError(entry.content)
    return entry.content


def _compare(before: Event, after: Event) -> _Differences:
    differences: list[ToldDifference] = []
    new = 0
    for difference in in_words(after, find_differences(before, after)):
        if difference.outcomes is not None and difference.outcomes[0] is None:
            new += 1
        else:
            differences.append(difference)
    return _Differences(ranking.changes_view(before, after), tuple(differences), new)


def _cause(event: Event, difference: ToldDifference, language: str) -> EventCause:
    cause = difference.cause
    return {
        "sentence": difference.say(language),
        "reason": "" if cause is None else reason_text(event, cause, language),
        "version": None if cause is None else cause.version,
        "at": None if cause is None else cause.at,
        "taken_back": cause is not None and takes_back(cause),
    }
