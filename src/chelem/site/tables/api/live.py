"""One page of a live table: its connection, which handles messages in order."""

import asyncio
import contextlib
import logging
from typing import cast

from starlette.websockets import WebSocket

from chelem.core import Busy, ChelemError, Refused, parse_action
from chelem.formats.log.acknowledgement import Acknowledgement
from chelem.processes import WorkerDied
from chelem.site.database import StoreError
from chelem.site.edge import (
    LIMITS,
    Limiter,
    Services,
    TooManyMessages,
    VisitorId,
)
from chelem.site.tables.api import messages
from chelem.site.tables.api.advice import answer_for
from chelem.site.tables.api.dealing_messages import RevealMessage
from chelem.site.tables.api.meanings import AskedCall, explain_made_call
from chelem.site.tables.api.page_connection import PageConnection
from chelem.site.tables.api.protocol import FromClient, HelloMessage, MeaningMessage, NextMessage
from chelem.site.tables.api.typed import TextMode
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.live.lobby import Lobby
from chelem.site.tables.live.subscriber import Subscriber
from chelem.site.tables.live.table_description import describe_table
from chelem.site.visitors import Banned

_DEALING = frozenset({"pledge", "reveal", "stop"})
"""Messages that change a table however long its log is."""

logger = logging.getLogger(__name__)


class Connection(PageConnection):
    """A page's connection to a table of this process."""

    def __init__(self, socket: WebSocket, services: Services, visitor: VisitorId) -> None:
        super().__init__(socket, services, visitor)
        self._subscriber = Subscriber(visitor, "en", self.send, self.disconnect)
        self._text_mode = TextMode(visitor)
        self._actor: TableActor | None = None

    async def _leave(self) -> None:
        if self._actor is not None:
            # If the next cards cannot be stored now, they are dealt at the next request.
            with contextlib.suppress(StoreError):
                await asyncio.shield(self._actor.unsubscribe(self._subscriber))

    def _facts(self, code: str) -> str:
        if self._actor is None:
            return super()._facts(code)
        table = self._actor.table
        person = table.person(self.visitor)
        return describe_table(table, None if person is None else person.player)

    async def _handle_messages(self, code: str) -> None:
        hello = await self._hello()
        # Look up the actor only now: an idle table may have been unloaded meanwhile.
        self._actor = actor = await self._services.get(Lobby).actor(code)
        self._is_at_table = True
        await self._subscribe(actor, cast(HelloMessage, messages.check_message(hello)))
        while True:
            message = None
            try:
                message = await self._next_request()
                await self._handle(actor, messages.check_message(message))
            except (TooManyMessages, Banned):
                raise
            except ChelemError as error:
                self._refuse(error, message)
            except StoreError:  # the actor has logged it
                self._refuse(Busy("message.failed"), message)
            except WorkerDied:
                logger.exception("%s: no answer to %r", self._facts(code), message and message.get("t"))
                self._refuse(Busy("message.failed"), message)

    async def _subscribe(self, actor: TableActor, message: HelloMessage) -> None:
        self._set_language(message)
        self._subscriber.language = self.language
        await self._services.get(Lobby).on_return(actor, self.visitor)
        await actor.subscribe(self._subscriber, message.get("version"))

    async def _handle(self, actor: TableActor, message: FromClient) -> None:
        """Handle one message."""
        match message["t"]:
            case "act" | "claim" | "answer":
                if not await actor.ask(messages.move_request(message, self.visitor)):
                    self._reply({"t": "seen", "id": message["id"]})
            case "next" | "reveal":
                await self._take_unlogged(actor, message)
            case "meaning":
                await self._send_meaning(actor, message)
            case "hint" | "coach" | "sure":
                self._reply(await answer_for(actor, self.visitor, message, self.language))
            case "hurry":
                await actor.skip_pauses(self.visitor)
            case "typed":
                self._send_lines(await self._text_mode.handle(actor, message, self.language))
            case "ping":
                self._answer_ping(message)
            case "hello":
                await self._subscribe(actor, message)
            case _:
                self._check_room(actor, message["t"])
                if not await actor.ask(messages.change_request(message, self.visitor)) and "id" in message:
                    self._reply({"t": "seen", "id": message["id"]})

    async def _take_unlogged(self, actor: TableActor, message: NextMessage | RevealMessage) -> None:
        """Take what no entry of the log confirms; sign that a nonce has come, once it is stored."""
        if message["t"] == "next":
            await actor.set_ready(self.visitor, message.get("deal"))
        else:
            received = await actor.ask(messages.reveal_request(message, self.visitor))
            acknowledged = Acknowledgement.by(self._services.get(Lobby).signer, received)
            self._reply({"t": "acknowledged", **acknowledged.receipt()})
        if "id" in message:
            self._reply({"t": "seen", "id": message["id"]})

    def _check_room(self, actor: TableActor, kind: str) -> None:
        """Refuse words that come too fast, and words and undos of a table whose log is too long."""
        if kind in ("chat", "alert"):
            self._services.get(Limiter).take("chat", self._asker)
        if kind not in _DEALING and len(actor.table.log or ()) >= LIMITS.table_entries:
            raise Refused("table.full")

    async def _send_meaning(self, actor: TableActor, message: MeaningMessage) -> None:
        """Send the meaning of a call that was made, or of a legal call."""
        language = self.language
        if "call" not in message:
            if "about" not in message:
                raise Refused("message.field", field="about")
            self.send(await explain_made_call(actor, AskedCall(self.visitor, language, message["about"])))
            return
        await actor.ask(lambda table: table.seated_person(self.visitor))
        call = message["call"]
        meaning = await actor.explainer.meaning_before(parse_action(call), self.visitor)
        if meaning is None:
            raise Refused("words.none")
        self._reply(messages.describe_meaning(meaning, language))

    def _send_lines(self, lines: list[str]) -> None:
        if lines:
            self._reply({"t": "answer", "lines": lines})
