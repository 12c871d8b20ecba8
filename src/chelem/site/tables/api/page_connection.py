"""The connection of a page: what it sends is counted, what it is sent waits in an outbox."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

import orjson
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from chelem.core import Busy, ChelemError, Refused
from chelem.i18n import LANGUAGES
from chelem.site.database import LostShard, StoreError
from chelem.site.edge import (
    BEATS,
    LIMITS,
    POLICY_VIOLATION,
    Asker,
    Heartbeat,
    Limiter,
    RateLimit,
    Services,
    TooManyMessages,
    VisitorId,
    log_errors,
    refusal,
    shortcuts_of,
)
from chelem.site.tables.api import messages
from chelem.site.tables.api.protocol import PingMessage
from chelem.site.visitors import BanList

MAX_OUTBOX = 256
"""The most messages that wait for a slow page before it is disconnected."""
CLOSE_TIMEOUT = 2.0
"""Seconds to send the last messages to a page that may not read them."""
PING, PONG = b'{"t":"ping"}', b'{"t":"pong"}'
"""A message that must not overtake others, and its answer."""

logger = logging.getLogger(__name__)


class PageConnection:
    """A page's connection: messages are handled in order, replies are queued in an outbox."""

    def __init__(self, socket: WebSocket, services: Services, visitor: VisitorId) -> None:
        self._socket = socket
        self._services = services
        self.visitor = visitor
        self.language = "en"
        self._asker = Asker.of(socket, visitor)
        self._direct = shortcuts_of(socket.scope)
        # Nothing may overtake a request that is handled, nor a message that the sender has in hand.
        self._waiting = self._sending = False
        self._is_at_table = False
        """Whether `hello` has been taken: from then on a page may say when its next sign of life comes."""
        self._refused_ping: ChelemError | None = None
        self._outbox: deque[bytes] = deque()
        self._outbox_filled = asyncio.Event()
        loop = asyncio.get_running_loop()
        self._heartbeat = Heartbeat(loop, lambda: self.disconnect(Busy("message.silent")))
        self._rate_limit = RateLimit(self._heartbeat.last)
        self._task: asyncio.Task[None] | None = None
        self._sender: asyncio.Task[None] | None = None
        self._close_reason: ChelemError | None = None

    # Out

    def send(self, message: bytes) -> None:
        """Send a message, or put it in the outbox after others; disconnect a page that is too slow."""
        if not (self._outbox or self._sending) and self._direct and self._direct.send_at_once(message):
            return
        if len(self._outbox) < MAX_OUTBOX:
            self._outbox.append(message)
            self._outbox_filled.set()
        else:
            self.disconnect(Busy("message.slow"))

    def disconnect(self, reason: ChelemError) -> None:
        """End the connection from another task."""
        self._close_reason = self._close_reason or reason
        self._outbox.clear()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _reply(self, message: Mapping[str, object]) -> None:
        self.send(orjson.dumps(message))

    def _refuse(self, error: ChelemError, message: dict[str, Any] | None = None) -> None:
        request = {"id": message["id"]} if message and isinstance(message.get("id"), str) else {}
        self._socket.app.state.count_refusal(error.code)
        self._reply({"t": "refused", **request, **refusal(error, self.language)})

    async def _send_outbox(self) -> None:
        """Send the messages of the outbox as fast as the page reads them."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                self._sending = False
                await self._outbox_filled.wait()
                self._outbox_filled.clear()
                self._sending = True
                while self._outbox:
                    await self._socket.send_text(self._outbox.popleft().decode())

    async def _close_with(self, error: ChelemError) -> None:
        if self._socket.application_state is not WebSocketState.CONNECTED:
            return
        self._socket.app.state.count_refusal(error.code)
        self._reply({"t": "bye", **refusal(error, self.language)})
        if self._sender is not None:
            self._sender.cancel()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                while self._outbox:
                    await self._socket.send_text(self._outbox.popleft().decode())
                await self._socket.close(POLICY_VIOLATION)

    # In

    async def run(self, code: str) -> None:
        """Handle messages until the connection ends."""
        self._task = asyncio.current_task()
        if self._direct is not None:
            self._direct.hear = self._hear
        self._heartbeat.start()
        sender = asyncio.create_task(self._send_outbox())
        self._sender = log_errors(sender, logger, lambda: f"{self._facts(code)}: messages are no longer sent")
        try:
            await self._handle_or_close(code)
        except Exception as error:
            error.add_note(f"{self._facts(code)}: the connection of a page")
            raise
        finally:
            self._task = None
            self._sender.cancel()
            self._heartbeat.stop()
            await self._leave()

    async def _leave(self) -> None:
        """Show the page nothing more."""
        raise NotImplementedError

    async def _handle_messages(self, code: str) -> None:
        """Handle all messages."""
        raise NotImplementedError

    def _facts(self, code: str) -> str:
        """Return what errors in the log call a page."""
        return f"table {quote(code)}"  # as a page gave it: it may hold the end of a line

    async def _handle_or_close(self, code: str) -> None:
        """Handle messages; if the server ends the connection, send the reason."""
        try:
            await self._handle_messages(code)
        except ChelemError as error:
            await self._close_with(error)
        except LostShard:
            await self._close_with(Busy("message.moved"))
        except StoreError:
            logger.exception("%s: a page cannot be shown", self._facts(code))
            await self._close_with(Busy("message.failed"))
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if self._close_reason is None or task is None:
                raise
            task.uncancel()  # before 3.11.3 a timeout in a cancelled task ends as another cancellation
            await self._close_with(self._close_reason)
        except WebSocketDisconnect:
            pass
        except RuntimeError:  # Starlette raises it if the page has disconnected
            if self._socket.client_state is WebSocketState.CONNECTED:
                raise

    async def _hello(self) -> dict[str, Any]:
        """Return the first message of the page."""
        try:
            async with asyncio.timeout(LIMITS.hello_seconds):
                hello = await self._next_message()
        except TimeoutError:
            raise Busy("message.silent") from None
        self._set_language(hello)
        if hello.get("t") != "hello":
            raise Refused("message.hello")
        if hello.get("protocol") != messages.PROTOCOL:
            raise Refused("page.old")
        return hello

    async def _next_message(self) -> dict[str, Any]:
        text, _ = await self._receive()
        return messages.read_message(text)

    async def _next_request(self) -> dict[str, Any]:
        """Return the next message that needs work, once it may be handled; pings are answered at once."""
        self._waiting = True
        try:
            text, seconds = await self._receive()
        finally:
            self._waiting = False
        if seconds > 0:
            await asyncio.sleep(seconds)
        return messages.read_message(text)

    def _hear(self, text: bytes) -> bool:
        """Answer a ping; refusals are left to the task, which ends the connection.

        One that promises the next only asks whether the line holds, and may overtake a slow request.
        """
        within = BEATS.get(text)
        its_turn = self._waiting if within is None else self._is_at_table
        if (text != PING and within is None) or not its_turn or self._refused_ping:
            return False
        try:
            self._count_message()
        except ChelemError as error:
            self._refused_ping = error
            return False
        if within is not None:
            self._heartbeat.expect_within(within)
        self.send(PONG)
        return True

    async def _receive(self) -> tuple[str | bytes, float]:
        """Return a message, and in how many seconds it may be handled."""
        return self._take(await self._socket.receive())

    def _take(self, received: Message) -> tuple[str | bytes, float]:
        """Count what has arrived; return the message, and in how many seconds it may be handled."""
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        if self._refused_ping is not None:
            error, self._refused_ping = self._refused_ping, None
            raise error
        seconds = self._count_message()
        text: str | bytes = received.get("text") or received.get("bytes") or b""
        return text, seconds

    def _count_message(self) -> float:
        """Count a message; return in how many seconds it may be handled; raise if it is refused."""
        now = self._heartbeat.note()
        self._services.get(BanList).check(self._asker)
        if not self._rate_limit.take(now):
            raise TooManyMessages() if self._rate_limit.exhausted else Busy("message.flood")
        return self._services.get(Limiter).take_message(self._asker, now)

    def _answer_ping(self, message: PingMessage) -> None:
        """Answer a ping, which may promise when the next one comes."""
        if "within" in message:
            self._heartbeat.expect_within(message["within"])
        self.send(PONG)

    def _set_language(self, hello: Mapping[str, Any]) -> None:
        """Use the requested language from now on."""
        language = hello.get("language")
        self.language = language if language in LANGUAGES else "en"
