"""People who play or watch through every fault, as docs/protocol.md asks of a client."""

import asyncio
from contextlib import suppress
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from tests.campaigns.faults.history import Json, Reading
from tests.campaigns.faults.waiting import Waiting
from tests.campaigns.faults.witness import Witness, public_part
from tests.support.visitors.calling import Caller
from tests.support.visitors.contribution import Contribution
from tests.support.visitors.tab import RESEND, Tab

SILENCE = 25.0
PING = 10.0
"""Seconds, as the protocol says."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 1.0
"""Seconds before a page connects again."""
LOOK = 0.1
"""The seconds after which a person who hears nothing looks whether there is something to send."""
CONNECT = 10.0
"""The seconds that a connection may take."""
AGAIN = ("message.failed", "message.flood", "message.slow", "limit.rate", "work.busy")
"""Refusals after which a message is to be sent again."""
LOST_CONNECTION = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, AssertionError)


class Person:
    """Somebody in a chair: one page, which comes back whenever its connection ends.

    `name` is that of no other page of the witness; by default the table's number and the seat.
    """

    def __init__(self, caller: Caller, seat: str, witness: Witness, chance: Random) -> None:
        self.caller, self.seat = caller, seat
        self.name = witness.new_name(seat)
        self.waiting = Waiting()
        self.progress = 0.0
        """When the page was last shown something new, by the event loop's time."""
        self._witness, self._chance = witness, chance
        self._contribution = Contribution()
        self._sent = 0
        self._cut_next = False
        self._tab: Tab | None = None
        self.code = ""
        self.version = -1
        self.over = False
        self.away_told = 0
        """How many times the page was told that the server cannot keep moves."""
        self.robots_slow = False
        """Whether the page says that the robots are slow."""
        self._away = False
        self._pending: Json | None = None
        self._hello_at: float | None = None
        """When the page has said hello, until it is shown the table."""
        self._think_until = self._send_at = 0.0
        self.on_progress = lambda: None
        """Called when the page is shown something new."""

    def move_to(self, code: str) -> None:
        """Go to another table."""
        self.code, self.version, self._pending, self.over = code, -1, None, False
        self.waiting.forget()
        self.cut()

    def cut(self, *, after_sending: bool = False) -> None:
        """Reset the connection, at once or as soon as something has been sent."""
        if after_sending:
            self._cut_next = True
        elif self._tab is not None:
            self._tab.socket.transport.abort()

    async def live(self) -> None:
        """Play until cancelled."""
        pause = SHORTEST_PAUSE
        while True:
            before = self.version
            with suppress(*LOST_CONNECTION):
                await self._stay()
            self.waiting.begin("page")
            pause = SHORTEST_PAUSE if self.version > before else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def _stay(self) -> None:
        """Open a page and play on it until its connection ends."""
        tab, code = Tab(self.caller, self.code), self.code
        tab.contribution = self._contribution
        async with asyncio.timeout(CONNECT):
            await tab.open()
        self._tab = tab
        try:
            version, language = None if self.version < 0 else self.version, self.caller.language
            asked = self._witness.now()
            await tab.send({"t": "hello", "protocol": 4, "version": version, "language": language})
            self._hello_at = asked
            self._send_at = 0.0  # what was not confirmed is sent again on the new connection
            await self._talk(tab, code)
        finally:
            tab.socket.transport.abort()

    async def _talk(self, tab: Tab, code: str) -> None:
        loop = asyncio.get_running_loop()
        heard = pinged = loop.time()
        while code == self.code and loop.time() - heard < SILENCE:
            if loop.time() - pinged > PING:
                pinged = loop.time()
                await tab.send({"t": "ping"})
            if tab.picture:
                await self._send_what_is_due(tab, loop.time())
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    received = await tab.receive()
                if received is None:
                    return
                heard = loop.time()
                if code == self.code:
                    self.waiting.end("page")
                    try:
                        self._take(tab, tab.take(received), heard)
                    except (LookupError, TypeError) as error:  # a move that does not fit what the page has
                        self._witness.misfit(self.code, self.name, f"{received!r}: {error!r}")
                        return

    # What comes

    def _take(self, tab: Tab, message: Json, now: float) -> None:
        match message["t"]:
            case "table" | "move":
                self._follow(tab, message, now)
            case "seen" if self._is_pending(message):
                self._settle()
            case "refused" if self._is_pending(message):
                if message["code"] in AGAIN:
                    self._send_at = now + RESEND / 5
                else:
                    self._witness.refuse(self.code, message["id"], message["code"])
                    self.waiting.end("request")
                    self._pending = None
            case "status":
                self.away_told += message["store"] == "away"
                self.robots_slow = message.get("robots") == "slow"
        tab.entries.clear()
        tab.said.clear()
        tab.others.clear()
        self.caller.heard.clear()

    def _follow(self, tab: Tab, message: Json, now: float) -> None:
        for entry in message["entries"]:
            self._witness.show(self.code, entry)
            if self._is_pending(entry):
                self._settle()
        place, self._hello_at = (self.code, self.name, self._hello_at), None
        self._witness.read(Reading(*place, self._witness.now(), message["version"]), public_part(tab.picture))
        if message["version"] > self.version:
            self.version, self.progress = message["version"], now
            self._think_until = now + self._chance.uniform(0.02, 0.3)
            self.on_progress()
        self.over = tab.picture["table"]["status"] == "over"

    def _is_pending(self, answer: Json) -> bool:
        return self._pending is not None and answer.get("id") == self._pending["id"]

    def _settle(self) -> None:
        assert self._pending is not None
        if self._pending["t"] != "next":  # which makes no entry
            self._witness.confirm(self.code, self._pending["id"])
        self.waiting.end("request")
        self._pending = None

    # What is sent

    async def _send_what_is_due(self, tab: Tab, now: float) -> None:
        if self._pending is None and now >= self._think_until and not self.over:
            self._pending = self._next_message(tab)
            self._send_at = 0.0
            if self._pending is not None:
                self.waiting.begin("request")
                self._witness.send(self.code, self._pending["id"])
        if self._pending is not None and now >= self._send_at:
            self._send_at = now + RESEND
            await tab.send(self._pending)
            if self._cut_next:
                self._cut_next = False
                tab.socket.transport.abort()

    def _next_message(self, tab: Tab) -> Json | None:
        """Return what this player sends now: mostly the move that they are asked for."""
        picture, draw = tab.picture, self._chance.random()
        if tab.to_answer:
            return self._message("answer", position=tab.position, accept=draw < 0.7)
        seat = picture["you"]["seat"]  # chairs change in some games
        if picture["between"] and seat in picture["between"]["waiting"]:
            return self._message("next", deal=picture["deal"]["deal"])
        if not picture["legal"]:
            return None
        if draw < 0.02:
            return self._message("chat", text=f"{self.name} {self._sent}", to="all")
        if draw < 0.04:
            return self._message("undo")
        playing = picture["play"] is not None
        if playing and draw < 0.06:
            left = picture["hands"][seat]["count"]
            tricks = self._chance.randrange(left + 1)
            return self._message("claim", position=tab.position, tricks=tricks)
        choices = len(tab.legal) if playing else min(3, len(tab.legal))
        return self._message("act", position=tab.position, action=tab.legal[self._chance.randrange(choices)])

    def _message(self, kind: str, **fields: object) -> Json:
        self._sent += 1
        return {"t": kind, "id": f"{self.name}-{self._sent}", **fields}
