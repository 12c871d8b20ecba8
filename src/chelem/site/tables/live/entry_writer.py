"""The entries of a log as JSON and as sentences; those that readers share are rendered once."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import orjson

from chelem.engine import Entry, Log, Player, State, Viewer
from chelem.formats.log.write import entry_json
from chelem.i18n import Fact, say
from chelem.site.tables.domain.people import People
from chelem.site.tables.views.names import NamesAtTable
from chelem.text.speech import speech_for

Announcement = tuple[str, Mapping[str, Fact]]
"""A sentence about something that is not in the log: a message id and its facts."""


class EntryWriter:
    """Renders the entries of one log for its readers; `state` is the public one."""

    def __init__(
        self, log: Log | None, state: State | None, people: People, announcements: Sequence[Announcement] = ()
    ) -> None:
        self._log = log
        self._state = state
        self._people = people
        self._announcements = announcements
        self._entries: dict[tuple[int, str], bytes] = {}
        self._sentences: dict[tuple[int, str], bytes] = {}

    def entries(self, entries: Iterable[Entry], language: str) -> bytes:
        """Return a reader's entries as a JSON list, without timestamps and chain."""
        return b"[%b]" % b",".join([self._entry(entry, language) for entry in entries])

    def _entry(self, entry: Entry, language: str) -> bytes:
        if not self._is_public(entry):
            return _entry_bytes(entry, language)
        key = (entry.version, language)
        if key not in self._entries:
            self._entries[key] = _entry_bytes(entry, language)
        return self._entries[key]

    def sentences(self, entries: Sequence[Entry], language: str, viewer: Viewer) -> bytes:
        """Return the sentences that announce a reader's entries, as a JSON list."""
        if self._log is None or not entries:
            return b"[]"
        if not all(map(self._is_public, entries)):
            return self._announce(entries, language, viewer)
        key = (entries[0].version, language)
        if key not in self._sentences:
            self._sentences[key] = self._announce(entries, language, viewer)
        return self._sentences[key]

    def _announce(self, entries: Sequence[Entry], language: str, viewer: Viewer) -> bytes:
        sentences = [say(code, facts, language) for code, facts in self._announcements]
        if self._state is not None:
            names = NamesAtTable(self._people, language)
            sentences += speech_for(entries, self._state, names, language, own=isinstance(viewer, Player))
        return orjson.dumps(sentences)

    def _is_public(self, entry: Entry) -> bool:
        """Return whether the entry is the same for all readers."""
        return self._log is not None and self._log[entry.version].event is entry.event


def _entry_bytes(entry: Entry, language: str) -> bytes:
    return orjson.dumps(entry_json(replace(entry, at=None, chain=None), language))
