"""A page at a table of a running server: what it is shown, and what it sends."""

import asyncio
import json
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.support.chance import Below
from tests.support.visitors.contribution import Contribution
from tests.support.visitors.documented import check_refusal
from tests.support.visitors.page import PROTOCOL, follow

if TYPE_CHECKING:
    from tests.support.visitors.calling import Caller

Json = dict[str, Any]
PATIENCE = float(os.environ.get("CHELEM_PATIENCE", "120"))
RESEND = 2.5
"""Seconds after which a page sends again what it adds to a deal."""
STALE, FLOOD = "turn.stale", "message.flood"
"""The refusals of a move when the game has moved on, as the page is shown then, and of too many messages."""
_numbers = count()
_PREFIX = secrets.token_hex(4)
"""Keeps the names of messages apart from those of other processes, whose tables this one may go on with."""


class Tab:
    """A page at a live table."""

    def __init__(self, caller: "Caller", code: str) -> None:
        self.caller, self.code = caller, code
        self.picture: Json = {}
        self.version, self.position = -1, -1
        self.entries: list[Json] = []
        self.said: list[str] = []
        self.others: list[Json] = []
        self.closed = False
        self.contribution: Contribution | None = Contribution()
        """What this page adds to deals; None for a page that answers nothing by itself."""
        self.receipts: list[Json] = []
        """What the server has signed of it."""
        self._socket: ClientConnection | None = None
        self._inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._listener: asyncio.Task[None] | None = None

    async def open(self, **headers: str) -> None:
        address = self.caller.address.replace("http", "ws", 1)
        cookie = {"cookie": f"chelem={self.caller.cookie}"} if self.caller.cookie else {}
        self._socket = await connect(
            f"{address}/api/tables/{self.code}/live",
            additional_headers=cookie | headers,
            compression=None,
            max_size=None,
            max_queue=4096,
            ping_interval=None,
            proxy=None,
        )
        self._listener = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        """Take messages as they come, and add to deals at once, as real pages do, whatever the test hears."""
        seen: Json = {}
        sent: Json | None = None  # what this page has added, which is to be settled by then
        settled_by: float | None = None
        with suppress(ConnectionClosed):
            while True:
                try:
                    async with asyncio.timeout_at(settled_by):
                        received = await self.socket.recv()
                except TimeoutError:
                    sent = settled_by = None
                else:
                    raw = received if isinstance(received, bytes) else received.encode()
                    self._inbox.put_nowait(raw)
                    changed = json.loads(raw).get("picture", {})
                    seen |= changed
                    if "promise" not in changed:
                        continue
                answer = self.contribution.answer(seen) if self.contribution else None
                if answer is not None and answer != sent:
                    await self.send(answer)
                    settled_by = asyncio.get_running_loop().time() + RESEND
                sent = answer
        self._inbox.put_nowait(None)

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def hello(self, version: int | None = None) -> None:
        language = self.caller.language
        await self.send({"t": "hello", "protocol": PROTOCOL, "version": version, "language": language})
        await self.until(lambda: (bool(self.picture) and not self.dealing_alone) or self.closed)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._listener is not None:
            await self._listener

    async def send(self, message: object) -> None:
        """Send a message: a JSON object, or raw text or bytes."""
        text = message if isinstance(message, (str, bytes)) else json.dumps(message)
        await self.socket.send(text)

    async def receive(self) -> bytes | None:
        """Return the next message as it came; None once the connection has ended."""
        raw = await self._inbox.get()
        if raw is None:
            self._inbox.put_nowait(None)
        return raw

    async def hear(self) -> Json:
        """Return the next message; `bye` closes the tab."""
        try:
            raw = await asyncio.wait_for(self.receive(), PATIENCE)
        except TimeoutError:
            raise AssertionError(f"nothing comes; the last answers: {self.others[-3:]}") from None
        if raw is None:
            self.closed = True
            return {"t": "closed"}
        return self.take(raw)

    def take(self, raw: bytes) -> Json:
        """Follow a message that has come, and return it."""
        self.caller.heard.append(raw)
        message: Json = json.loads(raw)
        if message["t"] in ("table", "move"):
            self.picture = follow(self.picture, message)
            self.version, self.position = message["version"], message["position"]
            self.entries += message["entries"]
            self.said += message["said"]
        else:
            if message["t"] in ("refused", "bye"):
                check_refusal(message)
            if message["t"] == "acknowledged":
                self.receipts.append(message)
                return message
            if str(message.get("id")).startswith("promise-"):
                return message  # answered by the page itself
            self.others.append(message)
        return message

    async def until(self, done: Callable[[], bool]) -> Self:
        """Receive messages until a condition holds."""
        while not done():
            message = await self.hear()
            assert not self.closed or done(), f"closed while waiting: {self.others[-1:]}"
            if message["t"] == "closed":
                break
        return self

    async def sync(self) -> list[Json]:
        """Receive all messages sent so far; return those other than pictures."""
        answers, _ = await self._sync()
        return answers

    async def _sync(self) -> tuple[list[Json], int]:
        """Receive all messages sent so far; return those other than pictures, and how many came too fast."""
        heard, pings, answered = len(self.others), 0, False
        while not self.closed and not answered:
            if pings:
                await asyncio.sleep(0.1)  # more than twenty messages a second: wait as one is asked to
            asked, pings = len(self.others), pings + 1
            await self.send({"t": "ping"})
            await self.until(lambda asked=asked: self.closed or any(map(_answers_ping, self.others[asked:])))
            answered = any(other["t"] == "pong" for other in self.others[asked:])
        others = self.others[heard:]
        too_fast = sum(map(_answers_ping, others)) - pings
        return [other for other in others if not _answers_ping(other)], too_fast

    async def tell(self, message: object) -> list[Json]:
        """Send one message, again if it came too fast; return the answers other than pictures."""
        while True:
            await self.send(message)
            answers, too_fast = await self._sync()
            if too_fast <= 0:
                return answers
            await asyncio.sleep(0.1)

    async def refused(self, message: object) -> Json:
        """Send one message that has to be refused, and return the refusal."""
        answers = await self.tell(message)
        assert [answer["t"] for answer in answers] == ["refused"], (message, answers)
        return answers[0]

    def act(self, action: str, **named: Any) -> Json:
        """Return the message of a move now."""
        return {"t": "act", "id": _message_id(), "position": self.position, "action": action} | named

    # Playing

    @property
    def legal(self) -> list[str]:
        return list(self.picture["legal"])

    @property
    def dealing(self) -> bool:
        """Whether the next deal waits for pages that answer by themselves."""
        promise = self.picture["promise"]
        return self.contribution is not None and promise is not None and promise["stage"] != "dealt"

    @property
    def dealing_alone(self) -> bool:
        """Whether the next deal waits for no other page."""
        return self.dealing and {*self.picture["promise"]["waiting"]} <= {self.picture["you"]["seat"]}

    @property
    def rests(self) -> bool:
        if self.dealing:
            return False
        return self.picture["between"] is not None or self.picture["table"]["status"] == "over"

    @property
    def to_answer(self) -> bool:
        return bool(self.picture["claim"] and self.picture["claim"]["you"])

    async def play(self, below: Below) -> None:
        """Wait for the turn, and make a random legal move."""
        await self.until(lambda: bool(self.legal) or self.to_answer or self.rests)
        if self.rests:
            return
        if self.to_answer:
            message = {"t": "answer", "id": _message_id(), "position": self.position, "accept": True}
        else:
            talking = self.picture["play"] is None
            choice = below(min(3, len(self.legal))) if talking else below(len(self.legal))
            message = self.act(self.legal[choice])
        await self.do(message)

    async def do(self, message: Json) -> None:
        """Send a change until it is made or the game has moved on, again where it came too fast."""
        before = self.version
        while self.version == before:
            asked = len(self.others)
            await self.send(message)

            def answers(asked: int = asked) -> list[Json]:
                return [other for other in self.others[asked:] if _answers(other, message)]

            await self.until(lambda answers=answers: self.version > before or bool(answers()))
            if self.version == before:
                if any(answer["code"] == STALE for answer in answers()):
                    await self.sync()
                    assert self.version > before, "the game has moved on, which this page was not shown"
                    return
                assert all(answer["code"] == FLOOD for answer in answers()), answers()
                await asyncio.sleep(0.1)

    async def play_deal(self, below: Below) -> None:
        """Play until the deal is over; a passed-out deal is dealt again."""
        assert self.picture, "closed before it was shown anything"
        deal = self.picture["deal"]["deal"]
        while True:
            while not self.rests:
                await self.play(below)
            if any(row["deal"] == deal for row in self.picture["sheet"]["rows"]):
                return
            await self.send({"t": "next"})
            await self.until(lambda: not self.rests)


def _message_id() -> str:
    """Return a name that no message has had at any table."""
    return f"{_PREFIX}-{next(_numbers)}"


def _answers(answer: Json, message: Json) -> bool:
    """Whether a message of the server is the refusal of a message, or of one that came too fast."""
    named = "id" in message and answer.get("id") == message["id"]
    return answer["t"] == "refused" and (named or answer["code"] == FLOOD)


def _answers_ping(message: Json) -> bool:
    """Whether a message is a pong, or the refusal of a ping for flooding."""
    return message["t"] == "pong" or (message["t"] == "refused" and message["code"] == FLOOD)
