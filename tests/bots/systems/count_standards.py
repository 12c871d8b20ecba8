"""Count what teachers would not accept: `python -m tests.bots.systems.count_standards NAME|FILE`.

Beside the standards it counts, in auctions with each part-score in which one side passes, bids beyond a game
that do not try for slam.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice

from rich.console import Console
from rich.table import Table

from chelem.bots.systems.system import System
from tests.bots.systems.score_bidding import PART_SCORES, BidBeyondGame, quiet_auctions
from tests.bots.systems.standards import STANDARDS, Example, examples

_SHOWN = 5


def wrong_examples(name: str, hands: int, seed: int, number: int) -> list[Example]:
    """Return the hands, of so many, whose call is not what a standard expects."""
    drawn = islice(examples(System.load(name), STANDARDS[number], seed), hands)
    return [example for example in drawn if not example.is_right]


def needless_bids(name: str, deals: int, seed: int, below: int) -> list[BidBeyondGame]:
    """Return the bids beyond game, in so many auctions with a part-score, that do not try for slam."""
    auctions = islice(quiet_auctions(System.load(name), below, seed), deals)
    return [bid for auction in auctions for bid in auction if not bid.tries_for_slam]


def main() -> int:
    """Print the counts; 1 if there is a fault."""
    parser = argparse.ArgumentParser(description="Counts what teachers would not accept.")
    parser.add_argument("name", help="a system of the program, or a file")
    parser.add_argument("--hands", type=int, default=5000, help="of each standard")
    parser.add_argument("--deals", type=int, default=1000, help="with each part-score")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None, help="the number of processes")
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        count = partial(wrong_examples, options.name, options.hands, options.seed)
        found = [*pool.map(count, range(len(STANDARDS)))]
        beyond = [*pool.map(partial(needless_bids, options.name, options.deals, options.seed), PART_SCORES)]
    console, table = Console(soft_wrap=True), Table("standard", "faults", title=options.name)
    for standard, wrong in zip(STANDARDS, found, strict=True):
        table.add_row(standard.name, f"{len(wrong)} of {options.hands}")
    for below, bids in zip(PART_SCORES, beyond, strict=True):
        table.add_row(f"beyond game with {below} below", f"{len(bids)} of {options.deals}")
    console.print(table)
    for example in (example for wrong in (*found, *beyond) for example in wrong[:_SHOWN]):
        console.print(str(example))
    return int(any((*found, *beyond)))


if __name__ == "__main__":
    sys.exit(main())
