"""Attacks by websockets."""

import asyncio
import itertools
import random

import orjson

from attack.stranger import HELLO, Stranger
from load.client_socket import ClientSocket

PAGES = 12
"""The pages of a visitor that are allowed."""
QUICK = {"policy": {"pace": "instant", "hints": "allowed"}}


async def opening(stranger: Stranger) -> None:
    """Open websockets that say nothing, as many as possible."""

    async def open_one() -> None:
        while True:
            try:
                await stranger.page(random.choice(stranger.paths))
            except OSError:
                await asyncio.sleep(0.01)

    await asyncio.gather(*(open_one() for _ in range(40)))


async def spectators(stranger: Stranger) -> None:
    """Come to an honest table, look, and go."""

    async def come_and_go() -> None:
        while True:
            try:
                page = await stranger.page(random.choice(stranger.paths))
                page.send(HELLO)
                await asyncio.sleep(0.05)
                page.close()
            except OSError:
                await asyncio.sleep(0.01)

    await asyncio.gather(*(come_and_go() for _ in range(30)))


async def _at_own_tables(stranger: Stranger, visitors: int = 5, **table: object) -> list[ClientSocket]:
    """Return the pages of some visitors, each at a table of their own."""
    pages = []
    for _ in range(visitors):
        cookie = await stranger.visit()
        code = await stranger.make(cookie, **table)
        pages += [await stranger.table_page(code, cookie) for _ in range(PAGES)]
    return pages


async def _send(pages: list[ClientSocket], texts: "itertools.cycle[bytes]", a_second: float) -> None:
    """Send texts on all pages, each so many a second."""
    while not all(page.closed for page in pages):
        for page in pages:
            page.send(next(texts))
        await asyncio.sleep(1 / a_second)
    await asyncio.sleep(60)


async def chat(stranger: Stranger) -> None:
    """Chat as fast as it goes."""
    pages = await _at_own_tables(stranger, **QUICK)
    text = orjson.dumps({"t": "chat", "text": "x" * 300, "to": "all"})
    await _send(pages, itertools.cycle([text]), 19)


async def pictures(stranger: Stranger) -> None:
    """Ask for the complete picture of a table, again and again, as fast as messages are taken."""
    await _send(await _at_own_tables(stranger, **QUICK), itertools.cycle([HELLO]), 19)


async def hints(stranger: Stranger) -> None:
    """Ask for hints, and for the meanings of calls, at tables of strong bots."""
    pages = await _at_own_tables(stranger, bots="strong:sayc", **QUICK)
    meaning = orjson.dumps({"t": "meaning", "call": "1NT"})
    await _send(pages, itertools.cycle([b'{"t":"hint"}', meaning]), 19)


async def malformed(stranger: Stranger) -> None:
    """Send what is no message, too long, or too deep."""
    texts = (
        b"{",
        b"[" * 4000,
        b'{"t":"chat","text":' + b"[" * 1900 + b"]" * 1900 + b"}",
        b'{"t":"act","id":"x","position":' + b"9" * 400 + b',"action":"P"}',
        b"x" * 15_000,
        b'{"t":"typed","text":"' + b"pass " * 700 + b'"}',
        b'{"t":"nothing"}',
        b"\xff\xfe",
    )
    pages = await _at_own_tables(stranger, 1, **QUICK)
    await _send(pages, itertools.cycle(texts), 19)


async def huge_frames(stranger: Stranger) -> None:
    """Send frames of 60 kB, on new connections again and again."""

    async def send() -> None:
        while True:
            try:
                page = await stranger.page(random.choice(stranger.paths))
                page.send(b"x" * 60_000)
                while not page.closed:
                    await asyncio.sleep(0.01)
            except OSError:
                await asyncio.sleep(0.01)

    await asyncio.gather(*(send() for _ in range(30)))


async def slow_readers(stranger: Stranger) -> None:
    """Ask for pictures and read nothing."""
    pages = await _at_own_tables(stranger, **QUICK)
    for page in pages:
        page.stop_reading()
    await _send(pages, itertools.cycle([HELLO]), 19)


class ClaimingPage:
    """A page that plays the first legal action, and claims all tricks at each turn."""

    def __init__(self, stranger: Stranger) -> None:
        self._stranger = stranger
        self._socket: ClientSocket | None = None
        self._ids = itertools.count()

    async def open(self) -> None:
        """Sit down at a table with strong bots."""
        cookie = await self._stranger.visit()
        code = await self._stranger.make(cookie, bots="strong:sayc", **QUICK)
        self._socket = await self._stranger.table_page(code, cookie)
        self._socket.on_text = self._receive

    def _receive(self, text: bytes) -> None:
        message = orjson.loads(text)
        kind = message["t"]
        self._stranger.answers[message["code"] if kind == "refused" else kind] += 1
        if kind not in ("table", "move"):
            return
        legal = message["picture"].get("legal")
        events = {entry["event"] for entry in message["entries"]}
        if legal:
            if events & {"refused", "withdrawn"} or random.random() < 0.3:
                self._send(t="act", position=message["position"], action=legal[0])
            for _ in range(3):
                self._send(t="claim", position=message["position"], tricks=random.choice((5, 9, 13)))
            self._send(t="act", position=message["position"], action=legal[0])
        elif "scored" in events:
            self._send(t="next")

    def _send(self, **message: object) -> None:
        if self._socket is not None:
            self._socket.send(orjson.dumps({"id": f"c{next(self._ids)}", **message}))


async def claims(stranger: Stranger) -> None:
    """Claim all tricks again and again, at ten tables."""
    for _ in range(10):
        await ClaimingPage(stranger).open()
    await asyncio.sleep(600)
