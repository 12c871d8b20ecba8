"""One who looks at a table: what they have seen of it, and the next message for them."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from chelem.core.errors import Refused
from chelem.engine.audience import Viewer
from chelem.engine.log import Log
from chelem.live.publisher import ALL, Painter
from chelem.tables.people import VisitorId


@dataclass(eq=False, slots=True)
class Watcher:
    """A connection: `send` takes a whole message and does not wait; `dismiss` says why, and ends it."""

    visitor: VisitorId | None
    language: str
    send: Callable[[bytes], None]
    dismiss: Callable[[Refused], None] = lambda _: None
    version: int = -1
    _sent: dict[str, bytes] = field(default_factory=dict)

    def update(self, painter: Painter, log: Log | None, viewer: Viewer, names: Collection[str] = ALL) -> None:
        """Send what is new since the last message, if anything is."""
        painted = painter.sections(self.visitor, viewer, self.language, names)
        changed = {name: body for name, body in painted.items() if self._sent.get(name) != body}
        entries = list(log.redacted(viewer, after=self.version)) if log else []
        if not changed and not entries:
            return
        self._sent |= changed
        self.version = log.version if log else -1
        self._tell(
            log,
            painter.entries(entries, self.language),
            painter.said(entries, self.language, viewer),
            changed,
        )

    def greet(self, painter: Painter, log: Log | None, viewer: Viewer, version: int | None) -> None:
        """Send the whole picture, and the entries since the version that the page has."""
        self._sent = dict(painter.sections(self.visitor, viewer, self.language))
        last = log.version if log else -1
        known = version is not None and 0 <= version <= last
        entries = list(log.redacted(viewer, after=version)) if log and known and version is not None else []
        self.version = last
        self._tell(
            log,
            painter.entries(entries, self.language),
            painter.said(entries, self.language, viewer),
            self._sent,
        )

    def forget(self) -> None:
        """Forget what was sent: another picture of the table is due, with entries read anew."""
        self._sent.clear()

    def _tell(self, log: Log | None, entries: bytes, said: bytes, sections: dict[str, bytes]) -> None:
        picture = b",".join(b'"%b":%b' % (name.encode(), body) for name, body in sections.items())
        self.send(
            b'{"t":"table","version":%d,"position":%d,"entries":%b,"said":%b,"picture":{%b}}'
            % (self.version, log.position if log else 0, entries, said, picture)
        )
