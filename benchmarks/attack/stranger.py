"""A stranger at one address: connections, pages, and a count of the answers that they get."""

import asyncio
import contextlib
import itertools
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import orjson

from load.client_socket import ClientSocket

HOST = "club.example"
PATIENCE = 20.0
"""Seconds after which a call without an answer is given up."""
_sources = itertools.count()

Headers = dict[str, str]


class Answer:
    """The answer to a call."""

    def __init__(self, status: int, headers: Headers, body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def cookie(self) -> str:
        """The cookie that it sets; empty if none."""
        return self.headers.get("set-cookie", "").partition(";")[0]


class Stranger:
    """Somebody at one address, behind the server's proxy."""

    def __init__(self, port: int, address: str, paths: Sequence[str]) -> None:
        self.port = port
        self.address = address
        self.paths = paths
        """The paths of the honest tables' sockets."""
        self.answers: Counter[str] = Counter()
        self._writers: set[asyncio.StreamWriter] = set()
        self._pages: list[ClientSocket] = []

    async def dial(self) -> "Line":
        """Connect, from one of the proxy's loopback addresses."""
        source = (f"127.0.0.{1 + next(_sources) % 32}", 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=source, limit=2**20)
        self._writers.add(writer)
        return Line(self, reader, writer)

    def forget(self, writer: asyncio.StreamWriter) -> None:
        """Forget a connection that is over."""
        self._writers.discard(writer)

    async def flood(self, count: int, step: Callable[["Line"], Awaitable[None]]) -> None:
        """Repeat a step on some connections at the same time, each made anew when it ends."""

        async def repeat() -> None:
            line = None
            while True:
                try:
                    line = line or await self.dial()
                    await step(line)
                except (OSError, EOFError, TimeoutError) as error:
                    self.answers["no answer" if isinstance(error, TimeoutError) else "closed"] += 1
                    if line is not None:
                        line.close()
                    line = None
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(repeat() for _ in range(count)))

    async def visit(self) -> str:
        """Become a visitor; return the cookie."""
        return (await (await self.dial()).call("PUT", "/api/me", {"name": "Eve"})).cookie

    async def make(self, cookie: str, **table: Any) -> str:
        """Create a table; return its code."""
        answer = await (await self.dial()).call("POST", "/api/tables", table, cookie)
        return str(json.loads(answer.body).get("code", ""))

    async def page(self, path: str, cookie: str = "") -> ClientSocket:
        """Open a websocket, and count what it is sent by kind."""
        page = ClientSocket(path, cookie, self._count)
        page.forwarded = self.address
        self._pages.append(page)
        try:
            await page.open(self.port, next(_sources))
        except ConnectionError as error:
            self.answers[str(error).partition(" ")[2][:3] or "closed"] += 1
            raise
        self.answers["open"] += 1
        return page

    async def table_page(self, code: str, cookie: str) -> ClientSocket:
        """Open a page of a table, as a client does."""
        page = await self.page(f"/api/tables/{code}/live", cookie)
        page.send(HELLO)
        return page

    def _count(self, text: bytes) -> None:
        if text.startswith((b'{"t":"refused"', b'{"t":"bye"')):
            self.answers[orjson.loads(text)["code"]] += 1
        else:
            self.answers[text[6:14].partition(b'"')[0].decode()] += 1

    def close(self) -> None:
        """Close everything."""
        for writer in self._writers:
            writer.close()
        for page in self._pages:
            page.close()


class Line:
    """A connection that is kept from call to call."""

    def __init__(
        self, stranger: Stranger, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._stranger = stranger
        self.reader = reader
        self.writer = writer

    def head(self, method: str, path: str, length: int, headers: Headers | None = None) -> bytes:
        """Return the headers of a request, but for the last line."""
        sent = {"X-Forwarded-For": self._stranger.address} | (headers or {})
        named = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
        return (
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\n"
            f"X-Forwarded-Proto: https\r\nContent-Type: application/json\r\n"
            f"Content-Length: {length}\r\n{named}"
        ).encode()

    async def call(
        self, method: str, path: str, body: Any = None, cookie: str = "", *, key: str = "", source: str = ""
    ) -> Answer:
        """Make a call and count its status; `body` is sent as it is if it is bytes, else as JSON.

        `key` is that of an event, `source` another address to come from.
        """
        headers = {"Cookie": cookie} if cookie else {}
        headers |= {"Authorization": f"Bearer {key}"} if key else {}
        headers |= {"X-Forwarded-For": source} if source else {}
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        self.writer.write(self.head(method, path, len(data), headers) + b"\r\n" + data)
        async with asyncio.timeout(PATIENCE):
            answer = await self._answer()
        self._stranger.answers[str(answer.status)] += 1
        return answer

    async def _answer(self) -> Answer:
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        if headers.get("transfer-encoding") == "chunked":
            body = b""
            while size := int(await self.reader.readuntil(b"\r\n"), 16):
                body += (await self.reader.readexactly(size + 2))[:-2]
            await self.reader.readexactly(2)
        else:
            body = await self.reader.readexactly(int(headers.get("content-length", "0")))
        return Answer(int(lines[0].split()[1]), headers, body)

    def close(self) -> None:
        """Close it."""
        self._stranger.forget(self.writer)
        self.writer.close()


HELLO = b'{"t":"hello","protocol":4,"version":null,"language":"en"}'


async def run_for(seconds: float, work: Awaitable[None]) -> None:
    """Run an attack for some seconds."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await work
