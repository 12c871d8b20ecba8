"""The registry of visitors: a browser is identified by its cookie alone."""

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
CACHED = 20_000
"""The most visitors cached in memory."""


class VisitorRegistry:
    """All visitors with a cookie."""

    def __init__(self, store: VisitorStore) -> None:
        self._store = store
        self._cached: OrderedDict[VisitorId, Visitor] = OrderedDict()

    async def find(self, cookies: Mapping[str, str]) -> Visitor | None:
        """Return the visitor of these cookies; None if there is none or the secret is wrong."""
        visitor_id, dot, secret = cookies.get(COOKIE, "").partition(".")
        visitor = await self._load(visitor_id) if dot and len(visitor_id) <= 40 else None
        if visitor is None or not hmac.compare_digest(visitor.secret, _digest(secret)):
            return None
        return visitor

    async def _load(self, visitor_id: VisitorId) -> Visitor | None:
        if visitor_id not in self._cached:
            visitor = await self._store.find(visitor_id)
            if visitor is None:
                return None
            self._cache(visitor)
        self._cached.move_to_end(visitor_id)
        return self._cached[visitor_id]

    def _cache(self, visitor: Visitor) -> None:
        self._cached[visitor.id] = visitor
        if len(self._cached) > CACHED:
            self._cached.popitem(last=False)

    async def register(self, response: Response, *, secure: bool) -> Visitor:
        """Register a new visitor and set the cookie in the response."""
        secret = secrets.token_urlsafe(24)
        visitor = Visitor(secrets.token_hex(8), "", _digest(secret))
        await self._store.add(visitor)
        self._cache(visitor)
        response.set_cookie(
            COOKIE, f"{visitor.id}.{secret}", max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )
        return visitor

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """Rename a visitor; return them with the cleaned name."""
        named = Visitor(visitor.id, clean_name(name), visitor.secret)
        if named != visitor:
            await self._store.rename(named)
            self._cache(named)
        return named


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same_origin(connection: HTTPConnection) -> bool:
    """Return whether a request comes from a page of this site, or from no page at all."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
