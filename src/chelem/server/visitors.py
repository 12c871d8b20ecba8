"""The registry of visitors: a browser is identified by a cookie and nothing else."""

import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Mapping

from starlette.requests import HTTPConnection
from starlette.responses import Response

from chelem.store.visitor_store import Visitor, VisitorStore
from chelem.tables.people import VisitorId, clean_name

COOKIE = "chelem"
YEAR = 365 * 24 * 3600
REMEMBERED = 20_000
"""VisitorRegistry kept in memory."""


class VisitorRegistry:
    """All visitors with a cookie."""

    def __init__(self, store: VisitorStore) -> None:
        self._store = store
        self._known: OrderedDict[VisitorId, Visitor] = OrderedDict()

    async def of(self, cookies: Mapping[str, str]) -> Visitor | None:
        """The visitor of these cookies; None if they name nobody or the secret is wrong."""
        name, dot, secret = cookies.get(COOKIE, "").partition(".")
        visitor = await self._find(name) if dot and len(name) <= 40 else None
        if visitor is None or not hmac.compare_digest(visitor.secret, _digest(secret)):
            return None
        return visitor

    async def _find(self, name: VisitorId) -> Visitor | None:
        if name not in self._known:
            visitor = await self._store.find(name)
            if visitor is None:
                return None
            self._remember(visitor)
        self._known.move_to_end(name)
        return self._known[name]

    def _remember(self, visitor: Visitor) -> None:
        self._known[visitor.id] = visitor
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def register(self, response: Response, *, secure: bool) -> Visitor:
        """Register a new visitor, and set the cookie in the response."""
        secret = secrets.token_urlsafe(24)
        visitor = Visitor(secrets.token_hex(8), "", _digest(secret))
        await self._store.add(visitor)
        self._remember(visitor)
        response.set_cookie(
            COOKIE, f"{visitor.id}.{secret}", max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )
        return visitor

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """Rename a visitor."""
        named = Visitor(visitor.id, clean_name(name), visitor.secret)
        if named != visitor:
            await self._store.rename(named)
            self._remember(named)
        return named


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of this site, or not from a page."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
