"""Compare Chelem's rules with open_spiel and endplay: random deals, scores, numbered deals.

Prints medians of alternating rounds and their ratios; run with `make bench`.
"""

import gc
import random
import statistics
import time
from collections.abc import Callable

import pyspiel
from endplay.types import Contract as EndplayContract
from endplay.types import Denom, Penalty, Player, Vul

from chelem import (
    Contract,
    ContractBridge,
    Deal,
    Duplicate,
    Log,
    Seat,
    Started,
    Strain,
    Vulnerability,
    next_deal,
)
from chelem.engine.decide import decide, due
from chelem.engine.evolve import begin, evolve
from chelem.scoring import score_duplicate

Benchmark = Callable[[random.Random], None]

DEALS = 150
ROUNDS = 7
PLAYERS = {seat: seat.name for seat in Seat}


def deals_in_log(rng: random.Random) -> None:
    """Play complete deals in a log: a random legal action each time, then the score."""
    log = Log(Started(ContractBridge(), Duplicate(boards=DEALS), PLAYERS))
    for _ in range(DEALS):
        log.add(next_deal(log.state, rng.randrange))
        while player := log.state.player:
            log.act(player, rng.choice(log.state.legal()))


def deals_by_rules(rng: random.Random) -> None:
    """Play the same by the rules alone, as open_spiel does: one state after another, without a log."""
    state = begin(Started(ContractBridge(), Duplicate(boards=DEALS), PLAYERS))
    for _ in range(DEALS):
        state = evolve(state, next_deal(state, rng.randrange))
        while player := state.player:
            state = evolve(state, decide(state, player, rng.choice(state.legal())))
            while event := due(state):
                state = evolve(state, event)


def deals_in_open_spiel(rng: random.Random) -> None:
    """Play the same in open_spiel: 52 chance steps, then a random legal action each time."""
    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    for _ in range(DEALS):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()


CONTRACTS = [
    (level, strain, stake, vulnerable, tricks)
    for level in (1, 3, 4, 6)
    for strain in Strain
    for stake in (1, 2)
    for vulnerable in (Vulnerability.NONE, Vulnerability.BOTH)
    for tricks in (level + 4, level + 6)
]


def chelem_scores(_: random.Random) -> None:
    """Score every contract line by line, and add up the points."""
    for level, strain, stake, vulnerable, tricks in CONTRACTS:
        lines = score_duplicate(Contract(Seat.N, strain, 6 + level, stake), tricks, vulnerable=vulnerable)
        sum(line.points for line in lines)


def endplay_scores(_: random.Random) -> None:
    """Score the same contracts with endplay, without lines."""
    denoms = {strain: Denom.find("NT" if strain is Strain.NT else strain.name) for strain in Strain}
    for level, strain, stake, vulnerable, tricks in CONTRACTS:
        penalty = Penalty.passed if stake == 1 else Penalty.doubled
        contract = EndplayContract(
            level=level,
            denom=denoms[strain],
            declarer=Player.north,
            penalty=penalty,
            result=tricks - level - 6,
        )
        contract.score(Vul.both if vulnerable else Vul.none)


NUMBERED = [Deal.draw(random.Random(seed).randrange) for seed in range(300)]
NUMBERS = [deal.number for deal in NUMBERED]


def number_deals(_: random.Random) -> None:
    """Compute the numbers of deals."""
    for deal in NUMBERED:
        deal.number  # noqa: B018 - the property does the work


def deals_from_numbers(_: random.Random) -> None:
    """Restore deals from their numbers."""
    for number in NUMBERS:
        Deal.from_number(number)


def median_rates(own: Benchmark, peer: Benchmark, count: int) -> list[float]:
    """Return how often per second of CPU time each does one of its `count` operations (median)."""
    times: dict[Benchmark, list[float]] = {own: [], peer: []}
    for round_ in range(ROUNDS):
        for run in (own, peer):
            start = time.process_time()
            run(random.Random(round_))
            times[run].append(time.process_time() - start)
    return [count / statistics.median(times[run]) for run in (own, peer)]


def compare(name: str, peer: str, pair: list[float]) -> None:
    """Print a row: both rates and their ratio."""
    ours, theirs = pair
    print(f"{name:<28} chelem {ours:>10,.0f}/s   {peer:<10} {theirs:>10,.0f}/s   ratio {ours / theirs:.3f}")


if __name__ == "__main__":
    gc.freeze()  # objects of the other libraries must not slow each collection
    compare(
        "random deals, rules alone", "open_spiel", median_rates(deals_by_rules, deals_in_open_spiel, DEALS)
    )
    compare("random deals, log kept", "open_spiel", median_rates(deals_in_log, deals_in_open_spiel, DEALS))
    compare("contract scores", "endplay", median_rates(chelem_scores, endplay_scores, len(CONTRACTS)))
    compare(
        "deal to number, and back", "(back)", median_rates(number_deals, deals_from_numbers, len(NUMBERED))
    )
