"""The keys of administrators: links that open a session once, and sessions of browsers."""

import hashlib
import secrets
from datetime import UTC, datetime, timedelta
from typing import Literal

from sqlalchemy import Connection, Executable, delete, insert, select

from chelem.site.database import schema

KeyKind = Literal["link", "session"]
LASTING: dict[KeyKind, timedelta] = {"link": timedelta(minutes=15), "session": timedelta(hours=12)}
"""How long a key opens something."""


def new_admin_key(kind: KeyKind) -> tuple[str, list[Executable]]:
    """Return a new key, and the statements that store its digest and drop keys that are over."""
    key, now = secrets.token_urlsafe(32), datetime.now(UTC)
    rows = schema.admin_keys
    stored = insert(rows).values(digest=_digest(key), kind=kind, until=_time(now + LASTING[kind]))
    return key, [delete(rows).where(rows.c.until <= _time(now)), stored]


def is_admin_key(connection: Connection, key: str, kind: KeyKind) -> bool:
    """Return whether a key is one of this kind and not over."""
    rows = schema.admin_keys.c
    until = connection.scalar(select(rows.until).where(rows.digest == _digest(key), rows.kind == kind))
    return until is not None and until > _time(datetime.now(UTC))


def dropping_key(key: str) -> list[Executable]:
    """Return the statements that make a key worthless."""
    return [delete(schema.admin_keys).where(schema.admin_keys.c.digest == _digest(key))]


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def _time(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")
