"""Train a profile-guided build and measure its gain, on deals generated as in the tests.

`train` runs a typical workload. `compare A B …` runs a similar workload with the builds in
these folders, in turn, and prints the processor time of each as a ratio to the first.
"""

import os
import random
import statistics
import subprocess
import sys
import time

from chelem_dd import analyse_play, solve, solve_cards, solve_table
from dealing import SEATS, STRAINS, Position, deal, line_of_play, position

ROUNDS = 9


def work(seed: int, deals: int) -> float:
    """Return the processor time in seconds of many tables, positions of any size and lines of play."""
    rng = random.Random(seed)
    start = time.process_time()
    for _ in range(deals):
        solve_table(deal(rng))
        for _ in range(5):
            solve(*position(rng, rng.randint(4, 13)).arguments)
            solve_cards(*position(rng, rng.randint(4, 13)).arguments)
        opening = Position(deal(rng), rng.choice(STRAINS), rng.choice(SEATS))
        analyse_play(opening.deal, opening.strain, opening.leader, line_of_play(rng, opening, 20))
    return time.process_time() - start


def compare(folders: list[str]) -> None:
    """Alternate between the builds, so that other load on the machine affects them equally."""
    times: dict[str, list[float]] = {folder: [] for folder in folders}
    for _ in range(ROUNDS):
        for folder in folders:
            path = os.pathsep.join([folder, *filter(None, [os.environ.get("PYTHONPATH")])])
            run = [sys.executable, __file__, "work"]
            done = subprocess.run(
                run, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=True
            )
            times[folder].append(float(done.stdout))
    first = times[folders[0]]
    for folder, seconds in times.items():
        ratios = sorted(own / base for own, base in zip(seconds, first, strict=True))
        sys.stdout.write(
            f"{folder}: {statistics.median(seconds):.2f} s, {statistics.median(ratios):.3f} of {folders[0]}"
            f" ({ratios[0]:.3f} to {ratios[-1]:.3f}, {ROUNDS} rounds)\n"
        )


match sys.argv[1:]:
    case ["train"]:
        work(seed=1, deals=40)
    case ["work"]:  # on other deals than the training
        sys.stdout.write(f"{work(seed=2, deals=30)}\n")
    case ["compare", *folders]:
        compare(folders)
    case _:
        sys.exit(__doc__)
