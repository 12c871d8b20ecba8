"""Change the round at many tables of one online event at once, with four people at each, and deal there.

Their pages are real: a request that waits for the next place, and a websocket at the table, both at any of
the servers. In each round all tables pass out a board and ask for the next one, which some of them play; then
all go to the next round. Prints the CPU time of a table for each of these, at the servers, PostgreSQL and the
bus together and beyond what they use while nothing happens; when the tables were dealt; and how long pings
and first pictures of a table took. Linux only.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

from chelem.events.log.values import MOVEMENT
from chelem.movements.generators.barometer import barometer
from chelem.movements.generators.mitchell import mitchell
from cluster import wait_until_shared
from load.event_pages import Figures, Http, PlayerPage
from load.measure import cpu_of, memory_of, quantile
from load.rooms import random_action

sys.path.append(str(Path(__file__).parents[1]))  # the tests' PostgreSQL and NATS

from tests.support.servers.nats import NatsServer
from tests.support.servers.postgresql import Cluster, emptied

AT_ONCE = 16
"""Requests at the same time while people enter."""
BOARDS = 2
"""Of a round: one that is passed out, and one that some tables play."""
PLAYED = 20
"""How many tables play it, with random actions."""
ONE_IN = 10
"""Of so many pages one pings."""
SPANS = 3
"""How often it is measured what is used at rest: meanwhile tables may be opened."""
SETTLING = 1.0
"""The seconds after which nothing happens any more."""
TABLES_A_SECOND = 100
"""How many tables ask for their next board in a second."""


@dataclass(frozen=True, slots=True)
class Servers:
    """The servers, and all processes whose time is measured."""

    ports: list[int]
    pids: list[int]
    others: Callable[[], list[int]]

    def cpu(self) -> float:
        """Return the CPU time so far, in seconds."""
        return sum(cpu_of(process) for process in (*self.pids, *self.others()))


async def gather_some(work: list[Coroutine[Any, Any, None]]) -> None:
    """Do some of the work at a time."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def do(one: Coroutine[Any, Any, None]) -> None:
        async with turns:
            await one

    await asyncio.gather(*map(do, work))


class Change:
    """An event of pairs of people, its rounds and the changes between them."""

    def __init__(self, servers: Servers, tables: int, rounds: int) -> None:
        self.servers, self.tables, self.rounds = servers, tables, rounds
        self.director = Http(servers.ports[0])
        self.figures = Figures()
        self.pages: list[PlayerPage] = []
        self.costs: defaultdict[str, list[float]] = defaultdict(list)
        """Milliseconds of CPU time a table, by what it was for."""
        self._idle = float("inf")

    async def open(self) -> None:
        """Open the event, and let everybody enter."""
        made = await self.director.ask("POST", "/api/events", {"title": "Rounds", "online": True})
        self.path, self.key = f"/api/events/{made['code']}", made["key"]
        ports = self.servers.ports
        self.pages = [
            PlayerPage(ports[n % len(ports)], n, self.path, self.figures) for n in range(4 * self.tables)
        ]
        await gather_some([self._enter(place) for place in range(0, 4 * self.tables, 2)])

    async def start(self) -> None:
        """Let the director begin the first round."""
        self.director = Http(self.servers.ports[0])  # the server has closed a connection that was idle
        movement = barometer(mitchell(self.tables, self.rounds, BOARDS))
        body = {"movement": MOVEMENT.write(movement), "minutes": 60}
        await self.director.ask("POST", f"{self.path}/start", body, self.key)

    async def _enter(self, place: int) -> None:
        one, other = self.pages[place : place + 2]
        entered = await one.http.ask("PUT", f"{self.path}/place", {"name": f"P{place}", "partner": "invited"})
        body = {"name": f"P{place + 1}", "partner": "invited", "invitation": entered["key"]}
        await other.http.ask("PUT", f"{self.path}/place", body)

    async def until(self, what: str, done: Callable[[], bool], limit: float = 600) -> None:
        """Wait until something is done."""
        end = time.perf_counter() + limit
        while not done():
            if time.perf_counter() > end:
                found = self.figures
                print(f"{found.seated} seated, {len(found.dealt)} dealt, {len(found.scored)} done")
                sys.exit(f"{what}: {found.failures}")
            await asyncio.sleep(0.05)

    async def ping(self) -> None:
        """Let some pages ping their tables each second, evenly spread; all connect again where they must."""
        while True:
            for page in self.pages:
                page.look()
            for start in range(20):
                for page in self.pages[start :: 20 * ONE_IN]:
                    page.ping()
                await asyncio.sleep(0.05)

    @contextlib.asynccontextmanager
    async def measured(self, what: str, tables: int | None = None) -> AsyncIterator[None]:
        """Note what something costs beyond what the servers use while nothing happens."""
        self.figures.pings.clear()
        cpu, began = self.servers.cpu(), time.perf_counter()
        yield
        await asyncio.sleep(SETTLING)
        seconds = time.perf_counter() - began
        cost = 1e3 * (self.servers.cpu() - cpu - seconds * self._idle) / (tables or self.tables)
        self.costs[what].append(cost)
        pings = ", ".join(f"{1e3 * quantile(self.figures.pings, part):.0f}" for part in (0.5, 0.99, 1))
        print(f"  {what:<22} {cost:6.2f} ms a table; {seconds:5.1f} s; pings {pings} ms", flush=True)

    async def rest(self, seconds: float) -> None:
        """Measure what the servers use while nothing happens but pings: the least of some spans."""
        for _ in range(SPANS):
            cpu, began = self.servers.cpu(), time.perf_counter()
            await asyncio.sleep(seconds)
            used = (self.servers.cpu() - cpu) / (time.perf_counter() - began)
            self._idle = min(self._idle, used)
        print(f"  at rest, {100 * self._idle:.0f} % of a core")

    async def measure(self) -> None:
        """Print the figures of all changes."""
        await self.open()
        following = []
        for page in self.pages:  # people come within some seconds, and wait for the beginning
            following.append(asyncio.create_task(page.follow()))
            await asyncio.sleep(0.005)
        pinging = asyncio.create_task(self.ping())
        await self.start()
        await self.until("dealt", lambda: len(self.figures.dealt) >= self.tables)
        await self.until("seated", lambda: self.figures.seated >= 4 * self.tables)
        for number in range(1, self.rounds + 1):
            print(f"round {number}, load {os.getloadavg()[0]:.1f}")
            await asyncio.sleep(5 + self.tables / 12)  # the tables of the next round are opened
            await self.rest(5)
            await self.play()
            if number < self.rounds:
                await self.change()
        for task in (*following, pinging):
            task.cancel()
        self.report()
        print("  failures:", dict(self.figures.failures))

    async def play(self) -> None:
        """Pass out a board, ask for the next one, and play it at some tables."""
        tables = list(self._tables().values())
        async with self.measured("a board passed out"):
            await self._play(tables, lambda _legal: "P")
        self.figures.dealt.clear()
        async with self.measured("the next board dealt"):
            for table in tables:
                for page in table:
                    page.ask_for_next()
                await asyncio.sleep(1 / TABLES_A_SECOND)
            await self.until("dealt", lambda: len(self.figures.dealt) >= self.tables)
        async with self.measured("a board played", min(PLAYED, self.tables)):
            await self._play(tables[:PLAYED], random_action)
        self.figures.seated = 0
        self.figures.pictures.clear()
        await self._play(tables[PLAYED:], lambda _legal: "P")

    def _tables(self) -> dict[str, list[PlayerPage]]:
        found: defaultdict[str, list[PlayerPage]] = defaultdict(list)
        for page in self.pages:
            found[page.table].append(page)
        return found

    async def _play(self, tables: list[list[PlayerPage]], choose: Callable[[list[str]], str]) -> None:
        self.figures.scored.clear()
        for page in itertools.chain(*tables):
            page.play(choose)
        await self.until("done", lambda: len(self.figures.scored) >= len(tables))
        for page in itertools.chain(*tables):
            page.play(None)

    async def change(self) -> None:
        """Measure how all go to their next tables, and how these are dealt at once."""
        async with self.measured("the break"):
            await self.until("seated", lambda: self.figures.seated >= 4 * self.tables)
        found = [1e3 * quantile(self.figures.pictures, part) for part in (0.5, 0.99, 1)]
        print("    first picture of a table " + ", ".join(f"{value:.0f}" for value in found) + " ms")
        self.figures.dealt.clear()
        async with self.measured("the round changed"):
            await self.until("dealt", lambda: len(self.figures.dealt) >= self.tables)
        dealt = sorted(self.figures.dealt.values())
        middle = dealt[len(dealt) // 2] - dealt[0]
        print(f"    dealt within {dealt[-1] - dealt[0]:.2f} s, half within {middle:.2f} s", flush=True)

    def report(self) -> None:
        """Print medians, and the ratio of a change to an ordinary deal."""
        medians = {what: statistics.median(costs) for what, costs in self.costs.items()}
        print(f"CPU a table, ms, {self.tables} tables, {len(self.servers.pids)} servers")
        for what, cost in medians.items():
            print(f"  {what:<22} {cost:6.2f}")
        changed, dealt = medians["the round changed"], medians["the next board dealt"]
        whole = dealt + medians["a board played"]
        print(f"  a change of round is {changed / dealt:.2f} of the next board dealt, and with its break")
        print(f"  {(changed + medians['the break']) / whole:.2f} of a board dealt and played")
        print(f"  memory {', '.join(f'{memory_of(pid) / 1000:.0f}' for pid in self.servers.pids)} MB")


@contextlib.contextmanager
def served(count: int, *, nats: bool) -> Iterator[Servers]:
    """Serve with one process on SQLite, or with a number on PostgreSQL and perhaps NATS."""
    with contextlib.ExitStack() as stack:
        others: Callable[[], list[int]] = list
        words: list[str] = []
        if count:
            postgresql = stack.enter_context(Cluster())
            database, others = emptied(postgresql.url), postgresql.processes
            if nats:
                bus = NatsServer().start()
                stack.callback(bus.stop)
                words = ["--bus", bus.url]
                others = lambda: [*postgresql.processes(), bus.pid]  # noqa: E731
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = f"sqlite:///{Path(folder) / 'chelem.db'}"
        command = [sys.executable, "-m", "chelem", "serve", "--port", "0", "--database", database, *words]
        command += ["--address-limits", "1000", "--workers", "1"]
        processes = [stack.enter_context(_process(command)) for _ in range(count or 1)]
        ports = [_port_of(process) for process in processes]
        if count:
            wait_until_shared(database, count)
        yield Servers(ports, [process.pid for process in processes], others)


@contextlib.contextmanager
def _process(command: list[str]) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(  # noqa: S603 - our own command
        command,
        stdout=subprocess.PIPE,
        stderr=None if os.environ.get("SHOW") else subprocess.DEVNULL,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def _port_of(process: "subprocess.Popen[str]") -> int:
    address = next(line for line in process.stdout or () if "http://" in line)
    return int(re.findall(r":(\d+)/", address)[0])


def main() -> None:
    """Measure some changes of a round."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--servers", type=int, default=0, help="on PostgreSQL; by default one on SQLite")
    parser.add_argument("--nats", action="store_true", help="NATS as the bus instead of PostgreSQL")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the servers are ended too
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    with served(arguments.servers, nats=arguments.nats) as servers:
        uvloop.run(Change(servers, arguments.tables, arguments.rounds).measure())


if __name__ == "__main__":
    main()
