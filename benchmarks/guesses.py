"""Guess at the deals of boards in play, and see whether any answer, or its time, tells which guess is right.

Two servers have different boards in play. Each call that takes a deal is asked about the same layouts,
without limits or, with `--limits`, with those of a public server. Ends with status 1 if they ever answer
differently, or if one takes longer for its own deals than for those of the other by more than three standard
errors and two per cent.
"""

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
from pathlib import Path

from tests.support.chance import seeded
from tests.support.guessing.attacker import Attacker
from tests.support.guessing.houses import open_house
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Kept

MOST_ERRORS, LEAST_EFFECT = 3.0, 0.02
IN_A_FILE = 500


async def attack(houses: tuple[Server, Server], layouts: int, rounds: int) -> int:
    """Make the attack, print what it finds, and return the exit status."""
    async with contextlib.AsyncExitStack() as stack:
        opened = [
            await stack.enter_async_context(open_house(each.address, Kept(each.folder / "chelem.db")))
            for each in houses
        ]
        attacker = Attacker(opened, seeded(1))
        await attacker.look_around((opened[0].live[0], opened[1].live[0]))
        await attacker.send_messages((opened[0].live[0], opened[1].live[0]))
        await attacker.open_pages((*opened[0].live, *opened[1].live))
        await attacker.guess(layouts, IN_A_FILE)
        times = await attacker.compare_times(rounds)
    found, faults = attacker.found, 0
    for difference in found.differences:
        faults += 1
        print(f"answered differently: {difference}", file=sys.stderr)
    print("| place | deals of boards in play take longer by | standard error |\n|---|---|---|")
    for slot, pairs in times.items():
        halves = [(own - others) / 2 for own, others in pairs]
        effect, error = statistics.median(halves), statistics.stdev(halves) / len(halves) ** 0.5
        print(f"| {slot} | {100 * effect:+.2f} % | {100 * error:.2f} % |")
        if abs(effect) > max(MOST_ERRORS * error, LEAST_EFFECT):
            faults += 1
            print(f"its time tells: {slot}", file=sys.stderr)
    print(f"{found.asked:,} guesses, {len(found.differences)} answered differently")
    print(f"{found.limited:,} questions were not answered, as too much was asked or a server was busy")
    return 1 if faults else 0


def main() -> None:
    """Start two servers and attack them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--layouts", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=400, help="of each place, for its times")
    parser.add_argument("--limits", action="store_true", help="with the limits of a public server")
    arguments = parser.parse_args()
    rounds = 0 if arguments.limits else arguments.rounds  # a refusal takes no time
    module = "tests.support.guessing.strict" if arguments.limits else None
    with contextlib.ExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2)]
        here, there = (stack.enter_context(Server(folder, module=module)) for folder in folders)
        sys.exit(asyncio.run(attack((here, there), arguments.layouts, rounds)))


if __name__ == "__main__":
    main()
