"""The websocket of a page, which arrives at one process and is served by the owner of its table.

Both halves exchange frames, in order: `open`, `text` and `gone` to the owner, `accept`, `text` and `close` to
the process with the socket.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from chelem.site.edge import TRY_AGAIN_LATER, Hear, offer_shortcuts, shortcuts_of
from chelem.site.relay.frame import RelayFrame
from chelem.site.relay.passed_scope import head_of, headers_of, scope_of, texts_of

SERVICE_RESTART = 1012
"""The code with which a page is closed whose table is served by another process from now on."""
GONE = 1006
INTERNAL_ERROR = 1011
MOST_WAITING = 256
"""The most messages that wait for a slow page before it is disconnected."""

Tell = Callable[[str, Mapping[str, Any], bytes], None]
"""Sends a frame of a kind, with more fields and a body, to the other half of a page."""


class PassedPage:
    """The half with the socket: it passes on what the page sends, and sends what the owner answers."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, tell: Tell) -> None:
        self._scope, self._receive, self._send, self._tell = scope, receive, send, tell
        self._direct = shortcuts_of(scope)
        self._waiting: deque[Message] = deque()
        self._filled = asyncio.Event()
        self._sending = self._accepted = self._closed = self._ended_by_owner = False
        self._heard = 0
        """The number of the last frame of the owner."""
        self._greeted = False
        """Whether the owner has accepted the page, though it may not have heard so yet."""

    async def run(self) -> None:
        """Pass messages on until the page or the owner ends the connection."""
        await self._receive()  # that the page connects
        self._tell("open", head_of(self._scope), b"")
        tasks = [asyncio.create_task(self._pass_on()), asyncio.create_task(self._send_waiting())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            if not self._ended_by_owner:
                self._tell("gone", {}, b"")
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def _pass_on(self) -> None:
        """Pass on what the page sends, until it has gone."""
        if self._direct is not None:
            self._direct.hear = self._pass_text
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            self._pass_text(message.get("bytes") or b"" if text is None else text.encode())

    def _pass_text(self, text: bytes) -> bool:
        self._tell("text", {}, text)
        return True

    def hear(self, frame: RelayFrame) -> None:
        """Send the page what the owner of its table says; close it after a lost frame: it needs all of them.

        An owner of an earlier release does not number them.
        """
        number = frame.head.get("number", self._heard + 1)
        if number != self._heard + 1:
            self.close()
            return
        self._heard = number
        match frame.head["is"]:
            case "text":
                self._send_text(frame.body)
            case "accept":
                headers, self._greeted = headers_of(frame.head["headers"]), True
                self._put({"type": "websocket.accept", "headers": headers})
            case "close":
                self._ended_by_owner = True
                self._close(frame.head["code"])

    def close(self) -> None:
        """Close the page, as another process serves its table; it connects again."""
        self._close(SERVICE_RESTART)

    def _close(self, code: int) -> None:
        if not self._closed:
            self._closed = True
            if code in (SERVICE_RESTART, TRY_AGAIN_LATER) and not self._greeted:
                self._put({"type": "websocket.accept"})  # browsers learn the code only of an open socket
            self._put({"type": "websocket.close", "code": code})

    def _send_text(self, text: bytes) -> None:
        at_once = self._accepted and not (self._waiting or self._sending or self._closed)
        if at_once and self._direct is not None and self._direct.send_at_once(text):
            return
        if len(self._waiting) < MOST_WAITING:
            self._put({"type": "websocket.send", "text": text.decode()})
        else:
            self._waiting.clear()
            self._close(TRY_AGAIN_LATER)

    def _put(self, message: Message) -> None:
        self._waiting.append(message)
        self._filled.set()

    async def _send_waiting(self) -> None:
        """Send what waits, as fast as the page reads, until the connection is closed."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                self._sending = False
                await self._filled.wait()
                self._filled.clear()
                self._sending = True
                while self._waiting:
                    message = self._waiting.popleft()
                    await self._send(message)
                    self._accepted = True
                    if message["type"] == "websocket.close":
                        return


class ServedPage:
    """The half of the owner: to the application it is a websocket like any other."""

    def __init__(self, app: ASGIApp, head: Mapping[str, Any], tell: Tell) -> None:
        self._app, self._tell = app, tell
        self._scope = scope_of(head)
        self._arrived: asyncio.Queue[Message] = asyncio.Queue()
        self._arrived.put_nowait({"type": "websocket.connect"})
        self._gone = self._closed = False
        self.hear: Hear = _hear_nothing
        self.sent_at_once = 0

    async def run(self) -> None:
        """Serve the page until it has gone or is closed."""
        offer_shortcuts(self._scope, self)
        code = INTERNAL_ERROR
        try:
            await self._app(self._scope, self._arrived.get, self._send)
            code = 1000
        finally:
            self.hear = _hear_nothing
            self._close(code)

    def take(self, frame: RelayFrame) -> None:
        """Take what the page has sent."""
        match frame.head["is"]:
            case "text":
                if not self._arrived.empty() or not self.hear(frame.body):
                    self._arrived.put_nowait(_received(frame.body))
            case "gone":
                self.leave()

    def leave(self) -> None:
        """Let the application know that the page has gone."""
        if not self._gone:
            self._gone = True
            self._arrived.put_nowait({"type": "websocket.disconnect", "code": GONE})

    def cut_off(self) -> None:
        """End the page, as the process where it arrived has died, or was stopped for too long."""
        self._close(SERVICE_RESTART)
        self.leave()

    def send_at_once(self, text: bytes) -> bool:
        """Send a text as `DirectSocket` says; the other half watches whether the page reads."""
        if self._gone or self._closed:
            return False
        self._tell("text", {}, text)
        self.sent_at_once += len(text)
        return True

    async def _send(self, message: Message) -> None:
        match message["type"]:
            case "websocket.send":
                text = message.get("text")
                self.send_at_once(message["bytes"] if text is None else text.encode())
            case "websocket.accept":
                self._tell("accept", {"headers": texts_of(list(message.get("headers", ())))}, b"")
            case "websocket.close":
                self._close(message.get("code", 1000))

    def _close(self, code: int) -> None:
        if not (self._gone or self._closed):
            self._tell("close", {"code": code}, b"")
        self._closed = True


def _received(text: bytes) -> Message:
    try:
        return {"type": "websocket.receive", "text": text.decode()}
    except UnicodeDecodeError:  # a message of bytes, which the application refuses
        return {"type": "websocket.receive", "bytes": text}


def _hear_nothing(_text: bytes) -> bool:
    return False
