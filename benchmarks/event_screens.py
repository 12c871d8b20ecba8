"""How soon thousands of screens show the ranking after a result: a real server, and pages that wait for it.

Each screen is an HTTP connection that asks as a browser does and waits for the next change (long polling).
Results are sent one at a time, each once every screen has the ranking after the one before. Prints, for each
result, how long the screens took from the moment the result was acknowledged. Linux only; everything runs on
this machine, the screens too.
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from typing import Any

import uvloop

from chelem.events.log.entries.planning import EntrantsSeated, MovementPlanned
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.rounds import RoundPaused, RoundStarted
from chelem.events.log.entry_json import CODECS
from chelem.events.log.event import EntryContent
from chelem.events.table_result import TableResult
from chelem.movements.generators.barometer import barometer
from chelem.movements.generators.mitchell import mitchell
from chelem.site.edge.descriptors import raise_descriptor_limit
from load.measure import cpu_of, memory_of, quantile

PLAYED = ("3NT= by S", "3NT+1 by S", "4S= by N", "4S-1 by N", "2H+1 by E", "5CX-2 by W", "1NT= by W")
RESULTS = tuple(map(TableResult.parse, PLAYED))
AT_ONCE = 200
"""The most screens that connect at the same time."""
PATIENCE = 60.0
PAUSE = 1.0
"""The most seconds before a screen asks again, as in `event.svelte.ts`: not all at once."""


class Screen(asyncio.Protocol):
    """A page that shows a ranking, and asks again a little later, as pages do."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._tag = ""
        self._held = bytearray()
        self._missing = -1
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for the event as it is."""
        self._transport = transport
        self._ask()

    def data_received(self, data: bytes) -> None:
        """Read an answer; once it is whole, note when, and ask for the next."""
        self._held += data
        if self._missing < 0:
            head, found, _ = self._held.partition(b"\r\n\r\n")
            if not found:
                return
            length = re.search(rb"content-length: (\d+)", head)
            self._missing = len(head) + 4 + (int(length[1]) if length else 0)
        if len(self._held) >= self._missing:
            self._answered(bytes(self._held[:1000]))
            self._held.clear()
            self._missing = -1
            asyncio.get_running_loop().call_later(random.uniform(0, PAUSE), self._ask)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - of asyncio
        """Count a screen that has gone dark."""
        self._room.lost += not self._room.closing

    def _answered(self, head: bytes) -> None:
        tag = re.search(rb'etag: W/"([^"]+)"', head)
        if tag is None or b" 200 " not in head[:16]:
            self._room.lost += b" 304 " not in head[:16]
            return
        self._room.bytes += self._missing
        self._tag = tag[1].decode()
        if not self.ready.done():
            self.ready.set_result(None)
        self._room.note(int(self._tag.partition(".")[0]))

    def _ask(self) -> None:
        known = f"?tag={self._tag}&wait=25" if self._tag else ""
        match = f'If-None-Match: W/"{self._tag}"\r\n' if self._tag else ""
        self._transport.write(
            f"GET {self._room.path}{known} HTTP/1.1\r\nHost: 127.0.0.1\r\n{match}"
            "Accept: */*\r\nAccept-Encoding: gzip, deflate, br\r\nAccept-Language: fr\r\n"
            "User-Agent: Mozilla/5.0 (X11; Linux x86_64) Chelem benchmark\r\n\r\n".encode()
        )


class Room:
    """Some of the screens, in a process of their own."""

    def __init__(self, port: int, path: str) -> None:
        self.port, self.path = port, path
        self.lost, self.bytes = 0, 0
        self.closing = False
        self._wanted = 0
        self._times: list[float] = []
        self._all: asyncio.Event = asyncio.Event()
        self._count = 0

    def note(self, version: int) -> None:
        """Note when a screen shows the version that is waited for, or a later one."""
        if self._wanted and version >= self._wanted:
            self._times.append(time.monotonic())
            if len(self._times) >= self._count:
                self._all.set()

    async def open(self, count: int) -> None:
        """Connect the screens, some at a time, until each shows the event."""
        self._count = count
        gate = asyncio.Semaphore(AT_ONCE)
        loop = asyncio.get_running_loop()

        async def connect() -> None:
            async with gate:
                _, screen = await loop.create_connection(lambda: Screen(self), "127.0.0.1", self.port)
                await screen.ready

        await asyncio.gather(*(connect() for _ in range(count)))

    async def see(self) -> list[float]:
        """Return when each screen showed the version, by the clock of this machine."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._all.wait(), PATIENCE)
        times, self._wanted = self._times, 0
        return times

    def expect(self, version: int) -> None:
        """Begin to note who shows a version."""
        self._times, self._wanted, self._all = [], version, asyncio.Event()


def show_screens(pipe: Connection, port: int, path: str, count: int) -> None:
    """Run some screens in this process, until told to stop."""
    raise_descriptor_limit()
    uvloop.install()
    asyncio.run(_show(pipe, Room(port, path), count))


async def _show(pipe: Connection, room: Room, count: int) -> None:
    loop = asyncio.get_running_loop()
    await room.open(count)
    pipe.send("open")
    while (version := await loop.run_in_executor(None, pipe.recv)) is not None:
        room.expect(version)
        pipe.send("ready")
        times = await room.see()
        pipe.send((times, room.lost, room.bytes))
    room.closing = True


class Director:
    """Who opens the event, and sends results."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        self._key = ""
        self.path = ""

    def call(self, method: str, path: str, body: Any) -> Any:
        """Make a call and return its answer."""
        headers = {"Content-Type": "application/json"}
        if self._key:
            headers["Authorization"] = f"Bearer {self._key}"
        self._connection.request(method, path, json.dumps(body), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        self._connection.close()  # which the next call opens again
        if answer.status >= 400:
            sys.exit(text.decode())
        return json.loads(text)

    def write(self, content: EntryContent) -> int:
        """Write an entry and return its version."""
        entry = {"event": content.entry, **CODECS[content.entry].write(content)}
        version: int = self.call("POST", f"{self.path}/entries", {"entry": entry})["version"]
        return version

    def open_event(self, tables: int, rounds: int) -> None:
        """Open an event in sections of at most fifty tables, begun, with results at half of the tables."""
        opened = self.call("POST", "/api/events", {"title": "Measured", "date": "2026-11-24"})
        self.path, self._key = f"/api/events/{opened['code']}", opened["key"]
        first = 0
        while tables:
            size = min(50, tables)
            movement = barometer(mitchell(size, min(rounds, size), 2))
            section = f"S{first}"
            self.write(MovementPlanned(section, movement))
            numbers = range(1, movement.entrants + 1)
            self.write(EntrantsSeated(section, {number: first + number for number in numbers}))
            self.write(RoundStarted(section, 1))
            first += movement.entrants
            tables -= size
            for table in range(1, size, 2):
                self.report(section, table)

    def report(self, section: str, table: int) -> int:
        """Send the result of the first board at a table, and return its version."""
        return self.write(ResultReported(section, 1, table, 1, RESULTS[table % len(RESULTS)]))


def main() -> None:
    """Measure, and print a line for each result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screens", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--results", type=int, default=10)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    raise_descriptor_limit()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "chelem", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/measured.db", "--log", "text"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own command
        try:
            line = next(line for line in server.stdout or () if "http://" in line)
            _measure(server.pid, int(re.findall(r":(\d+)/", line)[0]), options)
        finally:
            server.terminate()
            server.wait()


def _measure(server: int, port: int, options: argparse.Namespace) -> None:
    director = Director(port)
    director.open_event(options.tables, options.rounds)
    rooms = []
    for place in range(options.processes):
        count = options.screens // options.processes + (place < options.screens % options.processes)
        pipe, theirs = multiprocessing.Pipe()
        process = multiprocessing.Process(
            target=show_screens, args=(theirs, port, director.path, count), daemon=True
        )
        process.start()
        rooms.append((pipe, process))
    began = time.monotonic()
    for pipe, _ in rooms:
        pipe.recv()
    print(
        f"{options.screens} screens open after {time.monotonic() - began:.1f} s, "
        f"server {memory_of(server) / 1000:.0f} MB"
    )
    everything: list[float] = []
    for number in range(options.results):
        version = director.write(RoundPaused("S0", going=True)) + 2
        time.sleep(3)
        for pipe, _ in rooms:
            pipe.send(version)
            pipe.recv()
        cpu, own = cpu_of(server), [cpu_of(process.pid) for _, process in rooms if process.pid]
        started = time.monotonic()
        director.report("S0", 2 * number + 2)
        acknowledged = time.monotonic()
        answers = [pipe.recv() for pipe, _ in rooms]
        times = [each - acknowledged for seen, _, _ in answers for each in seen]
        everything += times
        spent = cpu_of(server) - cpu
        clients = sum(cpu_of(process.pid) for _, process in rooms if process.pid) - sum(own)
        print(
            f"result {number + 1}: acknowledged after {1000 * (acknowledged - started):.0f} ms; "
            f"{len(times)} screens: p50 {quantile(times, 0.5):.2f} s, p99 {quantile(times, 0.99):.2f} s, "
            f"last {max(times):.2f} s; server {spent:.2f} s of CPU, screens {clients:.2f} s; "
            f"lost {sum(lost for _, lost, _ in answers)}"
        )
    print(
        f"in all: p50 {quantile(everything, 0.5):.2f} s, p99 {quantile(everything, 0.99):.2f} s, "
        f"last {max(everything):.2f} s; load average {os.getloadavg()[0]:.1f}"
    )
    for pipe, process in rooms:
        pipe.send(None)
        process.join(10)


if __name__ == "__main__":
    main()
