"""Attack a public server from one address while honest tables play, and measure what these notice.

The server runs on one core, its honest players and the attacker on the others; quiet rounds and rounds
under attack alternate. Each attack has a server of its own: on one that has run for a quarter of an hour most
tables have ended their match, and too few moves are left to measure. Prints for each attack the figures of
all rounds, and ends with status 1 if the 99th percentile from an action to its last delivery more than
doubles, or if disk, log, memory or visitors grow beyond their bounds. Linux only.
"""

import argparse
import contextlib
import itertools
import multiprocessing
import os
import platform
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

from attack import attacks
from attack.attacks import ATTACKS, Order
from attack.house import Footprint, House
from load.clients import RoundResult
from load.measure import quantile

NICE = 5
"""The attacker's niceness: it shares a core with the honest players, who shall not be late for want of it."""
REST = 1.0
WORST_RATIO = 2.0
BOUNDS = {"disk": 130e6, "log": 40e6, "memory": 250e3, "visitors": 120}
"""In a round, from one address: bytes on disk (`kilobyte` by address, with an index), of log (a line for each
request that is answered), memory in kB, visitors (twice `visitor` by address, for a household)."""


@dataclass(slots=True)
class Figures:
    """What was measured of an attack, a round at a time."""

    quiet: list[RoundResult] = field(default_factory=list)
    attacked: list[RoundResult] = field(default_factory=list)
    growth: list[Footprint] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)

    def ratio(self, part: float) -> float:
        """Return the ratio of a quantile, under attack to quiet, of all rounds together.

        In a round where many deals end and begin, the honest players themselves are slower.
        """
        quiet, attacked = (
            quantile([each for result in results for each in result.latencies], part)
            for results in (self.quiet, self.attacked)
        )
        return attacked / quiet

    def largest(self, name: str) -> float:
        """Return the largest growth in a round."""
        return max(float(getattr(each, name)) for each in self.growth)

    def faults(self) -> Iterator[str]:
        """Yield what is too much."""
        if self.ratio(0.99) > WORST_RATIO:
            yield f"p99 × {self.ratio(0.99):.1f}"
        for name, most in BOUNDS.items():
            if self.largest(name) > most:
                yield f"{name} {self.largest(name):,.0f}"
        for result in (*self.quiet, *self.attacked):
            if result.lost_connections or result.refusals:
                yield f"players lost: {result.lost_connections}, refused: {result.refusals[:1]}"
                break


class Attacker:
    """The process that attacks."""

    def __init__(self, house: House) -> None:
        self._pipe, theirs = multiprocessing.Pipe()
        given: tuple[Connection, int, list[str], int] = (theirs, house.port, house.paths, NICE)
        self._process = multiprocessing.Process(target=attacks.serve, args=given, daemon=True)
        self._process.start()
        self._addresses = itertools.count(1)

    def attack(self, name: str, seconds: float) -> None:
        """Begin an attack from an address that was never used."""
        number = next(self._addresses)
        self._pipe.send(Order(name, f"203.0.{number // 250}.{number % 250}", seconds))

    def answers(self) -> Counter[str]:
        """Wait for its end; return the answers that it got."""
        counted: Counter[str] = self._pipe.recv()
        return counted

    def close(self) -> None:
        """End the process."""
        self._pipe.send(None)
        self._process.join()


def measure(house: House, attacker: Attacker, name: str, seconds: float, rounds: int) -> Figures:
    """Play quiet rounds and rounds under attack in turn."""
    figures = Figures()
    for _ in range(rounds):
        with house.playing(seconds) as end:
            figures.quiet.append(end())
        before = house.footprint()
        with house.playing(seconds) as end:
            attacker.attack(name, seconds)
            result = end()
        figures.answers += attacker.answers()
        after = house.footprint()
        figures.attacked.append(result)
        figures.growth.append(_difference(after, before))
    return figures


def _difference(after: Footprint, before: Footprint) -> Footprint:
    names = Footprint.__slots__
    return Footprint(*(getattr(after, name) - getattr(before, name) for name in names))


def _row(name: str, figures: Figures) -> str:
    def milliseconds(results: list[RoundResult], part: float) -> float:
        return 1e3 * quantile([each for result in results for each in result.latencies], part)

    answers = ", ".join(f"{kind} {count}" for kind, count in figures.answers.most_common(5))
    disk, log, memory = (figures.largest(each) for each in ("disk", "log", "memory"))
    return (
        f"| {name} | {milliseconds(figures.quiet, 0.5):.1f} / {milliseconds(figures.quiet, 0.99):.0f} "
        f"| {milliseconds(figures.attacked, 0.5):.1f} / {milliseconds(figures.attacked, 0.99):.0f} "
        f"| {figures.ratio(0.99):.2f} | {disk / 1e6:.1f} | {log / 1e6:.1f} | {memory / 1e3:.0f} "
        f"| {figures.largest('visitors'):.0f} | {answers} |"
    )


HEAD = (
    "| attack | quiet p50 / p99 ms | attacked p50 / p99 ms | p99 ratio | disk MB | log MB | memory MB "
    "| visitors | answers, all rounds |\n|---|---|---|---|---|---|---|---|---|"
)


@contextlib.contextmanager
def _on_cores(cores: set[int]) -> Iterator[None]:
    previous = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, previous)


def run(names: list[str], tables: int, seconds: float, rounds: int) -> int:
    """Make the attacks; return the exit status."""
    cores = sorted(os.sched_getaffinity(0))
    server_cores = set(cores[:1]) if len(cores) > 1 else set(cores)
    os.sched_setaffinity(0, set(cores) - server_cores or server_cores)
    paths = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1"}
    multiprocessing.set_start_method("spawn")
    print(f"{tables} tables, {rounds} rounds of {seconds:g} s; {platform.machine()}, {len(cores)} cores")
    print(HEAD, flush=True)
    faults = 0
    for name in names:
        with contextlib.ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            with _on_cores(server_cores):
                house = House(Path(folder), environ)
            stack.callback(house.close)
            house.seat_players(tables)
            attacker = Attacker(house)
            stack.callback(attacker.close)
            with house.playing(seconds) as end:
                end()
            figures = measure(house, attacker, name, seconds, rounds)
        print(_row(name, figures), flush=True)
        for fault in figures.faults():
            faults += 1
            print(f"too much: {name}: {fault}", file=sys.stderr, flush=True)
    print(f"load of the whole machine: {os.getloadavg()[0]:.1f}")
    return 1 if faults else 0


def main() -> None:
    """Start the server, attack it, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"by default all: {', '.join(ATTACKS)}")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10, help="of a round")
    parser.add_argument("--rounds", type=int, default=3, help="of each attack")
    arguments = parser.parse_args()
    if unknown := set(arguments.attacks) - set(ATTACKS):
        parser.error(f"no such attack: {', '.join(unknown)}")
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    names = arguments.attacks or list(ATTACKS)
    sys.exit(run(names, arguments.tables, arguments.seconds, arguments.rounds))


if __name__ == "__main__":
    main()
