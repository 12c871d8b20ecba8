"""Visitors: a browser is known by a cookie, nothing else is asked of it."""

import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import insert, select, update
from starlette.requests import HTTPConnection
from starlette.responses import Response

from chelem.store import schema
from chelem.store.table_store import Store
from chelem.store.writer import Write
from chelem.tables.people import VisitorId, name_of

COOKIE = "chelem"
YEAR = 365 * 24 * 3600
REMEMBERED = 20_000
"""Visitors kept in memory."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A browser that has called before."""

    id: VisitorId
    name: str
    secret: str
    """The SHA-256 of what its cookie says, in hexadecimal."""


class Visitors:
    """Everyone who has a cookie of ours."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[VisitorId, Visitor] = OrderedDict()

    async def of(self, cookies: Mapping[str, str]) -> Visitor | None:
        """The visitor of these cookies; None where they name nobody, or not truly."""
        name, dot, secret = cookies.get(COOKIE, "").partition(".")
        visitor = await self._find(name) if dot and len(name) <= 40 else None
        if visitor is None or not hmac.compare_digest(visitor.secret, _digest(secret)):
            return None
        return visitor

    async def _find(self, name: VisitorId) -> Visitor | None:
        if name not in self._known:
            rows = schema.visitors
            row = await self._store.read(
                lambda connection: (
                    connection.execute(select(rows).where(rows.c.id == name)).mappings().first()
                )
            )
            if row is None:
                return None
            self._remember(Visitor(row["id"], row["name"], row["secret"]))
        self._known.move_to_end(name)
        return self._known[name]

    def _remember(self, visitor: Visitor) -> None:
        self._known[visitor.id] = visitor
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def welcome(self, response: Response, *, secure: bool) -> Visitor:
        """A new visitor, whose cookie the response sets."""
        secret = secrets.token_urlsafe(24)
        visitor = Visitor(secrets.token_hex(8), "", _digest(secret))
        row = insert(schema.visitors).values(
            id=visitor.id, name="", secret=visitor.secret, since=self._store.now()
        )
        await self._store.write(Write([row]))
        self._remember(visitor)
        response.set_cookie(
            COOKIE, f"{visitor.id}.{secret}", max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )
        return visitor

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """The visitor under another name."""
        named = Visitor(visitor.id, name_of(name), visitor.secret)
        if named != visitor:
            rows = schema.visitors
            await self._store.write(
                Write([update(rows).where(rows.c.id == named.id).values(name=named.name)])
            )
            self._remember(named)
        return named


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
