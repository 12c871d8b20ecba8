"""Live tables beside a bare Starlette relay of the same messages, in one run on one core.

Four people sit at each table, each with a websocket. At human pace a table acts 0.2 times a second and
every page pings each 10 s; flat out, some tables at a time play without a pause. Both servers run by the
same uvicorn settings on one core, take turns, and are played by processes on the other cores. Prints
medians of the rounds; Linux only.
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

from load import people
from load.measure import memory_of, quantile
from load.people import Places, Round
from load.rooms import Relayed, Room, Table

MAKERS = 8
"""Threads that make tables at the same time."""
PLAN = {"game": "contract", "match": {"kind": "rubber"}, "chairs": dict.fromkeys("NEW", "open") | {"S": "me"}}


class Side:
    """A server and the people who play on it."""

    def __init__(self, name: str, kind: type[Room], command: list[str], environ: dict[str, str]) -> None:
        self.name = name
        self.kind = kind
        whole = [sys.executable, *command]
        self.process = subprocess.Popen(whole, stdout=subprocess.PIPE, text=True, env=environ)  # noqa: S603 - our own
        said = next(line for line in self.process.stdout or () if "http://" in line)
        self.port = int(re.findall(r":(\d+)/", said)[0])
        self.before = memory_of(self.process.pid)
        self.memory = 0.0
        self.rounds: dict[str, list[Round]] = {"human": [], "flat": []}
        self._pipe, self._end = multiprocessing.Pipe()
        self._people: BaseProcess | None = None

    def enter(self, paths: list[str], cookies: list[list[str]]) -> None:
        """Connect everyone; then it is known what a table takes of memory."""
        places = Places(self.kind, self.port, self.process.pid, paths, cookies)
        self._people = multiprocessing.Process(target=people.serve, args=(self._end, places), daemon=True)
        self._people.start()
        self._pipe.recv()
        self.memory = (memory_of(self.process.pid) - self.before) / len(paths)

    def play(self, pace: str, seconds: float, at_once: int, sizes: list[int]) -> Round:
        """One round."""
        self._pipe.send((pace, seconds, at_once, sizes))
        done: Round = self._pipe.recv()
        if done.lost or done.refused:
            sys.exit(f"{self.name}: {done.lost} connections lost; refused: {done.refused}")
        self.rounds[pace].append(done)
        return done

    def close(self) -> None:
        """Disconnect everyone, then end the server."""
        if self._people is not None:
            self._pipe.send(None)
            self._people.join()
        self.process.terminate()
        self.process.wait()

    def median(self, pace: str, figure: Callable[[Round], float]) -> float:
        """The median over the rounds of a pace."""
        return statistics.median(figure(done) for done in self.rounds[pace])


def make_tables(port: int, count: int) -> tuple[list[str], list[list[str]]]:
    """Tables of four people each, as their pages make them; the codes, and the cookies by seat."""
    shares = [count // MAKERS + (place < count % MAKERS) for place in range(MAKERS)]
    with ThreadPoolExecutor(MAKERS) as pool:
        made = itertools.chain.from_iterable(pool.map(_make_some, [port] * MAKERS, shares))
        codes, cookies = zip(*made, strict=True)
    return list(codes), list(cookies)


def _make_some(port: int, count: int) -> list[tuple[str, list[str]]]:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    made = []
    for _ in range(count):
        answer, south = _call(connection, "POST", "/api/tables", PLAN)
        code, cookies = answer["code"], [south]
        for seat in "NEW":
            path = f"/api/tables/{code}/chairs/{seat}"
            cookies.append(_call(connection, "PUT", path, {"name": f"Person {seat}"})[1])
        _call(connection, "POST", f"/api/tables/{code}/start", None, south)
        made.append((f"/api/tables/{code}/live", cookies))
    connection.close()
    return made


def _call(
    connection: http.client.HTTPConnection, method: str, path: str, body: Any, cookie: str = ""
) -> tuple[Any, str]:
    """A call's answer, and the cookie of the visitor."""
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    if answer.status >= 400:
        raise RuntimeError(text.decode())
    return json.loads(text), (answer.getheader("Set-Cookie") or cookie).partition(";")[0]


@contextlib.contextmanager
def on_cores(cores: set[int]) -> Iterator[None]:
    """What is started meanwhile runs on these cores."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def play_all(sides: list[Side], tables: int, seconds: float, rounds: int, at_once: int) -> None:
    """The rounds, taking turns; flat out first, so that the tables come to be anywhere in a deal."""
    sizes: list[int] = []
    for pace in ("flat", "human"):
        for _ in range(rounds):
            for side in sides:
                done = side.play(pace, seconds, min(at_once, tables), sizes)
                if side.kind is Table:
                    sizes = random.sample(done.sizes, min(1000, len(done.sizes)))


def report(sides: list[Side]) -> None:
    """Each figure of both servers, and their ratio."""
    figures: dict[str, Callable[[Round], float]] = {
        "actions a second": lambda done: len(done.waits) / done.seconds,
        "last delivery, p50 ms": lambda done: 1e3 * quantile(done.waits, 0.5),
        "last delivery, p99 ms": lambda done: 1e3 * quantile(done.waits, 0.99),
        "server's CPU, µs an action": lambda done: 1e6 * done.cpu / max(1, len(done.waits)),
        "server's core, % busy": lambda done: 100 * done.cpu / done.seconds,
        "players' core, % busy": lambda done: 100 * done.own / done.seconds,
    }
    for pace, title in (("human", "at human pace"), ("flat", "flat out")):
        print(f"{title:<28}" + "".join(f"{side.name:>10}" for side in sides) + "     ratio")
        for name, figure in figures.items():
            _row(name, [side.median(pace, figure) for side in sides])
    sizes = [size for rounds in sides[0].rounds.values() for done in rounds for size in done.sizes]
    print(f"{'bytes of a move, mean':<28}{statistics.fmean(sizes):>10,.0f}")
    print(f"{'bytes of a move, median':<28}{statistics.median(sizes):>10,.0f}")
    _row("memory, kB a table", [side.memory for side in sides])
    print(f"{'load of the whole machine':<28}{os.getloadavg()[0]:>10,.1f}")


def _row(name: str, pair: list[float]) -> None:
    ours, floor = pair
    print(f"  {name:<26}{ours:>10,.1f}{floor:>10,.1f}{ours / floor if floor else 0:>10.2f}")


def main() -> None:
    """Start both servers, play, report."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--tables", type=int, default=2500)
    options.add_argument("--seconds", type=float, default=12, help="of a round")
    options.add_argument("--rounds", type=int, default=3, help="of each kind for each server")
    options.add_argument("--at-once", type=int, default=100, help="tables that play flat out")
    asked = options.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    tables = min(asked.tables, (most - 200) // 4)
    cores = sorted(os.sched_getaffinity(0))
    own = set(cores[:1]) if len(cores) > 1 else set(cores)
    os.sched_setaffinity(0, set(cores) - own or own)
    paths = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1"}
    multiprocessing.set_start_method("spawn")
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as ends:
        database = f"sqlite:///{Path(folder) / 'chelem.db'}"
        command = ["-m", "chelem", "serve", "--port", "0", "--database", database]
        with on_cores(own):
            chelem = Side("chelem", Table, command, environ)
            relay = Side("relay", Relayed, ["-m", "load.relay"], environ)
        for side in (chelem, relay):
            ends.callback(side.close)
        began = time.perf_counter()
        paths, cookies = make_tables(chelem.port, tables)
        print(f"{tables} tables made in {time.perf_counter() - began:.0f} s", end="", flush=True)
        chelem.enter(paths, cookies)
        relay.enter([f"/{number}" for number in range(tables)], [["", "", "", ""]] * tables)
        print(f", all connected after {time.perf_counter() - began:.0f} s", flush=True)
        play_all([chelem, relay], tables, asked.seconds, asked.rounds, asked.at_once)
        report([chelem, relay])


if __name__ == "__main__":
    main()
