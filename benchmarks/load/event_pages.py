"""The pages of people in an online event: they follow their places, and play at their tables."""

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from datetime import datetime
from random import uniform
from typing import Any

import orjson

from load.client_socket import ClientSocket

PING = b'{"t":"ping"}'
HELLO = b'{"t":"hello","protocol":4,"version":null,"language":"fr"}'


class Http:
    """A connection that is kept, for one request after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookie = ""

    def again(self) -> "Http":
        """Return another connection of the same visitor."""
        other = Http(self._port)
        other.cookie = self.cookie
        return other

    async def ask(self, method: str, path: str, body: object = None, key: str = "") -> Any:
        """Make a request, and return the JSON of its answer."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        head += f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        head += f"Authorization: Bearer {key}\r\n" if key else ""
        writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        size = re.search(r"content-length: (\d+)", answer, re.IGNORECASE)
        text = await reader.readexactly(int(size.group(1)) if size else 0)
        if cookie := re.search(r"set-cookie: ([^;]+)", answer, re.IGNORECASE):
            self.cookie = cookie.group(1)
        if int(answer.split(" ", 2)[1]) >= 400:
            raise RuntimeError(text.decode())
        return json.loads(text)


class Figures:
    """What pages have seen, in seconds of `time.perf_counter`."""

    def __init__(self) -> None:
        self.pings: list[float] = []
        self.pictures: list[float] = []
        self.dealt: dict[str, float] = {}
        """When the first page of a table was asked for the first call of a deal."""
        self.scored: set[str] = set()
        """The tables that have played the deal."""
        self.seated = 0
        self.failures: Counter[str] = Counter()


def pause_before(place: Mapping[str, Any], chance: float) -> float:
    """Return how many seconds a page stays where it is before it goes to its next table."""
    if not place["next"]:
        return 0
    left = datetime.fromisoformat(place["next"]) - datetime.fromisoformat(place["now"])
    return max(0, left.total_seconds() - chance * place["coming"])


class PlayerPage:
    """The page of one person: it follows its place, and sits at its table."""

    def __init__(self, port: int, number: int, path: str, figures: Figures) -> None:
        self.http = Http(port)
        self._port, self._number, self._path, self._figures = port, number, path, figures
        self.table = ""
        self._socket: ClientSocket | None = None
        self._asked = self._pinged = 0.0
        self._legal: list[str] = []
        self._position = 0
        self._choose: Callable[[list[str]], str] | None = None
        self._going: asyncio.Task[None] | None = None
        self._chance = uniform(0.3, 1)
        """How early it goes to its next table: some seconds before the round begins, as that is measured."""

    async def follow(self) -> None:
        """Go where the event says, for ever; ask again after a failure, as a browser does."""
        tag = ""
        while True:
            asked = f"?wait=20&tag={tag}" if tag else ""
            try:
                place = await self.http.ask("GET", f"{self._path}/place{asked}")
            except (RuntimeError, OSError) as error:
                self.http = self.http.again()
                self._figures.failures[f"place: {error}"] += 1
                await asyncio.sleep(2.5)
                continue
            except asyncio.IncompleteReadError:  # the server closes a connection that was idle
                self.http = self.http.again()
                continue
            tag = place["tag"]
            for table in place["tables"]:
                if table["code"] != self.table:
                    await asyncio.sleep(pause_before(place, self._chance))
                    await self._go_at_last(table["code"])

    async def _go_at_last(self, table: str) -> None:
        while True:
            try:
                await self._go(table)
            except OSError as error:  # as a browser does, which connects again
                self._figures.failures[f"table: {error}"] += 1
                await asyncio.sleep(1)
            else:
                return

    async def _go(self, table: str) -> None:
        if self._socket is not None:
            self._socket.close()
        self.table, self._pinged, self._legal = table, 0.0, []
        self._socket = ClientSocket(f"/api/tables/{table}/live", self.http.cookie, self._receive)
        self._asked = time.perf_counter()
        await self._socket.open(self._port, self._number)
        self._socket.send(HELLO)

    def look(self) -> None:
        """Connect again if the connection is lost."""
        lost = self._socket is not None and self._socket.closed
        if lost and (self._going is None or self._going.done()):
            self._figures.failures["connection lost"] += 1
            self._going = asyncio.create_task(self._go_at_last(self.table))

    def ping(self) -> None:
        """Ask for an answer, unless one is awaited."""
        if self._socket is not None and not self._asked and not self._pinged:
            self._pinged = time.perf_counter()
            self._socket.send(PING)

    def ask_for_next(self) -> None:
        """Ask for the next deal."""
        if self._socket is not None:
            self._socket.send(b'{"t":"next"}')

    def play(self, choose: Callable[[list[str]], str] | None) -> None:
        """Send one of the legal actions whenever it is this page's turn, from now on; with None, no more."""
        self._choose = choose
        self._act()

    def _act(self) -> None:
        if self._legal and self._choose is not None and self._socket is not None:
            action, self._legal = self._choose(self._legal), []
            act = {"t": "act", "id": f"b{self._position}", "position": self._position, "action": action}
            self._socket.send(orjson.dumps(act))

    def _receive(self, text: bytes) -> None:
        now = time.perf_counter()
        if text.startswith(b'{"t":"pong"'):
            self._figures.pings.append(now - self._pinged)
            self._pinged = 0.0
            return
        if self._asked:
            self._figures.pictures.append(now - self._asked)
            self._figures.seated += 1
            self._asked = 0.0
        message = orjson.loads(text)
        if message["t"] not in ("table", "move"):
            if message["t"] != "acknowledged":
                self._figures.failures[f"{message['t']}: {message.get('code')}"] += 1
            if message["t"] == "refused" and self._socket is not None:
                self._socket.send(HELLO)
            return
        self._position = message["position"]
        self._legal = message["picture"].get("legal", self._legal)
        if any(entry["event"] == "scored" for entry in message["entries"]):
            self._figures.scored.add(self.table)
        if self._legal and self.table not in self._figures.dealt:
            self._figures.dealt[self.table] = now
        self._act()
