"""A file with a line for each number of a campaign, which goes on where it was stopped."""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console


def run_campaign(description: str, examined: Callable[[int], object], good: str, summary: str) -> int:
    """Examine the numbers that a file does not have yet; 1 if one of its lines is not good.

    How many numbers and the file are named on the command line. `examined` gives the line of a number: the
    number, a tab, then `good` if nothing is wrong. The `summary` has places for how many lines are `good`,
    and how many there are in `all`.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("numbers", type=int, help="how many are examined")
    parser.add_argument("file", type=Path, help="the file with a line for each")
    parser.add_argument("--jobs", type=int, default=None, help="the number of processes")
    options = parser.parse_args()
    lines = options.file.read_text(encoding="utf-8").splitlines() if options.file.exists() else []
    done = {int(line.split("\t")[0]) for line in lines}
    left = [number for number in range(options.numbers) if number not in done]
    with ProcessPoolExecutor(options.jobs) as pool, options.file.open("a", encoding="utf-8") as file:
        for found in pool.map(examined, left):
            print(found, file=file, flush=True)
            lines.append(str(found))
    bad = [line for line in lines if line.split("\t")[1] != good]
    console = Console(soft_wrap=True, highlight=False, markup=False)
    for line in (*bad, summary.format(good=len(lines) - len(bad), all=len(lines))):
        console.print(line)
    return int(bool(bad))
