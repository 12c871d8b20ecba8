"""Compare what an action costs at one server, at two, and at four that share a PostgreSQL.

The same number of tables is spread over the servers of each site, and the sites play flat out in turn, each
with its own database. Pages are at the owners of their tables, or, with `--anywhere`, evenly at all servers.
Prints medians of the rounds: the CPU time of servers and PostgreSQL for an action, and its ratio to that
at one server; Linux only.
"""

import argparse
import contextlib
import itertools
import multiprocessing
import os
import statistics
import sys
from pathlib import Path

from cluster import TablePages, wait_until_shared
from load.clients import LoadTarget
from load.rooms import TableRoom
from server import BenchmarkedServer, make_tables

sys.path.append(str(Path(__file__).parents[1]))  # the tests' PostgreSQL

from tests.support.servers.postgresql import Cluster, emptied


class Site:
    """Some servers with a PostgreSQL of their own, and the pages of their tables."""

    def __init__(self, servers: int, arguments: argparse.Namespace, stack: contextlib.ExitStack) -> None:
        postgresql = stack.enter_context(Cluster())
        database = emptied(postgresql.url)
        command = ["-m", "chelem", "serve", "--port", "0", "--database", database, "--address-limits", "1000"]
        command += ["--workers", "1", *(["--bus", arguments.bus] if arguments.bus and servers > 1 else [])]
        paths = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
        environ = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1"}
        running = [BenchmarkedServer(f"server {n}", TableRoom, command, environ) for n in range(servers)]
        for server in running:
            stack.callback(server.close)
        wait_until_shared(database, servers)
        made = [make_tables(server.port, arguments.tables // servers) for server in running]
        pids = [*(server.process.pid for server in running), *postgresql.processes()]
        self.pages: list[TablePages] = []
        for number, server in enumerate(running):
            shown = [made[number]]
            if arguments.anywhere:
                shown = [(codes[number::servers], cookies[number::servers]) for codes, cookies in made]
            codes, cookies = ([*itertools.chain(*part)] for part in zip(*shown, strict=True))
            self.pages.append(TablePages(LoadTarget(TableRoom, server.port, pids, codes, cookies)))
            stack.callback(self.pages[-1].close)
        self.costs: list[float] = []
        """The CPU time of an action, in µs, of each round."""

    def play(self, seconds: float, at_once: int, *, counts: bool = True) -> None:
        """Play a round, with this many tables at a time at all servers together."""
        for pages in self.pages:
            pages.begin(seconds, at_once // len(self.pages))
        results = [pages.end() for pages in self.pages]
        if counts:  # each has measured all servers, for about the same time
            cpu = statistics.mean(result.cpu for result in results)
            self.costs.append(1e6 * cpu / sum(len(result.latencies) for result in results))


def main() -> None:
    """Start all sites, play, and print the report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=80, help="of each site")
    parser.add_argument("--seconds", type=float, default=6, help="of a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--at-once", type=int, default=16, help="tables that play flat out")
    parser.add_argument("--warm-up", type=float, default=10)
    parser.add_argument("--anywhere", action="store_true", help="pages are not at the owners of their tables")
    parser.add_argument("--bus", help="nats://…; by default PostgreSQL")
    arguments = parser.parse_args()
    multiprocessing.set_start_method("spawn")
    with contextlib.ExitStack() as stack:
        sites = [Site(servers, arguments, stack) for servers in arguments.servers]
        for number in range(1 + arguments.rounds):
            for site in sites:
                seconds = arguments.seconds if number else arguments.warm_up
                site.play(seconds, arguments.at_once, counts=number > 0)
    print(f"{'servers':<10}{'CPU, µs an action':>20}{'ratio':>8}")
    first = statistics.median(sites[0].costs)
    for servers, site in zip(arguments.servers, sites, strict=True):
        cost = statistics.median(site.costs)
        print(f"{servers:<10}{cost:>20,.0f}{cost / first:>8.2f}")


if __name__ == "__main__":
    main()
