"""Measure what spectators at another process cost the owner of their table, one and many of them.

Two servers share a temporary PostgreSQL: an edge, which owns nothing, and the owner of all tables. Four
people play at the owner. Prints the CPU time of both servers for the joins of spectators at the edge, and for
a deal that they watch, for each number of them, and as a ratio to one; Linux only.
"""

import argparse
import asyncio
import contextlib
import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import uvloop

from load.client_socket import ClientSocket
from load.measure import exact_cpu_of
from load.rooms import Measurements, TableRoom
from server import BenchmarkedServer, make_tables

sys.path.append(str(Path(__file__).parents[1]))  # the tests' PostgreSQL

from tests.support.servers.postgresql import Cluster, emptied

HELLO = b'{"t":"hello","protocol":4,"version":null,"language":"en"}'
AT_ONCE = 100
"""How many spectators connect at the same time."""
SETTLING = 2.5
"""The seconds until everybody knows how many look on."""
ACTIONS = 60


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds of CPU time of the owner and of the edge."""

    owner: float
    edge: float


class Servers:
    """The edge and the owner, and what they use while nothing happens, in CPU seconds a second."""

    def __init__(self, edge: BenchmarkedServer, owner: BenchmarkedServer) -> None:
        self.edge, self.owner = edge, owner
        self._idle = Cost(0, 0)

    def cpu(self) -> tuple[float, Cost]:
        """Return the time, and what both have used so far."""
        owner, edge = (exact_cpu_of(server.process.pid) for server in (self.owner, self.edge))
        return time.perf_counter(), Cost(owner, edge)

    def since(self, before: tuple[float, Cost]) -> Cost:
        """Return what both have used since then, beyond what they use without any work."""
        (began, first), (now, last) = before, self.cpu()
        seconds = now - began
        return Cost(
            last.owner - first.owner - seconds * self._idle.owner,
            last.edge - first.edge - seconds * self._idle.edge,
        )

    async def rest(self, seconds: float) -> None:
        """Measure what both use while nothing happens."""
        before = self.cpu()
        await asyncio.sleep(seconds)
        found = self.since(before)
        self._idle = Cost(found.owner / seconds, found.edge / seconds)


async def watch(servers: Servers, port: int, number: int) -> tuple[Cost, Cost]:
    """Return what it costs that so many come to a new table, and that they watch some actions."""
    paths, cookies = make_tables(servers.owner.port, 1)
    room = TableRoom(paths[0], cookies[0], Measurements())
    await room.open(servers.owner.port, 0)
    await _until(lambda: not room.is_busy)
    await asyncio.sleep(SETTLING)
    seen = [0] * number
    before = servers.cpu()
    sockets = await _join(port, paths[0], seen)
    await _until(lambda: all(seen))
    await asyncio.sleep(SETTLING)
    joined = servers.since(before)
    done = asyncio.Event()
    left = ACTIONS

    def go_on() -> None:
        nonlocal left
        left -= 1
        if left < 0 or room.over:
            done.set()
        else:
            room.act()

    room.on_delivered = go_on
    sent, before = min(seen), servers.cpu()
    go_on()
    await done.wait()
    await _until(lambda: min(seen) - sent >= ACTIONS - max(left, 0))
    played = servers.since(before)
    for socket in (*sockets, *room.sockets):
        socket.close()
    await asyncio.sleep(SETTLING)
    return joined, played


async def _join(port: int, path: str, seen: list[int]) -> list[ClientSocket]:
    semaphore, sockets = asyncio.Semaphore(AT_ONCE), list[ClientSocket]()

    async def connect(place: int) -> None:
        def count(_text: bytes) -> None:
            seen[place] += 1

        async with semaphore:
            socket = ClientSocket(path, "", count)
            await socket.open(port, place)
            socket.send(HELLO)
            sockets.append(socket)

    await asyncio.gather(*(connect(place) for place in range(len(seen))))
    return sockets


async def _until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not condition():
            await asyncio.sleep(0.02)


async def _measure(servers: Servers, port: int, numbers: list[int], rounds: int) -> None:
    await watch(servers, port, 5)  # everything is loaded
    await servers.rest(5)
    costs: dict[int, list[tuple[Cost, Cost]]] = {number: [] for number in numbers}
    for _ in range(rounds):
        for number in numbers:
            costs[number].append(await watch(servers, port, number))
    print(f"{'CPU, ms':<28}" + "".join(f"{number:>12}" for number in numbers) + f"{'ratio':>10}")
    for name, part, whose in (
        ("joins, owner", 0, "owner"),
        ("joins, edge", 0, "edge"),
        (f"{ACTIONS} actions, owner", 1, "owner"),
        (f"{ACTIONS} actions, edge", 1, "edge"),
    ):
        found = [
            statistics.median(1e3 * getattr(cost[part], whose) for cost in costs[number])
            for number in numbers
        ]
        print(
            f"{name:<28}"
            + "".join(f"{figure:>12,.1f}" for figure in found)
            + f"{found[-1] / found[0]:>10.1f}"
        )


def main() -> None:
    """Start PostgreSQL and both servers, watch, and print the report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--spectators", type=int, nargs="+", default=[1, 1000])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--at-owner", action="store_true", help="all spectators are at the owner itself")
    parser.add_argument("--bus", help="nats://…; by default PostgreSQL")
    arguments = parser.parse_args()
    paths = [*filter(None, [os.environ.get("PYTHONPATH")]), str(Path(__file__).parent)]
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1"}
    with Cluster() as postgresql, contextlib.ExitStack() as stack:
        database = emptied(postgresql.url)
        command = ["-m", "chelem", "serve", "--port", "0", "--database", database, "--address-limits", "1000"]
        command += ["--workers", "1", *(["--bus", arguments.bus] if arguments.bus else [])]
        servers = []
        for role in ("edge", "both"):
            server = BenchmarkedServer(role, TableRoom, [*command, "--role", role], environ)
            stack.callback(server.close)
            servers.append(server)
        port = servers[arguments.at_owner].port
        uvloop.run(_measure(Servers(*servers), port, arguments.spectators, arguments.rounds))


if __name__ == "__main__":
    main()
