"""The client of nats-py as the bus needs it: it never gives up, and sends no password where TLS is missed."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from ssl import SSLError
from typing import Any

from nats.aio.client import Client
from nats.aio.subscription import Subscription
from nats.errors import Error, SecureConnWantedError, SlowConsumerError, StaleConnectionError

from chelem.core import BadOption
from chelem.site.bus.bus_access import BusAccess
from chelem.site.bus.nats_address import NatsAddress
from chelem.site.bus.subjects import is_subject

CONNECT_SECONDS = 30.0
"""How long to try at the start: the NATS server may start too, on a machine that is busy with it."""
ANSWER_SECONDS = 3
"""How long a server may take to confirm what it was sent."""
_TIMES: dict[str, Any] = {
    "connect_timeout": 3,
    "reconnect_time_wait": 1,
    "ping_interval": 3,
    "max_outstanding_pings": 2,
    "max_reconnect_attempts": -1,  # no limit
}
"""Seconds, but for the last two; a server that does not answer two pings is left."""
INBOX = "_INBOX"
"""The first word of the subjects of replies."""
_AWAY = (OSError, TimeoutError, StaleConnectionError)
"""How a server that cannot be reached is noticed."""
_REFUSED = "Authorization Violation"
"""What a server says to a wrong password."""

logger = logging.getLogger(__name__)


class NatsClient(Client):
    """A connection to one of the servers of an address.

    `on_change` is called when it is connected again, and when it is closed for good, as happens when a server
    no longer accepts it; `on_drop` for each message that this process was too slow to take.
    """

    def __init__(
        self,
        address: NatsAddress,
        access: BusAccess,
        on_change: Callable[[], None],
        on_drop: Callable[[], None],
    ) -> None:
        super().__init__()
        self._address = address
        self._access = access
        self._on_change = on_change
        self._on_drop = on_drop
        self._opened = False
        self._fault: Exception | None = None

    @property
    def account(self) -> str:
        """The word after the kind in the subjects of this process; empty if there is none."""
        user = self._access.user or self._address.user
        return user if is_subject(user) else ""

    async def open(self, patience: float | None = None) -> None:
        """Connect; raise `BadOption` if no server can be reached, or one does not let this process in.

        `patience` is in seconds: by default as long as servers may take to start.
        """
        seconds = CONNECT_SECONDS if patience is None else patience
        try:
            await asyncio.wait_for(self._open(), seconds)
        except (Error, OSError, TimeoutError) as error:
            reason = str(self._fault or error) or f"> {seconds:g} s"
            with suppress(Exception):
                await self.close()
            raise BadOption("bus.url", reason=reason) from error
        self._opened = True

    async def _open(self) -> None:
        address, access = self._address, self._access
        encrypted = address.encrypted or access.authorities is not None or access.certificate is not None
        await self.connect(
            list(address.servers),
            name="chelem",
            user=access.user or address.user or None,
            password=access.password or address.password or None,
            token=access.token or address.token or None,
            tls=access.tls() if encrypted else None,
            inbox_prefix=".".join(filter(None, (INBOX, self.account))),
            error_cb=self._note_fault,
            disconnected_cb=self._note_loss,
            reconnected_cb=self._note_change,
            closed_cb=self._note_change,
            flush_timeout=ANSWER_SECONDS,
            **_TIMES,
        )

    async def close(self) -> None:
        """Leave the server, without a warning that it is lost; do not wait for one that reads nothing."""
        self._opened = False
        closing = asyncio.ensure_future(super().close())
        await asyncio.wait([closing], timeout=ANSWER_SECONDS)
        if closing.done():
            closing.result()
        else:
            self._abort()
            await asyncio.gather(closing, return_exceptions=True)

    def _abort(self) -> None:
        """Break the connection, with what it was still to send."""
        if (writer := getattr(self._transport, "_io_writer", None)) is not None:
            writer.transport.abort()

    async def confirm(self) -> None:
        """Wait until the server has what it was sent; return without if the connection is lost."""
        if not self.is_connected:
            return
        with suppress(Error, OSError, TimeoutError):
            await self._flush_pending(force_flush=True)  # `flush` alone sends its ping ahead of the rest
            await self.flush(ANSWER_SECONDS)

    async def leave(self, subscription: Subscription) -> None:
        """End a subscription, after what the server has sent for it until then has been taken."""
        if self.is_connected:
            await self._send_unsubscribe(subscription._id)
            await self.confirm()
            with suppress(TimeoutError):
                await asyncio.wait_for(subscription._pending_queue.join(), ANSWER_SECONDS)
        subscription._stop_processing()
        self._remove_sub(subscription._id)  # so that it is not made again when a server is back

    async def _process_info(self, info: dict[str, Any], initial_connection: bool = False) -> None:  # noqa: FBT001, FBT002 - the signature of `Client`
        if initial_connection and self._address.encrypted and not info.get("tls_required"):
            raise SecureConnWantedError  # before the password is sent
        await super()._process_info(info, initial_connection)

    async def _note_fault(self, error: Exception) -> None:
        self._fault = error
        if isinstance(error, SlowConsumerError):
            self._on_drop()
        elif not self._opened and (isinstance(error, SecureConnWantedError) or _REFUSED in str(error)):
            raise error  # to try again is of no use
        elif isinstance(error, SSLError) or not isinstance(error, _AWAY):
            logger.warning("NATS: %s", error)
        else:
            logger.debug("NATS is away: %s", error)

    async def _note_loss(self) -> None:
        if self._opened:
            logger.warning("the bus has lost its connection to NATS")

    async def _note_change(self) -> None:
        self._on_change()
