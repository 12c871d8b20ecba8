"""Count what teachers would not accept: `python -m tests.bots.systems.count_standards NAME|FILE`."""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice

from rich.console import Console
from rich.table import Table

from chelem.bots.systems.system import System
from tests.bots.systems.standards import STANDARDS, Example, examples

_SHOWN = 5


def wrong_examples(name: str, hands: int, seed: int, number: int) -> list[Example]:
    """Return the hands, of so many, whose call is not what a standard expects."""
    drawn = islice(examples(System.load(name), STANDARDS[number], seed), hands)
    return [example for example in drawn if not example.is_right]


def main() -> int:
    """Print the counts; 1 if there is a fault."""
    parser = argparse.ArgumentParser(description="Counts what teachers would not accept.")
    parser.add_argument("name", help="a system of the program, or a file")
    parser.add_argument("--hands", type=int, default=5000, help="of each standard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None, help="the number of processes")
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        count = partial(wrong_examples, options.name, options.hands, options.seed)
        found = [*pool.map(count, range(len(STANDARDS)))]
    console, table = Console(soft_wrap=True), Table("standard", "faults", title=options.name)
    for standard, wrong in zip(STANDARDS, found, strict=True):
        table.add_row(standard.name, f"{len(wrong)} of {options.hands}")
    console.print(table)
    for example in (each for wrong in found for each in wrong[:_SHOWN]):
        console.print(str(example))
    return int(any(found))


if __name__ == "__main__":
    sys.exit(main())
