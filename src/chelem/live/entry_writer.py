"""The entries of a log as JSON and as sentences; those that all readers share are written once."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import orjson

from chelem.engine.audience import Player, Viewer
from chelem.engine.log import Entry, Log
from chelem.engine.state import State
from chelem.formats.log.write import entry_json
from chelem.i18n import Fact, say
from chelem.tables.people import People
from chelem.text.speech import heard
from chelem.views.names import NamesAtTable

Aside = tuple[str, Mapping[str, Fact]]
"""What is said beside the log's own entries: a code of the catalogue and its facts."""


class EntryWriter:
    """Writes the entries of one log for its readers; `state` is the one that everybody may know."""

    def __init__(
        self, log: Log | None, state: State | None, people: People, asides: Sequence[Aside] = ()
    ) -> None:
        self._log = log
        self._state = state
        self._people = people
        self._asides = asides
        self._entries: dict[tuple[int, str], bytes] = {}
        self._sentences: dict[tuple[int, str], bytes] = {}

    def entries(self, entries: Iterable[Entry], language: str) -> bytes:
        """A reader's entries as a JSON list, without timestamps."""
        return b"[%b]" % b",".join([self._entry(entry, language) for entry in entries])

    def _entry(self, entry: Entry, language: str) -> bytes:
        if not self._public(entry):
            return _written(entry, language)
        key = (entry.version, language)
        if key not in self._entries:
            self._entries[key] = _written(entry, language)
        return self._entries[key]

    def sentences(self, entries: Sequence[Entry], language: str, viewer: Viewer) -> bytes:
        """The sentences that announce a reader's entries, as a JSON list."""
        if self._log is None or not entries:
            return b"[]"
        if not all(map(self._public, entries)):
            return self._say(entries, language, viewer)
        key = (entries[0].version, language)
        if key not in self._sentences:
            self._sentences[key] = self._say(entries, language, viewer)
        return self._sentences[key]

    def _say(self, entries: Sequence[Entry], language: str, viewer: Viewer) -> bytes:
        said = [say(code, facts, language) for code, facts in self._asides]
        if self._state is not None:
            names = NamesAtTable(self._people, language)
            said += heard(entries, self._state, names, language, own=isinstance(viewer, Player))
        return orjson.dumps(said)

    def _public(self, entry: Entry) -> bool:
        """Whether the entry is the same for all readers."""
        return self._log is not None and self._log[entry.version] is entry


def _written(entry: Entry, language: str) -> bytes:
    return orjson.dumps(entry_json(replace(entry, at=None), language))
