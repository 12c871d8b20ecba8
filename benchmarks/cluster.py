"""Compare an action of a page at the owner of its table with one of a page at another process.

Two servers share a temporary PostgreSQL, and reach each other by the bus of an URL or by PostgreSQL itself.
All pages connect to the first one; half of the tables are its own. Both halves play flat out, in turn. Prints
medians of the rounds, and their ratio: CPU time of both servers and of PostgreSQL for an action; Linux only.
"""

import argparse
import contextlib
import multiprocessing
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import create_engine, text

from chelem.site.database import SHARDS
from load import clients
from load.clients import LoadTarget, RoundResult
from load.measure import quantile
from load.rooms import TableRoom
from server import BenchmarkedServer, make_tables

sys.path.append(str(Path(__file__).parents[1]))  # the tests' PostgreSQL

from tests.support.servers.postgresql import Cluster, emptied

FIGURES: dict[str, Callable[[RoundResult], float]] = {
    "CPU, µs an action": lambda result: 1e6 * result.cpu / max(1, len(result.latencies)),
    "actions a second": lambda result: len(result.latencies) / result.seconds,
    "last delivery, p50 ms": lambda result: 1e3 * quantile(result.latencies, 0.5),
    "last delivery, p99 ms": lambda result: 1e3 * quantile(result.latencies, 0.99),
}


class TablePages:
    """The pages of some tables, which all connect to one server, in a process of their own."""

    def __init__(self, target: LoadTarget) -> None:
        self.rounds: list[RoundResult] = []
        self._pipe, theirs = multiprocessing.Pipe()
        self._process = multiprocessing.Process(target=clients.serve, args=(theirs, target), daemon=True)
        self._process.start()
        self._pipe.recv()

    def begin(self, seconds: float, at_once: int) -> None:
        """Begin a round."""
        self._pipe.send(("flat", seconds, at_once, []))

    def end(self, *, counts: bool = True) -> RoundResult:
        """Wait for the end of a round; it is in the report if it counts."""
        result: RoundResult = self._pipe.recv()
        if result.lost_connections or result.refusals:
            sys.exit(f"{result.lost_connections} connections lost; refused: {result.refusals}")
        if counts:
            self.rounds.append(result)
        return result

    def close(self) -> None:
        """Disconnect all pages."""
        self._pipe.send(None)
        self._process.join()

    def median(self, figure: Callable[[RoundResult], float]) -> float:
        """Return the median of a figure over the rounds."""
        return statistics.median(map(figure, self.rounds))


def wait_until_shared(database: str, servers: int) -> None:
    """Wait until each server has its share of the shards: a call is not to be passed on as one moves."""
    query = text("SELECT count(*) FROM leases WHERE owner IS NOT NULL GROUP BY owner")
    engine = create_engine(database)
    shares: list[int] = []
    while sum(shares) < SHARDS or len(shares) < servers or max(shares) - min(shares) > servers:
        time.sleep(0.1)
        with engine.connect() as connection:
            shares = list(connection.scalars(query))
    engine.dispose()


def main() -> None:
    """Start PostgreSQL and both servers, play, and print the report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100, help="of each server")
    parser.add_argument("--seconds", type=float, default=10, help="of a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--at-once", type=int, default=20, help="tables that play flat out")
    parser.add_argument("--warm-up", type=float, default=20)
    parser.add_argument("--bus", help="nats://…; by default PostgreSQL")
    arguments = parser.parse_args()
    paths = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1"}
    multiprocessing.set_start_method("spawn")
    with Cluster() as postgresql, contextlib.ExitStack() as stack:
        database = emptied(postgresql.url)
        command = ["-m", "chelem", "serve", "--port", "0", "--database", database, "--address-limits", "1000"]
        command += ["--workers", "1", *(["--bus", arguments.bus] if arguments.bus else [])]
        servers = [BenchmarkedServer(name, TableRoom, command, environ) for name in ("first", "second")]
        for server in servers:
            stack.callback(server.close)
        wait_until_shared(database, len(servers))
        halves = []
        for server in servers:
            paths, cookies = make_tables(server.port, arguments.tables)
            counted = [*(other.process.pid for other in servers), *postgresql.processes()]
            halves.append(TablePages(LoadTarget(TableRoom, servers[0].port, counted, paths, cookies)))
            stack.callback(halves[-1].close)
        for number in range(1 + arguments.rounds):
            for half in halves:
                half.begin(arguments.seconds if number else arguments.warm_up, arguments.at_once)
                half.end(counts=number > 0)
    print(f"{'':<28}{'at the owner':>14}{'elsewhere':>12}{'ratio':>8}")
    for name, figure in FIGURES.items():
        near, far = (half.median(figure) for half in halves)
        print(f"{name:<28}{near:>14,.1f}{far:>12,.1f}{far / near if near else 0:>8.2f}")


if __name__ == "__main__":
    main()
