"""What pages that are shown the same were sent, and the next message to all of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from chelem.core import Card
from chelem.engine import Entry, Log
from chelem.engine.events import Acted, Dealt
from chelem.site.tables.live.changes import ALL_SECTIONS, PageChange
from chelem.site.tables.live.publisher import PageReader, Publisher, Sections
from chelem.site.tables.live.streams.edge_view import EdgeView
from chelem.site.tables.live.subscriber import Subscriber

Outlet = Subscriber | EdgeView
"""Where the messages of a stream go: to a page, or to all its pages at another process."""


@dataclass(frozen=True, slots=True)
class _News:
    """The entries that a message sends, and those that it announces, by default the same.

    `move`: the call or card that the page applies before it replaces sections.
    """

    entries: Sequence[Entry]
    heard: Sequence[Entry] | None = None
    move: Acted | None = None


@dataclass(eq=False, slots=True)
class PageStream:
    """The messages to one page, or to all spectators of a language, who are all sent the same.

    `reader` is as whom they read the table, since the last change of people or policy. `_sent` holds the
    sections that all of them have as they were sent, without those that pages have changed themselves.
    """

    outlets: dict[Outlet, None] = field(default_factory=dict)
    reader: PageReader | None = None
    version: int = -1
    _sent: Sections = field(default_factory=dict)

    def update(self, publisher: Publisher, reader: PageReader, change: PageChange) -> bytes | None:
        """Return a message with what has changed since the last one; None if nothing has."""
        log = publisher.log
        if not self._sent or change.after not in (None, self.version):
            change = PageChange()  # these pages have missed a message
        entries = [] if log is None else list(log.redacted(reader.viewer, after=self.version))
        sections = publisher.sections(reader, change.names)
        changed = {name: body for name, body in sections.items() if self._sent.get(name) != body}
        if not changed and not entries:
            return None
        self._sent |= changed
        self.version = -1 if log is None else log.version
        for name in change.derived:
            self._sent.pop(name, None)
        return self._message(publisher, reader, _News(entries, move=change.move), changed)

    def begin(self, publisher: Publisher, reader: PageReader, *, alone: bool) -> Sections:
        """Return all sections for new pages, which are the only ones here if `alone`.

        Sections that the others have otherwise, such as a running clock, count as not sent to all.
        """
        log, sections = publisher.log, publisher.sections(reader, ALL_SECTIONS)
        if alone:
            self._sent = dict(sections)
        else:
            for name, body in sections.items():
                if self._sent.get(name) != body:
                    self._sent.pop(name, None)
        self.version = -1 if log is None else log.version
        return sections

    def whole(
        self, publisher: Publisher, reader: PageReader, sections: Sections, version: int | None
    ) -> bytes:
        """Return a message with all sections, and the entries after the version that a new page has."""
        log = publisher.log
        entries: list[Entry] = []
        if log is not None and version is not None and 0 <= version <= log.version:
            entries = list(log.redacted(reader.viewer, after=version))
        # A new page announces the deal in progress, with the hand of its player.
        heard = _new_deal(log, reader) if log is not None and version is None else entries
        return self._message(publisher, reader, _News(entries, heard), sections)

    def reset(self) -> None:
        """Forget what was sent, and as whom the pages read, as the table has been reloaded."""
        self.reader = None
        self._sent.clear()

    def _message(self, publisher: Publisher, reader: PageReader, news: _News, sections: Sections) -> bytes:
        kind, fields = b"table", b""
        if news.move is not None:
            kind, fields = b"move", publisher.move_fields(news.move, reader.language)
        heard = news.entries if news.heard is None else news.heard
        log, writer = publisher.log, publisher.writer
        picture = b",".join([b'"%b":%b' % (name.encode(), body) for name, body in sections.items()])
        return b'{"t":"%b","version":%d,"position":%d,"entries":%b,"said":%b,%b"picture":{%b}}' % (
            kind,
            self.version,
            0 if log is None else log.position,
            writer.entries(news.entries, reader.language),
            writer.sentences(heard, reader.language, reader.viewer),
            fields,
            picture,
        )


def _new_deal(log: Log, reader: PageReader) -> list[Entry]:
    """Return the entries since the cards were dealt, none if one of them has been played."""
    for entry in reversed(log):
        match entry.event:
            case Acted(action=Card()):
                return []
            case Dealt():
                return list(log.redacted(reader.viewer, after=entry.version - 1))
    return []
