"""The bans in force, checked when a page connects, with every call and with every message."""

import asyncio
import ipaddress
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from http.cookies import CookieError, SimpleCookie

from starlette.requests import HTTPConnection

from chelem.core import Forbidden
from chelem.site.database import Database, StoreError
from chelem.site.edge import Asker, VisitorId, log_errors
from chelem.site.relay import News
from chelem.site.visitors.live.registry import COOKIE, PUBLIC_COOKIE
from chelem.site.visitors.store.bans import Ban, read_bans

REFRESH_SECONDS = 5.0
"""How soon a ban of `chelem admin` is in force, and one of another process that is not heard of."""

IpNetwork = ipaddress.IPv4Network | ipaddress.IPv6Network
logger = logging.getLogger(__name__)


class Banned(Forbidden):
    """Somebody who may not use this server, `until` a time or never again."""


class BanList:
    """The bans of a database, read again and again; empty until they have been read."""

    def __init__(self) -> None:
        self._visitors: dict[VisitorId, Ban] = {}
        self._networks: list[tuple[IpNetwork, Ban]] = []
        self._task: asyncio.Task[None] | None = None
        self._announce: Callable[[None], Awaitable[None]] = _not_started

    def start(self, database: Database, news: News) -> None:
        """Read the bans now, every few seconds, and when another process has changed them."""

        async def read_again(_nothing: None) -> None:
            await self.refresh(database)

        self._announce = news.add("bans.changed", read_again)
        task = asyncio.create_task(self._read_again(database))
        self._task = log_errors(task, logger, lambda: "bans are no longer read")

    def close(self) -> None:
        """Stop reading."""
        if self._task is not None:
            self._task.cancel()

    async def read_changed(self) -> None:
        """Let all processes read the bans, as they were changed here; return once this one has."""
        await self._announce(None)

    async def refresh(self, database: Database) -> None:
        """Read the bans of the database."""
        bans = await database.read(lambda connection: read_bans(connection, _now()))
        self._visitors = {ban.visitor: ban for ban in bans if ban.visitor}
        self._networks = [(ipaddress.ip_network(ban.network), ban) for ban in bans if ban.network]

    async def _read_again(self, database: Database) -> None:
        while True:
            try:
                await self.refresh(database)
            except StoreError as error:  # those known stay in force
                logger.warning("bans cannot be read: %s", error)
            await asyncio.sleep(REFRESH_SECONDS)

    def check(self, asker: Asker) -> None:
        """Raise `Banned` if the visitor or the address may not use this server."""
        ban = self._visitors.get(asker.visitor or "") or self._ban_of(asker.address)
        if ban is not None and (ban.until is None or ban.until > _now()):
            until = "never" if ban.until is None else ban.until[:16].replace("T", " ")
            raise Banned("visitor.banned", until=until)

    def check_request(self, connection: HTTPConnection) -> None:
        """Raise `Banned` for a request; the visitor is who its cookie says, true or not."""
        if self._visitors or self._networks:
            for visitor in (None, *_visitors_in(connection)):
                self.check(Asker.of(connection, visitor))

    def _ban_of(self, address: str) -> Ban | None:
        if not self._networks:
            return None
        try:
            asking = ipaddress.ip_network(address)
        except ValueError:
            return None
        return next((ban for network, ban in self._networks if _is_within(asking, network)), None)


async def _not_started(_nothing: None) -> None:
    raise RuntimeError("the bans of no database are read")


def _is_within(asking: IpNetwork, network: IpNetwork) -> bool:
    """Return whether an asker, in IPv6 a network of 64 bits, is in a network or the other way round."""
    return asking.version == network.version and asking.overlaps(network)


def _visitors_in(connection: HTTPConnection) -> list[VisitorId]:
    try:
        cookies = SimpleCookie(connection.headers.get("cookie", ""))
    except CookieError:
        return []
    return [cookies[name].value.partition(".")[0] for name in (COOKIE, PUBLIC_COOKIE) if name in cookies]


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
