"""A page that watches a table: what it has been sent, and the next message to send."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from chelem.core.errors import Refused
from chelem.engine.log import Entry
from chelem.live.changes import ALL, PageChange
from chelem.live.publisher import PageReader, Publisher
from chelem.tables.people import VisitorId


@dataclass(eq=False, slots=True)
class Subscriber:
    """A connection: `send` accepts a whole message without waiting; `dismiss` gives a reason and ends it.

    `_sent` holds the sections that the page still has as they were sent, not those that it has updated
    itself.
    """

    visitor: VisitorId | None
    language: str
    send: Callable[[bytes], None]
    dismiss: Callable[[Refused], None] = lambda _: None
    version: int = -1
    _sent: dict[str, bytes] = field(default_factory=dict)

    def update(self, publisher: Publisher, reader: PageReader, change: PageChange) -> None:
        """Send what has changed since the last message, if anything has."""
        log = publisher.log
        if not self._sent or change.after not in (None, self.version):
            change = PageChange()  # this page has missed something
        entries = list(log.redacted(reader.viewer, after=self.version)) if log else []
        painted = publisher.sections(reader, change.names)
        changed = {name: body for name, body in painted.items() if self._sent.get(name) != body}
        if not changed and not entries:
            return
        self._sent |= changed
        self.version = log.version if log else -1
        if change.move is None:
            self._send(publisher, reader, entries, changed)
            return
        for name in change.derived:
            self._sent.pop(name, None)
        more = publisher.move(change.move, reader.language)
        self._send(publisher, reader, entries, changed, kind=b"move", more=more)

    def greet(self, publisher: Publisher, reader: PageReader, version: int | None) -> None:
        """Send all sections, and the entries since the version that the page has."""
        log = publisher.log
        self._sent = publisher.sections(reader, ALL)
        last = log.version if log else -1
        known = version is not None and 0 <= version <= last
        entries = (
            list(log.redacted(reader.viewer, after=version)) if log and known and version is not None else []
        )
        self.version = last
        self._send(publisher, reader, entries, self._sent)

    def forget(self) -> None:
        """Forget what was sent, because the table has been reloaded."""
        self._sent.clear()

    def _send(
        self,
        publisher: Publisher,
        reader: PageReader,
        entries: Collection[Entry],
        sections: Mapping[str, bytes],
        *,
        kind: bytes = b"table",
        more: bytes = b"",
    ) -> None:
        """Send a message; a page that gets a `move` applies it before it replaces the sections."""
        log, writer = publisher.log, publisher.writer
        picture = b",".join([b'"%b":%b' % (name.encode(), body) for name, body in sections.items()])
        listed = list(entries)
        self.send(
            b'{"t":"%b","version":%d,"position":%d,"entries":%b,"said":%b,%b"picture":{%b}}'
            % (
                kind,
                self.version,
                log.position if log else 0,
                writer.entries(listed, reader.language),
                writer.sentences(listed, reader.language, reader.viewer),
                more,
                picture,
            )
        )
