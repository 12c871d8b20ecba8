"""Attacks by HTTP calls, each as fast as it goes on many connections."""

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable
from functools import partial

from attack.stranger import Line, Stranger

LINES = 40
"""The connections of an attack at the same time."""
CARDS = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
JSON_DEPTH = 20_000


def _pbn(count: int) -> bytes:
    """Return a file of deals that nobody has analysed."""
    games = []
    for number in range(1, count + 1):
        cards = random.sample(CARDS, 52)
        hands = (
            ".".join("".join(card[1] for card in hand if card[0] == suit) for suit in "SHDC")
            for hand in (cards[place : place + 13] for place in range(0, 52, 13))
        )
        games.append(f'[Board "{number}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:{" ".join(hands)}"]\n')
    return "\n".join(games).encode()


async def tables(stranger: Stranger) -> None:
    """Create tables, as a new visitor each time and as the same one."""
    cookie = await stranger.visit()

    async def make(line: Line) -> None:
        await line.call("POST", "/api/tables", {"game": "contract"}, random.choice(("", cookie)))

    await stranger.flood(LINES, make)


async def visitors(stranger: Stranger) -> None:
    """Become a new visitor again and again."""
    await stranger.flood(LINES, lambda line: _done(line.call("PUT", "/api/me", {"name": "Eve"})))


async def uploads(stranger: Stranger) -> None:
    """Upload the largest files."""
    cookie, file = await stranger.visit(), _pbn(14_000)[:1_999_000]
    small = _pbn(2900)

    async def upload(line: Line) -> None:
        await line.call("POST", "/api/library?name=x.pbn", random.choice((file, small)), cookie)

    await stranger.flood(8, upload)


async def analyses(stranger: Stranger) -> None:
    """Ask for double-dummy analyses of new deals."""
    cookie = await stranger.visit()
    await stranger.flood(
        LINES, lambda line: _done(line.call("POST", "/api/boards/analysis", _pbn(1), cookie))
    )


async def readings(stranger: Stranger) -> None:
    """Search and list a large collection, tables and pages."""
    cookie = await stranger.visit()
    line = await stranger.dial()
    kept = await line.call("POST", "/api/library?name=x.pbn", _pbn(100), cookie)
    code = json.loads(kept.body).get("code", "x")
    table = stranger.paths[0].split("/")[3]
    paths = itertools.cycle(
        (
            "/api/library/search?q=a%20b%20c",
            "/api/library",
            f"/api/library/{code}",
            f"/api/library/{code}/file",
            f"/api/tables/{table}",
            f"/api/tables/{table}/log",
            "/api/games",
            "/api/rules/contract",
            "/api/openapi.json",
            "/api/boards/12345678901234567890",
            "/api/me",
        )
    )
    await stranger.flood(LINES, lambda line: _done(line.call("GET", next(paths), None, cookie)))


async def pages(stranger: Stranger) -> None:
    """Ask for the page and its files, and for what is not there."""
    paths = itertools.cycle(("/", "/table/x", "/favicon.ico", "/assets/x.js", "/%2e%2e/%2e%2e/etc/passwd"))
    await stranger.flood(LINES, lambda line: _done(line.call("GET", next(paths))))


async def health(stranger: Stranger) -> None:
    """Ask whether the server works."""
    paths = itertools.cycle(("/healthz", "/readyz", "/metrics"))
    await stranger.flood(LINES, lambda line: _done(line.call("GET", next(paths))))


async def malformed(stranger: Stranger) -> None:
    """Send bodies that are no JSON, too deep, too large, or of the wrong types."""
    deep = b"[" * JSON_DEPTH + b"]" * JSON_DEPTH
    bodies = (
        b"{",
        b"\xff\xfe",
        deep,
        b'{"game":' + deep + b"}",
        b'{"game":"' + b"x" * 60_000 + b'"}',
        b'{"chairs":{"S":7},"options":{"a":1e999}}',
        b"[" * 70_000,
        b'{"match":{"kind":"duplicate","boards":' + b"9" * 5000 + b"}}",
    )
    at = itertools.cycle(
        itertools.product(("/api/tables", "/api/score", "/api/boards", "/api/library"), bodies)
    )

    async def send(line: Line) -> None:
        path, body = next(at)
        await line.call("POST", path, body)

    await stranger.flood(LINES, send)


async def half_requests(stranger: Stranger, *, body: bool) -> None:
    """Open a thousand connections whose headers, or bodies, never end."""

    async def drip(line: Line) -> None:
        line.writer.write(line.head("POST", "/api/tables", 60_000) + (b"\r\n" if body else b"X-Slow: "))
        while not line.writer.is_closing():
            line.writer.write(b"x")
            await line.writer.drain()
            await asyncio.sleep(1)
        raise EOFError

    await stranger.flood(1000, drip)


async def silence(stranger: Stranger) -> None:
    """Open connections that send nothing, three thousand at a time."""

    async def wait(line: Line) -> None:
        await line.reader.read(1)
        raise EOFError

    await stranger.flood(3000, wait)


async def _done(call: Awaitable[object]) -> None:
    await call


slow_headers = partial(half_requests, body=False)
slow_bodies = partial(half_requests, body=True)
