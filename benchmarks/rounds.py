"""Begin and change the round at many online tables of one event at once, with four people at each.

Their pages are real: a request that waits for the event to begin and then for the next place, and a
websocket at the table. When the first round is over, each page goes to its next table, and the second round
begins. Every page pings its table each second all the while. Prints how long pings and first pictures of a
table took, when the tables were dealt, and the server's processor time. The server runs on one core, the
pages on the others; Linux only.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from random import random
from typing import Any

from chelem.events.log.values import MOVEMENT
from chelem.movements.generators.barometer import barometer
from chelem.movements.generators.mitchell import mitchell
from load.client_socket import ClientSocket
from load.measure import cpu_of, memory_of, quantile

PING = b'{"t":"ping"}'
HELLO = b'{"t":"hello","protocol":4,"version":null,"language":"fr"}'
AT_ONCE = 16
"""Requests at the same time while people enter."""


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
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.pings: list[float] = []
        self.pictures: list[float] = []
        self.dealt: dict[str, float] = {}
        self.seated = self.failures = 0


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
        self._chance = random()

    async def follow(self) -> None:
        """Go where the event says, for ever; ask again after a failure, as a browser does."""
        tag = ""
        while True:
            asked = f"?wait=20&tag={tag}" if tag else ""
            try:
                place = await self.http.ask("GET", f"{self._path}/place{asked}")
            except (RuntimeError, OSError):
                self.http = self.http.again()
                self._figures.failures += 1
                await asyncio.sleep(2.5)
                continue
            except asyncio.IncompleteReadError:  # the server closes a connection that was idle
                self.http = self.http.again()
                continue
            tag = place["tag"]
            for table in place["tables"]:
                if table["code"] != self.table:
                    await asyncio.sleep(pause_before(place, self._chance))
                    try:
                        await self._go(table["code"])
                    except OSError:  # as a browser does, which connects again
                        self._figures.failures += 1
                        await asyncio.sleep(1)
                        await self._go(table["code"])

    async def _go(self, table: str) -> None:
        if self._socket is not None:
            self._socket.close()
        self.table, self._pinged = table, 0.0
        self._socket = ClientSocket(f"/api/tables/{table}/live", self.http.cookie, self._receive)
        self._asked = time.perf_counter()
        await self._socket.open(self._port, self._number)
        self._socket.send(HELLO)

    def ping(self) -> None:
        """Ask for an answer, unless one is awaited."""
        if self._socket is not None and not self._asked and not self._pinged:
            self._pinged = time.perf_counter()
            self._socket.send(PING)

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
        if self.table not in self._figures.dealt and json.loads(text).get("picture", {}).get("legal"):
            self._figures.dealt[self.table] = now


async def gather_some(work: list[Coroutine[Any, Any, None]]) -> None:
    """Do some of the work at a time."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def do(one: Coroutine[Any, Any, None]) -> None:
        async with turns:
            await one

    await asyncio.gather(*map(do, work))


class Change:
    """An event of pairs of people, and the change from its first round to the second."""

    def __init__(self, port: int, server: int, tables: int) -> None:
        self.port, self.server, self.tables = port, server, tables
        self.director = Http(port)
        self.figures = Figures()
        self.pages: list[PlayerPage] = []

    async def open(self) -> None:
        """Open the event, and let everybody enter."""
        made = await self.director.ask("POST", "/api/events", {"title": "Rounds", "online": True})
        self.path, self.key = f"/api/events/{made['code']}", made["key"]
        self.pages = [PlayerPage(self.port, n, self.path, self.figures) for n in range(4 * self.tables)]
        await gather_some([self._enter(place) for place in range(0, 4 * self.tables, 2)])

    async def start(self) -> None:
        """Let the director begin the first round."""
        self.director = Http(self.port)  # the server has closed a connection that was idle
        movement = barometer(mitchell(self.tables, 2, 1))
        body = {"movement": MOVEMENT.write(movement), "minutes": 60}
        await self.director.ask("POST", f"{self.path}/start", body, self.key)

    async def _enter(self, place: int) -> None:
        one, other = self.pages[place : place + 2]
        entered = await one.http.ask("PUT", f"{self.path}/place", {"name": f"P{place}", "partner": "invited"})
        body = {"name": f"P{place + 1}", "partner": "invited", "invitation": entered["key"]}
        await other.http.ask("PUT", f"{self.path}/place", body)

    async def until(self, count: str, limit: float) -> None:
        """Wait until all are seated, or all tables dealt."""
        end = time.perf_counter() + limit
        while time.perf_counter() < end:
            wanted = 4 * self.tables if count == "seated" else self.tables
            if (self.figures.seated if count == "seated" else len(self.figures.dealt)) >= wanted:
                return
            await asyncio.sleep(0.05)
        sys.exit(f"{count}: {self.figures.seated} pages, {len(self.figures.dealt)} tables")

    async def ping(self) -> None:
        """Let every page ping its table each second, evenly spread."""
        while True:
            for start in range(20):
                for page in self.pages[start::20]:
                    page.ping()
                await asyncio.sleep(0.05)

    async def end_round(self) -> None:
        """Let the director end the first round: no board of it is played."""
        self.director = Http(self.port)
        for table in range(1, self.tables + 1):
            entry = {"event": "reported", "section": "A", "round": 1, "table": table, "board": 1}
            body = {"entry": entry | {"result": {"unplayed": True}}, "client": f"end-{table}"}
            await self.director.ask("POST", f"{self.path}/entries", body, self.key)

    async def measure(self) -> None:
        """Print the figures of the change."""
        await self.open()
        following = []
        for page in self.pages:  # people come within some seconds, and wait for the beginning
            following.append(asyncio.create_task(page.follow()))
            await asyncio.sleep(0.005)
        pinging = asyncio.create_task(self.ping())
        await self.start()
        await self.until("seated", 600)
        await self.until("dealt", 600)
        await asyncio.sleep(60)  # the tables of the next round are opened; no round is shorter
        self.report("the first round has begun")
        await self.end_round()
        cpu, began = cpu_of(self.server), time.perf_counter()
        self.figures.__init__()  # type: ignore[misc]
        await self.until("seated", 300)
        seated = time.perf_counter() - began
        self.report(f"all sit down: {seated:.1f} s, {cpu_of(self.server) - cpu:.1f} s of CPU")
        cpu = cpu_of(self.server)
        self.figures.pings.clear()
        await self.until("dealt", 300)
        dealt = sorted(self.figures.dealt.values())
        self.report(
            f"all are dealt within {dealt[-1] - dealt[0]:.1f} s, {cpu_of(self.server) - cpu:.1f} s of CPU"
        )
        for task in (*following, pinging):
            task.cancel()

    def report(self, what: str) -> None:
        """Print how long answers took."""
        figures = self.figures
        print(what)
        for name, values in (("answer to a ping", figures.pings), ("first picture", figures.pictures)):
            shown = (f"{1000 * quantile(values, part):.0f}" for part in (0.5, 0.99, 1))
            print(f"  {name}, p50, p99, max in ms: {', '.join(shown)} ({len(values)})")
        print(f"  requests that failed: {figures.failures}")
        print(f"  memory {memory_of(self.server) / 1000:.0f} MB, load {os.getloadavg()[0]:.1f}", flush=True)
        figures.pings, figures.pictures = [], []


@contextlib.contextmanager
def served() -> Iterator[tuple[int, int]]:
    """Serve on the first core, with a database of its own; yield the port and the process."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'chelem.db'}"
        command = [sys.executable, "-m", "chelem", "serve", "--port", "0", "--database", database]
        os.sched_setaffinity(0, set(cores[:1]))
        process = subprocess.Popen(  # noqa: S603 - our own command
            [*command, "--address-limits", "1000"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        os.sched_setaffinity(0, set(cores[1:]) or set(cores))
        address = next(line for line in process.stdout or () if "http://" in line)
        try:
            yield int(re.findall(r":(\d+)/", address)[0]), process.pid
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    """Measure one change of a round."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    tables = parser.parse_args().tables
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    with served() as (port, process):
        asyncio.run(Change(port, process, tables).measure())


if __name__ == "__main__":
    main()
