"""The live table: one websocket a page, its messages answered in order."""

import asyncio
import contextlib
from collections import deque
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import orjson
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from chelem.core.errors import ChelemError, Refused
from chelem.engine.moves import Answers, Claims
from chelem.i18n import LANGUAGES, say
from chelem.live import text_mode
from chelem.live.actor import Host
from chelem.live.subscriber import Watcher
from chelem.server import messages
from chelem.server.dependencies import Desk, desk_of
from chelem.server.rate_limit import Allowance
from chelem.server.refusals import refusal
from chelem.server.visitors import same_origin
from chelem.tables import undo
from chelem.tables.people import VisitorId
from chelem.text.commands import Order

BACKLOG = 256
"""Messages that may wait for a slow reader before the connection is given up."""
SILENCE = 90.0
"""Seconds without a message after which a page is gone; a page in the background pings once a minute."""
FAREWELL = 2.0
"""Seconds for the last word to one who may not read it."""
POLICY = 1008


async def live(socket: WebSocket) -> None:
    """Serve a page that looks at a table, until it goes."""
    desk = desk_of(socket)
    if not same_origin(socket):
        await socket.close(POLICY)
        return
    visitor = await desk.visitors.of(socket.cookies)
    headers: list[tuple[bytes, bytes]] = []
    if visitor is None:  # whoever looks on is known by the time they sit down
        fresh = Response()
        visitor = await desk.visitors.welcome(fresh, secure=socket.url.scheme == "wss")
        headers = [(b"set-cookie", fresh.headers["set-cookie"].encode())]
    await socket.accept(headers=headers)
    await Connection(socket, desk, visitor.id).run(socket.path_params["code"])


route = WebSocketRoute("/api/tables/{code}/live", live)
"""Starlette's own: what FastAPI would add is for calls, and thousands of sockets would each hold it."""


class Connection:
    """One page: what it sends is taken in order, what it is sent waits in an outbox of its own."""

    def __init__(self, socket: WebSocket, desk: Desk, visitor: VisitorId | None) -> None:
        self._socket = socket
        self._desk = desk
        self._visitor = visitor
        self._outbox: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._allowance = Allowance(self._heard)
        self._timer: asyncio.TimerHandle | None = None
        self._watcher = Watcher(visitor, "en", self.send, self._part)
        self._host: Host | None = None
        self._serving: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._parting: Refused | None = None

    # Out

    def send(self, message: bytes) -> None:
        """Put a message in the outbox; a reader too slow to empty it is let go."""
        if len(self._outbox) < BACKLOG:
            self._outbox.append(message)
            self._filled.set()
        else:
            self._part(Refused("message.slow"))

    def _part(self, why: Refused) -> None:
        """End the connection from outside: it may be waiting for anything, even for its reader."""
        self._parting = self._parting or why
        self._outbox.clear()
        if self._serving is not None:
            self._serving.cancel()
            self._serving = None

    def _reply(self, message: dict[str, Any]) -> None:
        self.send(orjson.dumps(message))

    def _refuse(self, error: ChelemError, message: dict[str, Any] | None = None) -> None:
        about = {"id": message["id"]} if message and isinstance(message.get("id"), str) else {}
        self._reply({"t": "refused", **about, **refusal(error, self._watcher.language)})

    async def _write(self) -> None:
        """Empty the outbox, as fast as the page reads."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._filled.wait()
                self._filled.clear()
                while self._outbox:
                    await self._socket.send_text(self._outbox.popleft().decode())

    async def _bye(self, error: ChelemError) -> None:
        if self._socket.application_state is not WebSocketState.CONNECTED:
            return
        self._reply({"t": "bye", **refusal(error, self._watcher.language)})
        if self._writer is not None:
            self._writer.cancel()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self._outbox:
                    await self._socket.send_text(self._outbox.popleft().decode())
                await self._socket.close(POLICY)

    # In

    async def run(self, code: str) -> None:
        """Take messages until the page goes, or has to."""
        self._serving = asyncio.current_task()
        self._mind_silence()
        self._writer = asyncio.create_task(self._write())
        try:
            await self._serve(code)
        finally:
            self._serving = None
            self._writer.cancel()
            if self._timer is not None:
                self._timer.cancel()
            if self._host is not None:
                # Where the next cards cannot be kept now, they are dealt when somebody asks again.
                with contextlib.suppress(SQLAlchemyError):
                    await asyncio.shield(self._host.leave(self._watcher))

    def _mind_silence(self) -> None:
        """Let go of a page that is silent for long; one timer looks now and then, none is set a message."""
        left = self._heard + SILENCE - self._loop.time()
        if left <= 0:
            self._part(Refused("message.silent"))
        else:
            self._timer = self._loop.call_later(left, self._mind_silence)

    async def _serve(self, code: str) -> None:
        """Listen, and say why where it is the server that ends it."""
        try:
            await self._listen(code)
        except ChelemError as error:
            await self._bye(error)
        except SQLAlchemyError:
            await self._bye(Refused("message.failed"))
        except asyncio.CancelledError:
            if self._parting is None:
                raise
            await self._bye(self._parting)
        except (WebSocketDisconnect, RuntimeError):
            pass

    async def _listen(self, code: str) -> None:
        hello = await self._next_message()
        self._speak(hello)
        if hello.get("t") != "hello":
            raise Refused("message.hello")
        # Taken into service only now: a table that nobody watches may have left the memory meanwhile.
        self._host = host = await self._desk.house.host(code)
        await self._hello(host, hello)
        while True:
            message = None
            try:
                message = await self._next_message()
                await self._take(host, message)
            except Ended:
                raise
            except ChelemError as error:
                self._refuse(error, message)
            except (SQLAlchemyError, BrokenProcessPool):
                self._refuse(Refused("message.failed"), message)

    async def _next_message(self) -> dict[str, Any]:
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        self._heard = self._loop.time()
        if not self._allowance.take(self._heard):
            raise (Ended if self._allowance.exhausted else Refused)("message.flood")
        return messages.read_message(received.get("text") or received.get("bytes") or b"")

    def _speak(self, hello: dict[str, Any]) -> None:
        """Speak the language asked for from now on."""
        language = hello.get("language")
        self._watcher.language = language if language in LANGUAGES else "en"

    async def _hello(self, host: Host, message: dict[str, Any]) -> None:
        self._speak(message)
        version = message.get("version")
        await host.enter(self._watcher, version if type(version) is int else None)

    async def _take(self, host: Host, message: dict[str, Any]) -> None:
        """Do what one message asks."""
        match message.get("t"):
            case "act" | "claim" | "answer":
                if not await host.ask(messages.moving(message, self._visitor)):
                    self._reply({"t": "seen", "id": message["id"]})
            case "next":
                await host.next(self._visitor)
            case "meaning":
                await self._meaning(host, message)
            case "typed":
                await self._typed(host, messages.field(message, "text", str))
            case "ping":
                self.send(b'{"t":"pong"}')
            case "hello":
                await self._hello(host, message)
            case kind:
                change = (
                    messages.speaking_or_waiting(message, self._visitor) if isinstance(kind, str) else None
                )
                if change is None:
                    raise Refused("message.kind", kind=str(kind))
                await host.ask(change)

    async def _meaning(self, host: Host, message: dict[str, Any]) -> None:
        """What a call means, or would mean."""
        language = self._watcher.language
        if "call" not in message:
            about = messages.field(message, "about", int)
            visitor = self._visitor
            told = await host.ask(
                lambda table: messages.explained(table, host.log_for(visitor), visitor, about, language)
            )
            self._reply(told)
            return
        await host.ask(lambda table: messages.player_of(table, self._visitor))
        call = messages.field(message, "call", str)
        text = (await host.meanings())[language].get(call)
        if text is None:
            raise Refused("words.none")
        self._reply({"t": "meaning", "call": call, "text": text})

    async def _typed(self, host: Host, text: str) -> None:
        """What was typed in the mode without pictures: a move, an order or a question."""
        language, visitor = self._watcher.language, self._visitor
        typed = await host.ask(lambda table: text_mode.read(table, visitor, text, language))
        match typed:
            case Order.NEXT:
                await host.next(visitor)
            case Order.UNDO:
                await host.ask(lambda table: undo.undo(table, visitor))
            case Order.HINT:
                self._answer([await self._hint(host, language)])
            case Order():
                self._answer(await host.ask(lambda table: text_mode.answer(typed, table, visitor, language)))
            case _:
                await host.ask(lambda table: table.act_now(messages.player_of(table, visitor), typed))

    async def _hint(self, host: Host, language: str) -> str:
        move = await host.hint(self._visitor)
        match move:
            case Answers(accept):
                return say("hint.accept" if accept else "hint.refuse", {}, language)
            case Claims():
                return say("words.none", {}, language)
            case action:
                return say("typed.hint", {"action": str(action)}, language)

    def _answer(self, lines: list[str]) -> None:
        self._reply({"t": "answer", "lines": lines})


class Ended(Refused):
    """What no connection outlives: more messages than anybody needs."""
