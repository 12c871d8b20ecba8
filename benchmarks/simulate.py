"""Measure simulations: dealing, constrained dealing against rejection, and the overhead over the solver.

Prints medians of alternating rounds of CPU time, and their ratios; run with `make bench-simulate`.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from random import Random

import chelem_dd

from chelem import Deal, Hand
from chelem.simulation import (
    Condition,
    as_condition,
    hand,
    making,
    side,
    simulate,
    suit,
    tricks,
)
from chelem.simulation.dealing import DealGenerator
from chelem.simulation.questions import LocalQuestion
from chelem.simulation.run import answer_question
from chelem.simulation.shuffling import random_hands
from chelem.simulation.solver_queries import TABLE, solve_queries

CARDS = [1 << index for index in range(52)]
CONDITIONS = {
    "a balanced hand of 15-17 points": hand("N", "balanced", hcp="15-17"),
    "the same, facing 10 points": hand("N", "balanced", hcp="15-17") & hand("S", hcp="10+"),
    "the same, facing a balanced 8-9": hand("N", "balanced", hcp="15-17") & hand("S", "balanced", hcp="8-9"),
    "seven good spades, no ace outside": suit("S", "S", "7", top="2/3")
    & hand("S", hcp="6-10", lacks="HA DA CA"),
    "33 points, balanced both": side("NS", hcp="33+") & hand("N", "balanced") & hand("S", "balanced"),
}


def deal_by_number(rng: Random) -> object:
    """Return a random deal, made from its number."""
    return Deal.draw(rng.randrange)


def deal_by_shuffling(rng: Random) -> object:
    """Return a random deal, made as simulations do."""
    north, east, south, west = map(Hand, random_hands(rng))
    return Deal((north, east, south, west))


def shuffle_with_library(rng: Random) -> object:
    """Return four random hands from the standard library's shuffle, without making a deal."""
    cards = rng.sample(CARDS, 52)
    return sum(cards[:13]), sum(cards[13:26]), sum(cards[26:39]), sum(cards[39:])


def cpu_seconds(task: Callable[[], object]) -> float:
    """Return the CPU time of a task in seconds, over all threads."""
    start = time.process_time()
    task()
    return time.process_time() - start


def medians(tasks: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """Return the median seconds of each task; the tasks take turns."""
    times: list[list[float]] = [[] for _ in tasks]
    for _ in range(rounds):
        for place, task in enumerate(tasks):
            times[place].append(cpu_seconds(task))
    return [statistics.median(times_of_task) for times_of_task in times]


def compare_dealing(rounds: int, count: int) -> None:
    """Compare ways of dealing at random."""
    methods = {
        "Deal.draw, by number": deal_by_number,
        "shuffled": deal_by_shuffling,
        "random.sample, no deal made": shuffle_with_library,
    }

    def repeat(method: Callable[[Random], object]) -> None:
        rng = Random(1)
        for _ in range(count):
            method(rng)

    tasks = [lambda method=method: repeat(method) for method in methods.values()]  # type: ignore[misc]
    seconds = medians(tasks, rounds)
    print("dealing")
    for name, seconds_ in zip(methods, seconds, strict=True):
        print(f"    {name:<36} {count / seconds_:>10,.0f} deals/s   x {seconds[0] / seconds_:.2f}")


def compare_condition(name: str, condition: Condition, rounds: int, count: int) -> None:
    """Compare constrained dealing with rejection for a rare condition; rejection finds few deals."""
    setup = cpu_seconds(lambda: DealGenerator(condition))
    constrained_generator, rejection_generator = (
        DealGenerator(condition),
        DealGenerator(as_condition(condition.__call__)),
    )
    rejection_deals = 30

    def repeat(generator: DealGenerator, deals: int) -> None:
        rng = Random(1)
        for _ in range(deals):
            generator.draw(rng, 10_000_000)

    constrained, rejection = medians(
        [lambda: repeat(constrained_generator, count), lambda: repeat(rejection_generator, rejection_deals)],
        rounds,
    )
    rates = count / constrained, rejection_deals / rejection
    print(
        f"    {name:<36} {rates[0]:>10,.0f} deals/s   x {rates[0] / rates[1]:,.1f} of rejection "
        f"({rates[1]:,.0f}/s), {1000 * setup:.0f} ms to count"
    )


def compare_solving(rounds: int, count: int) -> None:
    """Compare double-dummy measures with the bare solver on the same deals, on one thread."""
    deals: list[Deal] = []
    simulate(None, lambda deal: deals.append(deal) or 0, count, seed=1)
    hands = [tuple(hand_.bits for hand_ in deal.hands) for deal in deals]

    def bare(strain: str, leader: str) -> object:
        return list(chelem_dd.solve_many(hands, strain, leader, threads=1))

    def tables() -> object:
        return list(chelem_dd.solve_many(hands, threads=1))

    def simulated() -> object:
        question = LocalQuestion.of(None, [making("3NT by S"), tricks("NT", "S")])
        return answer_question(question, count, None, seed=1, threads=1)

    queries = tricks("NT", "S").queries
    comparisons = {
        "one declarer and strain": (
            lambda: solve_queries(deals, queries, threads=1),
            lambda: bare("NT", "W"),
        ),
        "the full table": (lambda: solve_queries(deals, TABLE, threads=1), tables),
        "a complete run of two measures": (simulated, lambda: bare("NT", "W")),
    }
    print("double-dummy measures, CPU time relative to the bare solver")
    for name, (ours, theirs) in comparisons.items():
        ratios = [cpu_seconds(ours) / cpu_seconds(theirs) for _ in range(rounds)]
        print(f"    {name:<36} x {statistics.median(ratios):.3f}")
    strain_seconds, table_seconds = medians([lambda: bare("NT", "W"), tables], rounds)
    print(f"    a full table takes as long as {table_seconds / strain_seconds:.1f} strains with one declarer")


def main() -> None:
    """Run all comparisons."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=4000)
    options.add_argument("--solved", type=int, default=60)
    options.add_argument("--rounds", type=int, default=5)
    arguments = options.parse_args()
    compare_dealing(arguments.rounds, arguments.deals)
    print("constrained dealing")
    for name, condition in CONDITIONS.items():
        compare_condition(name, condition, arguments.rounds, arguments.deals)
    compare_solving(arguments.rounds, arguments.solved)


if __name__ == "__main__":
    main()
