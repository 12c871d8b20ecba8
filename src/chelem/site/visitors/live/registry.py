"""The registry of visitors: a browser is identified by its cookie alone, and may be linked to another."""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, fields

from starlette.requests import HTTPConnection
from starlette.responses import Response

from chelem.site.database import Database, StoreError
from chelem.site.edge import ServerSettings, VisitorId
from chelem.site.relay import Cluster
from chelem.site.visitors.live.known_rows import KnownRows
from chelem.site.visitors.store.devices import Device, DeviceStore
from chelem.site.visitors.store.passkeys import PasskeyStore
from chelem.site.visitors.store.push_subscriptions import PushSubscriptionStore
from chelem.site.visitors.store.visitor_store import Visitor, VisitorStore

COOKIE = "chelem"
PUBLIC_COOKIE = f"__Host-{COOKIE}"
"""On a public server: browsers accept it from this very host and through TLS only."""
ID = re.compile(r"[\w-]{1,40}", re.ASCII)
YEAR = 365 * 24 * 3600
CACHED = 20_000
"""The most visitors cached in memory."""
CACHED_SECONDS = 5.0
"""How soon this process notices what another one has changed about a visitor without saying so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Newcomer(Visitor):
    """A visitor who is not stored yet: nothing that they asked for has been done."""

    cookie: str
    """The cookie to set when they are stored."""

    def as_stored(self) -> Visitor:
        """Return the visitor to store, without the cookie."""
        return Visitor(**{field.name: getattr(self, field.name) for field in fields(Visitor)})


class VisitorRegistry:
    """All visitors with a cookie.

    The secret in a new cookie is derived from the server's, so that a newcomer is recognised before
    anything is stored: reading, watching and refused calls leave nothing in the database.
    """

    def __init__(
        self, database: Database, secret: bytes, settings: ServerSettings, cluster: Cluster | None = None
    ) -> None:
        cluster = cluster or Cluster.alone()
        self._store = VisitorStore(database)
        self.devices = DeviceStore(database)
        self.passkeys = PasskeyStore(database)
        self.push_subscriptions = PushSubscriptionStore(database)
        self._secret = secret
        self._public = settings.public
        self._is_alone = cluster.is_alone
        seconds = None if cluster.is_alone else CACHED_SECONDS
        self._cached: KnownRows[Visitor] = KnownRows(CACHED, seconds)
        self._devices: KnownRows[Device] = KnownRows(CACHED, seconds)
        self._announce_renamed = cluster.news.add("visitors.renamed", self._forget_name)
        self._announce_changed = cluster.news.add("visitors.changed", self._forget)

    @property
    def is_public(self) -> bool:
        """Whether the server is reached by the public, through TLS."""
        return self._public is not None

    def newcomer(self) -> Newcomer:
        """Return a new visitor, who is not stored."""
        return self._newcomer(secrets.token_hex(8))

    def _newcomer(self, visitor_id: VisitorId) -> Newcomer:
        secret = hmac.digest(self._secret, b"visitor:" + visitor_id.encode(), "sha256")
        text = base64.urlsafe_b64encode(secret[:24]).decode()
        return Newcomer(visitor_id, "", _digest(text), cookie=f"{visitor_id}.{text}")

    def cookie(self, cookies: Mapping[str, str]) -> str:
        """Return the visitor's cookie; a server that went public still knows the one from before."""
        first = cookies.get(PUBLIC_COOKIE) if self._public else None
        return first or cookies.get(COOKIE, "")

    def old_cookie(self, cookies: Mapping[str, str]) -> str:
        """Return the cookie that a browser has from before the server went public, and has to exchange."""
        return "" if self._public is None or PUBLIC_COOKIE in cookies else cookies.get(COOKIE, "")

    def set_cookie(self, response: Response, cookie: str, connection: HTTPConnection) -> None:
        """Set the cookie of a visitor in a response."""
        name = PUBLIC_COOKIE if self._public else COOKIE
        secure = self._public is not None or connection.url.scheme in ("https", "wss")
        response.set_cookie(name, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    def public_origin(self, connection: HTTPConnection) -> str | None:
        """Return the public origin of the site if a request names it; None elsewhere."""
        host = connection.headers.get("host", "").lower()
        return self._public.origin if self._public is not None and host == self._public.host else None

    def is_same_origin(self, connection: HTTPConnection) -> bool:
        """Return whether a request comes from a page of this site, or from no page at all."""
        origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
        if self._public is not None and host.lower() == self._public.host:
            return origin is None or origin == self._public.origin
        return origin is None or origin.partition("://")[2] == host

    async def find(self, cookies: Mapping[str, str]) -> Visitor | None:
        """Return the visitor of these cookies; None if there is none or the secret is wrong."""
        visitor_id, dot, secret = self.cookie(cookies).partition(".")
        if not dot or not ID.fullmatch(visitor_id):
            return None
        visitor, expected = await self._load(visitor_id), ""
        if visitor is not None:
            expected = visitor.secret
        elif (device := await self._device(visitor_id)) is not None:
            visitor, expected = await self._load(device.visitor), device.secret
        else:
            visitor = self._newcomer(visitor_id)
            expected = visitor.secret
        return visitor if hmac.compare_digest(expected, _digest(secret)) else None

    def cookie_id(self, cookies: Mapping[str, str]) -> str:
        """Return the id in a cookie: of the visitor, or of a device linked to them."""
        return self.cookie(cookies).partition(".")[0]

    def digest_of_code(self, code: str) -> str:
        """Return a code for another device as stored; it can be guessed from no copy of the database."""
        return hmac.digest(self._secret, b"link:" + code.encode(), "sha256").hex()

    async def _device(self, device_id: str) -> Device | None:
        device = self._devices.get(device_id)
        if device is None and (device := await self.devices.find(device_id)) is not None:
            self._devices.put(device_id, device)
        return device

    def clear_cookie(self, response: Response, connection: HTTPConnection) -> None:
        """Remove the cookies from a browser that belongs to nobody any more."""
        secure = self._public is not None or connection.url.scheme == "https"
        for name in (COOKIE, PUBLIC_COOKIE) if self._public else (COOKIE,):
            response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)

    async def stored(self, visitor_id: VisitorId) -> Visitor | None:
        """Return a stored visitor without any cookie; None if there is none."""
        return await self._load(visitor_id)

    async def stored_now(self, visitor_id: VisitorId) -> Visitor | None:
        """Return a stored visitor from the database, whatever other processes have just changed."""
        if not self._is_alone:
            self._cached.drop([visitor_id])
        return await self._load(visitor_id)

    async def _load(self, visitor_id: VisitorId) -> Visitor | None:
        visitor = self._cached.get(visitor_id)
        if visitor is None and (visitor := await self._store.find(visitor_id)) is not None:
            self._cached.put(visitor_id, visitor)
        return visitor

    def forget(self, visitor: VisitorId) -> None:
        """Let all processes forget a visitor whose row has been deleted or changed, and their devices.

        One that does not hear of it reads both again within `CACHED_SECONDS`.
        """
        self._announce_changed(visitor)

    def _forget(self, visitor: VisitorId) -> None:
        self._cached.drop([visitor])
        self._devices.drop([device.id for device in self._devices.rows() if device.visitor == visitor])

    def _forget_name(self, visitor: VisitorId) -> None:
        self._cached.drop([visitor])

    def forget_browser(self, cookie_id: str) -> None:
        """Forget here whose browser has a cookie with this id."""
        self._cached.drop([cookie_id])
        self._devices.drop([cookie_id])

    async def keep(self, newcomer: Newcomer) -> bool:
        """Store a newcomer once, whatever the number of their requests that succeed at the same time.

        Return whether this stored them. Where two processes do so at once, the primary key decides.
        """
        visitor = newcomer.as_stored()
        if self._cached.get(visitor.id) is not None:
            await self._add_to(newcomer)
            return False
        self._cached.put(visitor.id, visitor)
        try:
            await self._store.add(visitor)
        except StoreError:
            self._cached.drop([visitor.id])
            if self._is_alone or await self._load(visitor.id) is None:
                raise
            await self._add_to(newcomer)  # another process was first
            return False
        except BaseException:
            self._cached.drop([visitor.id])
            raise
        return True

    async def _add_to(self, newcomer: Newcomer) -> None:
        """Store the name that a request gives a newcomer whom an earlier request has stored."""
        if newcomer != self._newcomer(newcomer.id):  # they have a name, or the like
            await self.change(newcomer.as_stored())

    async def change(self, visitor: Visitor) -> None:
        """Store a visitor as changed, if anything differs. A newcomer is still not stored.

        Of several processes each may have an old row in memory: there all changes are stored.
        """
        if not isinstance(visitor, Newcomer) and (
            not self._is_alone or visitor != self._cached.get(visitor.id)
        ):
            await self._store.change(visitor)
            self._announce_renamed(visitor.id)
            self._cached.put(visitor.id, visitor)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
