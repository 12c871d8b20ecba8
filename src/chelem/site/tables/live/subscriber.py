"""A page connected to a table: what it was sent, and the next message to it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from chelem.core import Card, Refused
from chelem.engine import Entry, Log
from chelem.engine.events import Acted, Dealt
from chelem.site.edge import VisitorId
from chelem.site.tables.live.changes import ALL_SECTIONS, PageChange
from chelem.site.tables.live.publisher import PageReader, Publisher, Sections


@dataclass(frozen=True, slots=True)
class ServerStatus:
    """What pages know about the server: whether it cannot keep moves, and the robots are slow."""

    store_away: bool = False
    robots_slow: bool = False


@dataclass(frozen=True, slots=True)
class _News:
    """The entries that a message sends, and those that it announces, by default the same.

    `move`: the call or card that the page applies before it replaces sections.
    """

    entries: Sequence[Entry]
    heard: Sequence[Entry] | None = None
    move: Acted | None = None


@dataclass(eq=False, slots=True)
class Subscriber:
    """A page: `send` queues a message to it without waiting; `dismiss` sends a reason and disconnects it.

    `reader` is as whom the page reads the table, since the last change of people or policy. `_sent` holds
    the sections of the page as they were sent, without those that it has changed itself.
    """

    visitor: VisitorId | None
    language: str
    send: Callable[[bytes], None]
    dismiss: Callable[[Refused], None] = lambda _: None
    version: int = -1
    reader: PageReader | None = None
    _sent: Sections = field(default_factory=dict)

    def update(self, publisher: Publisher, reader: PageReader, change: PageChange) -> None:
        """Send what has changed since the last message, if anything has."""
        log = publisher.log
        if not self._sent or change.after not in (None, self.version):
            change = PageChange()  # this page has missed a message
        entries = [] if log is None else list(log.redacted(reader.viewer, after=self.version))
        sections = publisher.sections(reader, change.names)
        changed = {name: body for name, body in sections.items() if self._sent.get(name) != body}
        if not changed and not entries:
            return
        self._sent |= changed
        self.version = -1 if log is None else log.version
        for name in change.derived:
            self._sent.pop(name, None)
        self._send(publisher, reader, _News(entries, move=change.move), changed)

    def send_all(self, publisher: Publisher, reader: PageReader, version: int | None) -> None:
        """Send all sections, and the entries after the version that the page has."""
        log = publisher.log
        self._sent = publisher.sections(reader, ALL_SECTIONS)
        latest = -1 if log is None else log.version
        entries: list[Entry] = []
        if log is not None and version is not None and 0 <= version <= latest:
            entries = list(log.redacted(reader.viewer, after=version))
        self.version = latest
        # A new page announces the deal in progress, with the hand of its player.
        heard = _new_deal(log, reader) if log is not None and version is None else entries
        self._send(publisher, reader, _News(entries, heard), self._sent)

    def tell_status(self, status: ServerStatus) -> None:
        """Send how the server is."""
        store = b"away" if status.store_away else b"ok"
        self.send(b'{"t":"status","store":"%b"%b}' % (store, b',"robots":"slow"' * status.robots_slow))

    def reset(self) -> None:
        """Forget what was sent, and as whom the page reads, as the table has been reloaded."""
        self.reader = None
        self._sent.clear()

    def _send(self, publisher: Publisher, reader: PageReader, news: _News, sections: Sections) -> None:
        """Send a message."""
        kind, fields = b"table", b""
        if news.move is not None:
            kind, fields = b"move", publisher.move_fields(news.move, reader.language)
        heard = news.entries if news.heard is None else news.heard
        log, writer = publisher.log, publisher.writer
        picture = b",".join([b'"%b":%b' % (name.encode(), body) for name, body in sections.items()])
        self.send(
            b'{"t":"%b","version":%d,"position":%d,"entries":%b,"said":%b,%b"picture":{%b}}'
            % (
                kind,
                self.version,
                0 if log is None else log.position,
                writer.entries(news.entries, reader.language),
                writer.sentences(heard, reader.language, reader.viewer),
                fields,
                picture,
            )
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
