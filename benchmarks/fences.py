"""Compare commits with the fences of an owner with commits without any: how many writes a second.

One process owns all shards of a temporary PostgreSQL and writes entries as tables do, many at a time, through
the grouped writer, with and without fences in turn. Prints medians of the rounds, and their ratio.
"""

import argparse
import asyncio
import statistics
import sys
import time
from itertools import count
from pathlib import Path

from sqlalchemy import Column, Integer, MetaData, Table, Text, create_engine

from chelem.site.database import SHARDS, Database, Write
from chelem.site.ownership import Ownership

sys.path.append(str(Path(__file__).parents[1]))  # the tests' PostgreSQL

from tests.support.servers.postgresql import Cluster, emptied
from tests.support.tables import now

ENTRY = '{"t":"play","card":"SA","author":"player","seat":"S","time":"2026-01-01T20:00:00.000+00:00"}'
VERSIONS = count()
records = Table(
    "records",
    MetaData(),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", Text),
)


async def write_for(seconds: float, at_once: int, database: Database, fenced: Ownership | None) -> float:
    """Write for some seconds, this many at a time, each to another shard; return the writes a second."""
    end, written = time.perf_counter() + seconds, 0

    async def write(shard: int) -> None:
        nonlocal written
        fence = None if fenced is None else fenced.fence_of(shard)
        while time.perf_counter() < end:
            row: dict[str, object] = {"shard": shard, "version": next(VERSIONS), "body": ENTRY}
            await database.write(Write(rows=[(records, [row])], fence=fence))
            written += 1

    began = time.perf_counter()
    await asyncio.gather(*(write(shard) for shard in range(at_once)))
    return written / (time.perf_counter() - began)


async def compare(url: str, arguments: argparse.Namespace) -> None:
    """Write in turn with and without fences, and print the report."""
    database, ownership = Database(url, now), Ownership(url, "benchmark")
    engine = create_engine(url)
    records.create(engine)
    engine.dispose()
    await ownership.start()
    while not all(map(ownership.owns, range(SHARDS))):
        await asyncio.sleep(0.1)
    print(f"{'writes at a time':<20}{'without':>12}{'with':>12}{'ratio':>8}")
    for at_once in arguments.at_once:
        rounds: dict[bool, list[float]] = {False: [], True: []}
        for number in range(2 * arguments.rounds):
            is_fenced = number % 2 == 1
            fenced = ownership if is_fenced else None
            rounds[is_fenced].append(await write_for(arguments.seconds, at_once, database, fenced))
        without, with_fences = (statistics.median(rounds[is_fenced]) for is_fenced in (False, True))
        print(f"{at_once:<20}{without:>12,.0f}{with_fences:>12,.0f}{with_fences / without:>8.2f}")
    await ownership.close()
    await asyncio.to_thread(database.close)


def main() -> None:
    """Start PostgreSQL and compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--at-once", type=int, nargs="+", default=[8, 64], help="writes at a time")
    parser.add_argument("--seconds", type=float, default=3, help="of a round")
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    with Cluster() as postgresql:
        asyncio.run(compare(emptied(postgresql.url), arguments))


if __name__ == "__main__":
    main()
