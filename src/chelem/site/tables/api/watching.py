"""The connection of a page to a table of another process, as long as its visitor is a spectator."""

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any, cast

import orjson
from starlette.types import Message
from starlette.websockets import WebSocket

from chelem.core import Busy, ChelemError
from chelem.site.database import StoreError
from chelem.site.edge import Services, TooManyMessages, VisitorId
from chelem.site.relay import Passage
from chelem.site.tables.api import messages
from chelem.site.tables.api.meanings import AskedCall, CallMeaningCalls
from chelem.site.tables.api.page_connection import PageConnection
from chelem.site.tables.api.protocol import HelloMessage
from chelem.site.tables.live.lobby import Lobby
from chelem.site.visitors import Banned

LARGEST_VERSION = 2**53
"""A version that no log reaches; messages between processes carry no number of any size."""
DRAINING = 0.01
"""The seconds between two looks whether a page has read what it was sent."""


class WatchingConnection(PageConnection):
    """A page that is sent what its language's spectators at this process are sent.

    Pings are answered here, and the owner is asked what calls mean. All else that a page sends is for the
    owner, as is a page whose visitor is more than a spectator: then `run` ends, and `pass_on` goes on.
    """

    def __init__(self, socket: WebSocket, services: Services, visitor: VisitorId) -> None:
        super().__init__(socket, services, visitor)
        self.version: int | None = None
        """The last version that the page has."""
        loop = asyncio.get_running_loop()
        self._admitted, self._personal = loop.create_future(), loop.create_future()
        self._code = ""
        self._received: asyncio.Future[Message] | None = None
        self._passed_on: deque[Message] | None = None
        """What the owner is to be sent first, once the page is passed on."""

    def admit(self) -> None:
        """Note that the owner shows the table to the page."""
        if not self._admitted.done():
            self._admitted.set_result(None)

    def become_personal(self) -> None:
        """Let the owner serve the page by itself from now on."""
        if not self._personal.done():
            self._personal.set_result(None)

    def dismiss(self, reason: ChelemError) -> None:
        """Send a reason, and disconnect."""
        self.disconnect(reason)

    async def _leave(self) -> None:
        if self._direct is not None:
            self._direct.hear = _hear_nothing
        self._services.get(Lobby).watched.remove(self._code, self)
        if self._passed_on is None and self._received is not None:
            self._received.cancel()

    async def _handle_messages(self, code: str) -> None:
        """Answer pings until the page is to be passed on."""
        hello = await self._hello()
        version = cast(HelloMessage, messages.check_message(hello)).get("version")
        self.version = version if version is None or 0 <= version < LARGEST_VERSION else -1
        self._is_at_table, self._code = True, code
        watched = self._services.get(Lobby).watched
        watched.add(code, self)
        await asyncio.wait((self._admitted, self._personal), return_when=asyncio.FIRST_COMPLETED)
        rest = await self._message_for_owner()
        watched.pass_on(code, self)
        while self._outbox or self._sending:
            await asyncio.sleep(DRAINING)
        hello |= {"version": self.version, "language": self.language}
        first = {"type": "websocket.receive", "text": orjson.dumps(hello).decode()}
        self._passed_on = deque([{"type": "websocket.connect"}, first, *rest])

    async def _message_for_owner(self) -> list[Message]:
        """Return the first message that is passed on; none if the page becomes personal before it comes."""
        while True:
            self._waiting = True
            self._received = asyncio.ensure_future(self._socket.receive())
            try:
                await asyncio.wait((self._received, self._personal), return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._waiting = False
            if not self._received.done():
                return []
            received, self._received = self._received.result(), None
            message: dict[str, Any] | None = None
            try:
                text, seconds = self._take(received)
                await asyncio.sleep(seconds)
                message = messages.read_message(text)
                if not await self._answer(message):
                    return [received]
            except (TooManyMessages, Banned):
                raise
            except ChelemError as error:
                self._refuse(error, message)
            except StoreError:
                self._refuse(Busy("message.failed"), message)

    async def _answer(self, message: Mapping[str, Any]) -> bool:
        """Answer a ping, or a question what a call means; return whether the message was one."""
        if message.get("t") not in ("ping", "meaning"):
            return False
        checked = messages.check_message(message)
        if checked["t"] == "ping":
            self._answer_ping(checked)
            return True
        about = checked.get("about") if checked["t"] == "meaning" and "call" not in checked else None
        if not isinstance(about, int) or not 0 <= about < LARGEST_VERSION:
            return False
        call = AskedCall(self.visitor, self.language, about)
        self.send(await self._services.get(CallMeaningCalls).message(self._code, call))
        return True

    async def pass_on(self, passage: Passage, headers: list[tuple[bytes, bytes]]) -> None:
        """Let the owner serve the page, if it has not ended; `headers` were sent when it was accepted."""
        if self._passed_on is None:
            return
        first = self._passed_on

        async def receive() -> Message:
            if first:
                return first.popleft()
            if self._received is not None:
                received, self._received = self._received, None
                return await received
            return await self._socket.receive()

        async def send(message: Message) -> None:
            if message["type"] != "websocket.accept":  # it is accepted already
                await self._socket.send(message)

        scope = {**self._socket.scope, "headers": _with_cookie(self._socket.scope["headers"], headers)}
        try:
            await passage.take(scope, receive, send)
        except Busy as error:
            await self._close_with(error)


def _with_cookie(
    headers: list[tuple[bytes, bytes]], sent: list[tuple[bytes, bytes]]
) -> list[tuple[bytes, bytes]]:
    """Return the headers of a page as it would send them again, with the cookie that it was sent."""
    cookies = [value.partition(b";")[0] for name, value in sent if name == b"set-cookie"]
    if not cookies:
        return headers
    return [*((name, value) for name, value in headers if name != b"cookie"), (b"cookie", cookies[0])]


def _hear_nothing(_text: bytes) -> bool:
    return False
