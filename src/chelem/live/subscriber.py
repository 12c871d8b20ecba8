"""A page that watches a table: what it has been sent, and the next message to send."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from chelem.core.errors import Refused
from chelem.engine.log import Entry
from chelem.live.changes import ALL, PageChange
from chelem.live.publisher import PageReader, Publisher
from chelem.tables.people import VisitorId


@dataclass(eq=False, slots=True)
class Subscriber:
    """A connection: `send` accepts a whole message without waiting; `dismiss` gives a reason and ends it.

    `reader` is as whom the page reads the table, as of the last change of its people or policy. `_sent`
    holds the sections that the page has as they were sent, not those that it has changed itself.
    """

    visitor: VisitorId | None
    language: str
    send: Callable[[bytes], None]
    dismiss: Callable[[Refused], None] = lambda _: None
    version: int = -1
    reader: PageReader | None = None
    _sent: dict[str, bytes] = field(default_factory=dict)

    def update(self, publisher: Publisher, reader: PageReader, change: PageChange) -> None:
        """Send what has changed since the last message, if anything has."""
        log = publisher.log
        if not self._sent or change.after not in (None, self.version):
            change = PageChange()  # this page has missed something
        entries = [] if log is None else list(log.redacted(reader.viewer, after=self.version))
        painted = publisher.sections(reader, change.names)
        changed = {name: body for name, body in painted.items() if self._sent.get(name) != body}
        if not changed and not entries:
            return
        self._sent |= changed
        self.version = -1 if log is None else log.version
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
        last = -1 if log is None else log.version
        entries: list[Entry] = []
        if log is not None and version is not None and 0 <= version <= last:
            entries = list(log.redacted(reader.viewer, after=version))
        self.version = last
        self._send(publisher, reader, entries, self._sent)

    def forget(self) -> None:
        """Forget what was sent, and as whom the page reads: the table has been loaded again."""
        self.reader = None
        self._sent.clear()

    def _send(
        self,
        publisher: Publisher,
        reader: PageReader,
        entries: Sequence[Entry],
        sections: Mapping[str, bytes],
        *,
        kind: bytes = b"table",
        more: bytes = b"",
    ) -> None:
        """Send a message; a page that gets a `move` applies it before it replaces the sections."""
        log, writer = publisher.log, publisher.writer
        picture = b",".join([b'"%b":%b' % (name.encode(), body) for name, body in sections.items()])
        self.send(
            b'{"t":"%b","version":%d,"position":%d,"entries":%b,"said":%b,%b"picture":{%b}}'
            % (
                kind,
                self.version,
                0 if log is None else log.position,
                writer.entries(entries, reader.language),
                writer.sentences(entries, reader.language, reader.viewer),
                more,
                picture,
            )
        )
