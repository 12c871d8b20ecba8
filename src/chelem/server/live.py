"""The live table: one websocket per page, its messages answered in order."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Mapping
from typing import Any, cast

import orjson
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from chelem.core.errors import ChelemError, Refused
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.i18n import LANGUAGES, say
from chelem.live import text_mode
from chelem.live.actor import TableActor
from chelem.live.background import describe_table, log_errors
from chelem.live.subscriber import Subscriber
from chelem.processes import WorkerDied
from chelem.server import messages
from chelem.server.dependencies import Services, services_of
from chelem.server.protocol import FromClient, HelloMessage, MeaningMessage
from chelem.server.rate_limit import RateLimit
from chelem.server.refusals import refusal
from chelem.server.visitors import same_origin
from chelem.store.table_store import StoreError
from chelem.tables import undo
from chelem.tables.people import VisitorId
from chelem.text.commands import Command

BACKLOG = 256
"""Messages that may wait for a slow reader before the connection is given up."""
SILENCE = 90.0
"""Seconds without a message after which a page is gone; a page in the background pings once a minute."""
FAREWELL = 2.0
"""Seconds for the last word to one who may not read it."""
POLICY = 1008

log = logging.getLogger(__name__)


async def live(socket: WebSocket) -> None:
    """Serve a page at a table until it disconnects."""
    services = services_of(socket)
    if not same_origin(socket):
        await socket.close(POLICY)
        return
    visitor = await services.visitors.of(socket.cookies)
    headers: list[tuple[bytes, bytes]] = []
    if visitor is None:  # a spectator gets a cookie when they sit down
        fresh = Response()
        visitor = await services.visitors.register(fresh, secure=socket.url.scheme == "wss")
        headers = [(b"set-cookie", fresh.headers["set-cookie"].encode())]
    await socket.accept(headers=headers)
    await Connection(socket, services, visitor.id).run(socket.path_params["code"])


route = WebSocketRoute("/api/tables/{code}/live", live)
"""Starlette's own: what FastAPI would add is for calls, and thousands of sockets would each hold it."""


class Connection:
    """A page's connection: messages are handled in order, replies wait in an outbox."""

    def __init__(self, socket: WebSocket, services: Services, visitor: VisitorId | None) -> None:
        self._socket = socket
        self._services = services
        self._visitor = visitor
        self._outbox: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._rate_limit = RateLimit(self._heard)
        self._timer: asyncio.TimerHandle | None = None
        self._subscriber = Subscriber(visitor, "en", self.send, self._disconnect)
        self._actor: TableActor | None = None
        self._runner: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._parting: Refused | None = None

    # Out

    def send(self, message: bytes) -> None:
        """Put a message in the outbox; a page too slow to read it is disconnected."""
        if len(self._outbox) < BACKLOG:
            self._outbox.append(message)
            self._filled.set()
        else:
            self._disconnect(Refused("message.slow"))

    def _disconnect(self, why: Refused) -> None:
        """End the connection from another task, whatever it is waiting for."""
        self._parting = self._parting or why
        self._outbox.clear()
        if self._runner is not None:
            self._runner.cancel()
            self._runner = None

    def _reply(self, message: Mapping[str, object]) -> None:
        self.send(orjson.dumps(message))

    def _refuse(self, error: ChelemError, message: dict[str, Any] | None = None) -> None:
        about = {"id": message["id"]} if message and isinstance(message.get("id"), str) else {}
        self._reply({"t": "refused", **about, **refusal(error, self._subscriber.language)})

    async def _write(self) -> None:
        """Send the messages of the outbox as fast as the page reads."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._filled.wait()
                self._filled.clear()
                while self._outbox:
                    await self._socket.send_text(self._outbox.popleft().decode())

    async def _bye(self, error: ChelemError) -> None:
        if self._socket.application_state is not WebSocketState.CONNECTED:
            return
        self._reply({"t": "bye", **refusal(error, self._subscriber.language)})
        if self._writer is not None:
            self._writer.cancel()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self._outbox:
                    await self._socket.send_text(self._outbox.popleft().decode())
                await self._socket.close(POLICY)

    # In

    async def run(self, code: str) -> None:
        """Handle messages until the connection ends."""
        self._runner = asyncio.current_task()
        self._watch_idle()
        writer = asyncio.create_task(self._write())
        self._writer = log_errors(writer, log, lambda: f"{self._facts(code)}: a page is sent no more")
        try:
            await self._serve(code)
        except Exception as error:
            error.add_note(f"{self._facts(code)}: the connection of a page")
            raise
        finally:
            self._runner = None
            self._writer.cancel()
            if self._timer is not None:
                self._timer.cancel()
            if self._actor is not None:
                # If the next cards cannot be stored now, they are dealt at the next request.
                with contextlib.suppress(StoreError):
                    await asyncio.shield(self._actor.unsubscribe(self._subscriber))

    def _watch_idle(self) -> None:
        """Close an idle connection; there is one timer per connection, not one per message."""
        left = self._heard + SILENCE - self._loop.time()
        if left <= 0:
            self._disconnect(Refused("message.silent"))
        else:
            self._timer = self._loop.call_later(left, self._watch_idle)

    async def _serve(self, code: str) -> None:
        """Listen; if the server ends the connection, send the reason."""
        try:
            await self._listen(code)
        except ChelemError as error:
            await self._bye(error)
        except StoreError:
            log.exception("%s: a page cannot be shown", self._facts(code))
            await self._bye(Refused("message.failed"))
        except asyncio.CancelledError:
            if self._parting is None:
                raise
            await self._bye(self._parting)
        except WebSocketDisconnect:
            pass
        except RuntimeError:  # what Starlette raises where a page has gone already
            if self._socket.client_state is WebSocketState.CONNECTED:
                raise

    def _facts(self, code: str) -> str:
        if self._actor is None:
            return f"table {code}"
        table = self._actor.table
        person = table.person(self._visitor)
        return describe_table(table, None if person is None else person.player)

    async def _listen(self, code: str) -> None:
        hello = await self._next_message()
        self._set_language(hello)
        if hello.get("t") != "hello":
            raise Refused("message.hello")
        if hello.get("protocol") != messages.PROTOCOL:
            raise Refused("page.old")
        # The actor is looked up only now: a table that nobody watches may have been unloaded meanwhile.
        self._actor = actor = await self._services.lobby.actor(code)
        await self._hello(actor, cast(HelloMessage, messages.check_message(hello)))
        while True:
            message = None
            try:
                message = await self._next_message()
                await self._take(actor, messages.check_message(message))
            except TooManyMessages:
                raise
            except ChelemError as error:
                self._refuse(error, message)
            except StoreError:  # the actor has logged it
                self._refuse(Refused("message.failed"), message)
            except WorkerDied:
                log.exception("%s: no answer to %r", self._facts(code), message and message.get("t"))
                self._refuse(Refused("message.failed"), message)

    async def _next_message(self) -> dict[str, Any]:
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        self._heard = self._loop.time()
        if not self._rate_limit.take(self._heard):
            raise (TooManyMessages if self._rate_limit.exhausted else Refused)("message.flood")
        return messages.read_message(received.get("text") or received.get("bytes") or b"")

    def _set_language(self, hello: Mapping[str, Any]) -> None:
        """Use the requested language from now on."""
        language = hello.get("language")
        self._subscriber.language = language if language in LANGUAGES else "en"

    async def _hello(self, actor: TableActor, message: HelloMessage) -> None:
        self._set_language(message)
        await actor.subscribe(self._subscriber, message.get("version"))

    async def _take(self, actor: TableActor, message: FromClient) -> None:
        """Handle one message."""
        match message["t"]:
            case "act" | "claim" | "answer":
                if not await actor.ask(messages.move_request(message, self._visitor)):
                    self._reply({"t": "seen", "id": message["id"]})
            case "next":
                await actor.set_ready(self._visitor)
            case "meaning":
                await self._meaning(actor, message)
            case "typed":
                await self._typed(actor, message["text"])
            case "ping":
                self.send(b'{"t":"pong"}')
            case "hello":
                await self._hello(actor, message)
            case _:
                await actor.ask(messages.change_of(message, self._visitor))

    async def _meaning(self, actor: TableActor, message: MeaningMessage) -> None:
        """Answer what a call means, or would mean."""
        language = self._subscriber.language
        if "call" not in message:
            if "about" not in message:
                raise Refused("message.field", field="about")
            about = message["about"]
            visitor = self._visitor
            told = await actor.ask(
                lambda table: messages.meaning_of_call(
                    actor.log_for(visitor), table.viewer(visitor), actor.call_meanings, about, language
                )
            )
            self._reply(told)
            return
        await actor.ask(lambda table: messages.player_of(table, self._visitor))
        call = message["call"]
        text = (await actor.meanings())[language].get(call)
        if text is None:
            raise Refused("words.none")
        self._reply({"t": "meaning", "call": call, "text": text})

    async def _typed(self, actor: TableActor, text: str) -> None:
        """Handle text typed in text mode: a move, an order or a question."""
        language, visitor = self._subscriber.language, self._visitor
        typed = await actor.ask(lambda table: text_mode.read_command(table, visitor, text, language))
        match typed:
            case Command.NEXT:
                await actor.set_ready(visitor)
            case Command.UNDO:
                await actor.ask(lambda table: undo.request_undo(table, visitor))
            case Command.HINT:
                self._answer([await self._hint(actor, language)])
            case Command():
                self._answer(
                    await actor.ask(lambda table: text_mode.answer_command(typed, table, visitor, language))
                )
            case _:
                await actor.ask(lambda table: table.act_now(messages.player_of(table, visitor), typed))

    async def _hint(self, actor: TableActor, language: str) -> str:
        move = await actor.hint(self._visitor)
        match move:
            case AnswerClaim(accept):
                return say("hint.accept" if accept else "hint.refuse", {}, language)
            case MakeClaim():
                return say("words.none", {}, language)
            case action:
                return say("typed.hint", {"action": str(action)}, language)

    def _answer(self, lines: list[str]) -> None:
        self._reply({"t": "answer", "lines": lines})


class TooManyMessages(Refused):
    """A page sends too many messages and must be disconnected."""
