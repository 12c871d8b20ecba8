"""The events of a database, for the person who runs it: their titles, and the keys that direct them."""

from dataclasses import dataclass

import orjson
from sqlalchemy import Connection, Row, func, select

from chelem.core import Unknown
from chelem.events import Author, KeyHolder
from chelem.events.keys import Keyring
from chelem.site.database import schema

ORGANISER = Author("organiser", "1")
CLOSED = '"event":"closed"'
"""What the entry that ends an event has in its text."""


@dataclass(frozen=True, slots=True)
class HostedEvent:
    """An event of the database with its organiser's key, for the person who runs the server."""

    code: str
    title: str
    date: str
    closed: bool
    key: str


@dataclass(frozen=True, slots=True)
class KnownEvent(HostedEvent):
    """An event with its organiser's key as it is now, when it was opened, and the number of its entries."""

    since: str
    entries: int

    @property
    def path(self) -> str:
        """The path of its director's page; the key is after `#`, which no server and no proxy logs."""
        return f"tournoi/{self.code}/arbitre#key={self.key}"


def read_known_events(connection: Connection, most: int) -> list[KnownEvent]:
    """Return the newest events, the newest first."""
    events = schema.events
    rows = connection.execute(select(events).order_by(events.c.since.desc(), events.c.code).limit(most))
    return [_known(connection, row) for row in rows.all()]


def find_known_event(connection: Connection, code: str) -> KnownEvent:
    """Return an event; raise `Unknown` if there is none with that code."""
    row = connection.execute(select(schema.events).where(schema.events.c.code == code)).first()
    if row is None:
        raise Unknown("event.unknown", event=code)
    return _known(connection, row)


def _known(connection: Connection, row: "Row[tuple[str, str, str]]") -> KnownEvent:
    entries, keys = schema.event_entries.c, schema.event_keys
    of_event = entries.code == row.code
    opened = connection.scalar(select(entries.body).where(of_event, entries.version == 0))
    count = connection.scalar(select(func.count()).where(of_event)) or 0
    ended = connection.scalar(
        select(func.count()).where(of_event, entries.body.contains(CLOSED, autoescape=True))
    )
    rows = connection.execute(select(keys).where(keys.c.code == row.code))
    holders = {holder.holder: KeyHolder(holder.holder, holder.generation, holder.since) for holder in rows}
    terms = orjson.loads(opened) if opened else {}
    return KnownEvent(
        row.code,
        str(terms.get("title", "")),
        str(terms.get("date", "")),
        bool(ended),
        Keyring(row.secret, holders).make(ORGANISER),
        row.since,
        count,
    )
