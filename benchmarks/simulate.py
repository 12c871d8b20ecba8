"""Questions of many deals: what dealing costs, what dealing to order saves, what is added to the solver.

Medians of alternating rounds of processor time, and their ratios; run with `make bench-simulate`.
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
from chelem.simulation.shuffling import shuffled
from chelem.simulation.solver_queries import TABLE, solve

CARDS = [1 << index for index in range(52)]
RARE = {
    "a balanced hand of 15-17 points": hand("N", "balanced", hcp="15-17"),
    "the same, facing 10 points": hand("N", "balanced", hcp="15-17") & hand("S", hcp="10+"),
    "the same, facing a balanced 8-9": hand("N", "balanced", hcp="15-17") & hand("S", "balanced", hcp="8-9"),
    "seven good spades, no ace outside": suit("S", "S", "7", top="2/3")
    & hand("S", hcp="6-10", lacks="HA DA CA"),
    "33 points, balanced both": side("NS", hcp="33+") & hand("N", "balanced") & hand("S", "balanced"),
}


def numbered(chance: Random) -> object:
    """A fair deal from its number."""
    return Deal.draw(chance.randrange)


def dealt(chance: Random) -> object:
    """A fair deal as simulations deal it."""
    north, east, south, west = map(Hand, shuffled(chance))
    return Deal((north, east, south, west))


def sampled(chance: Random) -> object:
    """The cards shuffled by the standard library, without a deal made of them."""
    cards = chance.sample(CARDS, 52)
    return sum(cards[:13]), sum(cards[13:26]), sum(cards[26:39]), sum(cards[39:])


def spent(work: Callable[[], object]) -> float:
    """Seconds of processor time, all threads."""
    start = time.process_time()
    work()
    return time.process_time() - start


def medians(works: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """The median seconds of each, in turn."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for place, work in enumerate(works):
            times[place].append(spent(work))
    return [statistics.median(one) for one in times]


def plain(rounds: int, count: int) -> None:
    """Any deal."""
    ways = {"Deal.draw, by number": numbered, "shuffled": dealt, "random.sample, no deal made": sampled}

    def many(way: Callable[[Random], object]) -> None:
        chance = Random(1)
        for _ in range(count):
            way(chance)

    works = [lambda way=way: many(way) for way in ways.values()]  # type: ignore[misc]
    seconds = medians(works, rounds)
    print("dealing")
    for name, time_ in zip(ways, seconds, strict=True):
        print(f"    {name:<36} {count / time_:>10,.0f} deals/s   x {seconds[0] / time_:.2f}")


def asked(name: str, question: Condition, rounds: int, count: int) -> None:
    """A rare condition: dealt to order, and by trying again, which is given few deals to find."""
    setup = spent(lambda: DealGenerator(question))
    ordered, tried = DealGenerator(question), DealGenerator(as_condition(question.__call__))
    few = 30

    def many(dealing: DealGenerator, deals: int) -> None:
        chance = Random(1)
        for _ in range(deals):
            dealing.draw(chance, 10_000_000)

    fast, slow = medians([lambda: many(ordered, count), lambda: many(tried, few)], rounds)
    rates = count / fast, few / slow
    print(
        f"    {name:<36} {rates[0]:>10,.0f} deals/s   x {rates[0] / rates[1]:,.1f} of trying again "
        f"({rates[1]:,.0f}/s), {1000 * setup:.0f} ms to count"
    )


def solved(rounds: int, count: int) -> None:
    """Double-dummy measures beside the bare solver on the same deals, on one thread."""
    deals: list[Deal] = []
    simulate(None, lambda deal: deals.append(deal) or 0, count, seed=1)
    raw = [tuple(hand_.bits for hand_ in deal.hands) for deal in deals]

    def bare(strain: str, leader: str) -> object:
        return list(chelem_dd.solve_many(raw, strain, leader, threads=1))

    def tables() -> object:
        return list(chelem_dd.solve_many(raw, threads=1))

    def simulated() -> object:
        question = LocalQuestion.of(None, [making("3NT by S"), tricks("NT", "S")])
        return answer_question(question, count, None, seed=1, threads=1)

    one = tricks("NT", "S").asks
    pairs = {
        "one declarer and strain": (lambda: solve(deals, one, threads=1), lambda: bare("NT", "W")),
        "the whole table": (lambda: solve(deals, TABLE, threads=1), tables),
        "a run of two measures, all told": (simulated, lambda: bare("NT", "W")),
    }
    print("double-dummy measures, processor time beside the bare solver")
    for name, (ours, theirs) in pairs.items():
        ratios = [spent(ours) / spent(theirs) for _ in range(rounds)]
        print(f"    {name:<36} x {statistics.median(ratios):.3f}")
    each, whole = medians([lambda: bare("NT", "W"), tables], rounds)
    print(f"    a whole table takes as long as {whole / each:.1f} strains with one declarer")


def main() -> None:
    """All of it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=4000)
    options.add_argument("--solved", type=int, default=60)
    options.add_argument("--rounds", type=int, default=5)
    chosen = options.parse_args()
    plain(chosen.rounds, chosen.deals)
    print("dealing to order")
    for name, question in RARE.items():
        asked(name, question, chosen.rounds, chosen.deals)
    solved(chosen.rounds, chosen.solved)


if __name__ == "__main__":
    main()
