"""Websocket connections that end though their page does not read, and that answer without a task's turn."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

LINGER_SECONDS = 12.0
"""The seconds after which a closed connection is cut, whatever is unsent; pages have ten to answer."""

_EXTENSION = "chelem.direct"
Hear = Callable[[bytes], bool]


def _hear_nothing(_text: bytes) -> bool:
    return False


class DirectSocket(Protocol):
    """A websocket as the server's own protocol offers it: two short cuts past ASGI's queues."""

    hear: Hear
    """Called with each text as it arrives unless others wait; a text that it accepts goes no further."""
    sent_at_once: int
    """The bytes of all texts sent by `send_at_once`."""

    def send_at_once(self, text: bytes) -> bool:
        """Send a text unless the page reads too slowly or has gone; return whether it was sent."""
        ...


def shortcuts_of(scope: Scope) -> DirectSocket | None:
    """Return the short cuts of a websocket; None under another server, as in tests without one."""
    found: DirectSocket | None = scope.get("extensions", {}).get(_EXTENSION)
    return found


def offer_shortcuts(scope: Scope, direct: DirectSocket) -> None:
    """Offer a websocket's short cuts to the application that serves it."""
    scope["extensions"][_EXTENSION] = direct


class CutProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which by itself keeps a closed connection until its page has read everything.

    A page that never reads would hold its descriptor and its unsent messages for ever. It also wakes a task
    for every message; a ping and its answer need none, nor does a move that is sent to a page that reads.
    """

    _cutting: asyncio.TimerHandle | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.hear: Hear = _hear_nothing
        self.sent_at_once = 0

    async def run_asgi(self) -> None:
        """Serve the page, then give it some time to read the last messages."""
        extensions: dict[str, Any] = self.scope["extensions"] or {}
        extensions[_EXTENSION] = self
        try:
            await super().run_asgi()
        finally:  # the collector runs too seldom to leave it cycles
            del extensions[_EXTENSION]
            self.hear = _hear_nothing
        if not self.disconnected:
            self._cutting = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def handle_text(self, event: Frame) -> None:
        """Offer a whole text to `hear` before it is queued."""
        waits = self.read_paused or self.close_sent or not event.fin
        if waits or not self.hear(bytes(event.data)):
            super().handle_text(event)

    def send_at_once(self, text: bytes) -> bool:
        """Send a text as `DirectSocket` says."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.sent_at_once += len(text)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the time limit."""
        if self._cutting is not None:
            self._cutting.cancel()
        super().connection_lost(exc)
