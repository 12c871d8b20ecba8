"""Compare live tables with a bare Starlette relay of the same messages, on one core.

Four players sit at each table, each with a websocket. At human pace a table acts 0.2 times a second and
every page pings every 10 s; flat out, some tables at a time play without a pause. Both servers have the same
uvicorn settings and run on one core in turn; their clients run on the other cores. Prints medians of the
rounds; Linux only.
"""

import argparse
import contextlib
import http.client
import itertools
import json
import multiprocessing
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from load import clients
from load.clients import LoadTarget, RoundResult
from load.measure import memory_of, quantile
from load.rooms import RelayRoom, Room, TableRoom

TABLE_MAKERS = 8
"""Threads that create tables."""
TABLE_REQUEST = {
    "game": "contract",
    "match": {"kind": "rubber"},
    "chairs": dict.fromkeys("NEW", "open") | {"S": "me"},
}


class BenchmarkedServer:
    """A server and the process of its clients."""

    def __init__(self, name: str, room_type: type[Room], command: list[str], environ: dict[str, str]) -> None:
        self.name = name
        self.room_type = room_type
        full_command = [sys.executable, *command]
        self.process = subprocess.Popen(full_command, stdout=subprocess.PIPE, text=True, env=environ)  # noqa: S603 - our own command
        address_line = next(line for line in self.process.stdout or () if "http://" in line)
        self.port = int(re.findall(r":(\d+)/", address_line)[0])
        self.initial_memory = memory_of(self.process.pid)
        self.memory = 0.0
        self.rounds: dict[str, list[RoundResult]] = {"human": [], "flat": []}
        self._pipe, self._client_pipe = multiprocessing.Pipe()
        self._clients: BaseProcess | None = None

    def connect(self, paths: list[str], cookies: list[list[str]]) -> None:
        """Connect all clients, and measure the memory per table."""
        target = LoadTarget(self.room_type, self.port, [self.process.pid], paths, cookies)
        self._clients = multiprocessing.Process(
            target=clients.serve, args=(self._client_pipe, target), daemon=True
        )
        self._clients.start()
        self._pipe.recv()
        self.memory = (memory_of(self.process.pid) - self.initial_memory) / len(paths)

    def play(
        self, pace: str, seconds: float, at_once: int, sizes: list[int], *, counts: bool = True
    ) -> RoundResult:
        """Play a round and return its measurements; they are in the report if it counts."""
        self._pipe.send((pace, seconds, at_once, sizes))
        result: RoundResult = self._pipe.recv()
        if result.lost_connections or result.refusals:
            sys.exit(f"{self.name}: {result.lost_connections} connections lost; refused: {result.refusals}")
        if counts:
            self.rounds[pace].append(result)
        return result

    def close(self) -> None:
        """Disconnect all clients, then stop the server."""
        if self._clients is not None:
            self._pipe.send(None)
            self._clients.join()
        self.process.terminate()
        self.process.wait()

    def median(self, pace: str, figure: Callable[[RoundResult], float]) -> float:
        """Return the median of a figure over the rounds of a pace."""
        return statistics.median(figure(result) for result in self.rounds[pace])


def make_tables(port: int, count: int) -> tuple[list[str], list[list[str]]]:
    """Create tables with four players as pages do; return their paths, and the cookies of each."""
    counts = [count // TABLE_MAKERS + (place < count % TABLE_MAKERS) for place in range(TABLE_MAKERS)]
    with ThreadPoolExecutor(TABLE_MAKERS) as pool:
        tables = itertools.chain.from_iterable(pool.map(_make_some, [port] * TABLE_MAKERS, counts))
        codes, cookies = zip(*tables, strict=True)
    return list(codes), list(cookies)


def _make_some(port: int, count: int) -> list[tuple[str, list[str]]]:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    tables = []
    for _ in range(count):
        answer, south = _call(connection, "POST", "/api/tables", TABLE_REQUEST)
        code, cookies = answer["code"], [south]
        for seat in "NEW":
            path = f"/api/tables/{code}/chairs/{seat}"
            cookies.append(_call(connection, "PUT", path, {"name": f"Person {seat}"})[1])
        _call(connection, "POST", f"/api/tables/{code}/start", None, south)
        tables.append((f"/api/tables/{code}/live", cookies))
    connection.close()
    return tables


def _call(
    connection: http.client.HTTPConnection, method: str, path: str, body: Any, cookie: str = ""
) -> tuple[Any, str]:
    """Make a request; return the response, and the cookie of the visitor."""
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    if answer.status >= 400:
        raise RuntimeError(text.decode())
    return json.loads(text), (answer.getheader("Set-Cookie") or cookie).partition(";")[0]


@contextlib.contextmanager
def on_cores(cores: set[int]) -> Iterator[None]:
    """Start the processes of this block on these cores."""
    previous = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, previous)


def play_all(
    servers: list[BenchmarkedServer],
    tables: int,
    seconds: float,
    rounds: int,
    at_once: int,
    warm_up: float,
) -> None:
    """Play the rounds in turn, once the tables have reached different points of a deal.

    Tables that begin together pass out together: four times the usual deals a second, for some seconds.
    """
    sizes: list[int] = []
    for server in servers:
        if server.room_type is TableRoom and warm_up:
            server.play("flat", warm_up, min(at_once, tables), sizes, counts=False)
    for pace in ("flat", "human"):
        for _ in range(rounds):
            for server in servers:
                result = server.play(pace, seconds, min(at_once, tables), sizes)
                if server.room_type is TableRoom:
                    sizes = random.sample(result.sizes, min(1000, len(result.sizes)))


def report(servers: list[BenchmarkedServer]) -> None:
    """Print each figure of both servers, and their ratio."""
    figures: dict[str, Callable[[RoundResult], float]] = {
        "actions a second": lambda result: len(result.latencies) / result.seconds,
        "last delivery, p50 ms": lambda result: 1e3 * quantile(result.latencies, 0.5),
        "last delivery, p99 ms": lambda result: 1e3 * quantile(result.latencies, 0.99),
        "server's CPU, µs an action": lambda result: 1e6 * result.cpu / max(1, len(result.latencies)),
        "server's core, % busy": lambda result: 100 * result.cpu / result.seconds,
        "players' core, % busy": lambda result: 100 * result.own_cpu / result.seconds,
    }
    for pace, title in (("human", "at human pace"), ("flat", "flat out")):
        print(f"{title:<28}" + "".join(f"{server.name:>10}" for server in servers) + "     ratio")
        for name, figure in figures.items():
            _row(name, [server.median(pace, figure) for server in servers])
    sizes = [size for rounds in servers[0].rounds.values() for result in rounds for size in result.sizes]
    print(f"{'bytes of a move, mean':<28}{statistics.fmean(sizes):>10,.0f}")
    print(f"{'bytes of a move, median':<28}{statistics.median(sizes):>10,.0f}")
    _row("memory, kB a table", [server.memory for server in servers])
    print(f"{'load of the whole machine':<28}{os.getloadavg()[0]:>10,.1f}")


def _row(name: str, pair: list[float]) -> None:
    chelem_value, relay_value = pair
    ratio = chelem_value / relay_value if relay_value else 0
    print(f"  {name:<26}{chelem_value:>10,.1f}{relay_value:>10,.1f}{ratio:>10.2f}")


def main() -> None:
    """Start both servers, play, and print the report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=2500)
    parser.add_argument("--seconds", type=float, default=12, help="of a round")
    parser.add_argument("--rounds", type=int, default=3, help="of each kind for each server")
    parser.add_argument("--warm-up", type=float, default=60, help="seconds in which tables spread out")
    parser.add_argument("--at-once", type=int, default=100, help="tables that play flat out")
    arguments = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    tables = min(arguments.tables, (limit - 200) // 4)
    cores = sorted(os.sched_getaffinity(0))
    server_cores = set(cores[:1]) if len(cores) > 1 else set(cores)
    os.sched_setaffinity(0, set(cores) - server_cores or server_cores)
    paths = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1"}
    multiprocessing.set_start_method("spawn")
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = f"sqlite:///{Path(folder) / 'chelem.db'}"
        command = ["-m", "chelem", "serve", "--port", "0", "--database", database, "--address-limits", "1000"]
        with on_cores(server_cores):
            chelem = BenchmarkedServer("chelem", TableRoom, command, environ)
            relay = BenchmarkedServer("relay", RelayRoom, ["-m", "load.relay"], environ)
        for server in (chelem, relay):
            stack.callback(server.close)
        began = time.perf_counter()
        paths, cookies = make_tables(chelem.port, tables)
        print(f"{tables} tables made in {time.perf_counter() - began:.0f} s", end="", flush=True)
        chelem.connect(paths, cookies)
        relay.connect([f"/{number}" for number in range(tables)], [["", "", "", ""]] * tables)
        print(f", all connected after {time.perf_counter() - began:.0f} s", flush=True)
        play_all(
            [chelem, relay], tables, arguments.seconds, arguments.rounds, arguments.at_once, arguments.warm_up
        )
        report([chelem, relay])


if __name__ == "__main__":
    main()
