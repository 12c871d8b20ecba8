"""Chelem's rules beside open_spiel's and endplay's in one run: random deals, scores, numbered deals.

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
from chelem.engine.decide import due, judge
from chelem.engine.evolve import begin, evolve
from chelem.scoring import score_duplicate

Work = Callable[[random.Random], None]

DEALS = 150
ROUNDS = 7
PLAYERS = {seat: seat.name for seat in Seat}


def chelem_deals(chance: random.Random) -> None:
    """Whole deals through the log: legal actions, a random one, the score at the end."""
    log = Log(Started(ContractBridge(), Duplicate(boards=DEALS), PLAYERS))
    for _ in range(DEALS):
        log.add(next_deal(log.state, chance.randrange))
        while player := log.state.player:
            log.act(player, chance.choice(log.state.legal()))


def rules_deals(chance: random.Random) -> None:
    """The same by the rules alone, as open_spiel does it: a state after the other, no log kept."""
    state = begin(Started(ContractBridge(), Duplicate(boards=DEALS), PLAYERS))
    for _ in range(DEALS):
        state = evolve(state, next_deal(state, chance.randrange))
        while player := state.player:
            state = evolve(state, judge(state, player, chance.choice(state.legal())))
            while owed := due(state):
                state = evolve(state, owed)


def open_spiel_deals(chance: random.Random) -> None:
    """The same in open_spiel: its 52 chance steps, then legal actions and a random one."""
    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    for _ in range(DEALS):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        state.returns()


CONTRACTS = [
    (level, strain, stake, vulnerable, tricks)
    for level in (1, 3, 4, 6)
    for strain in Strain
    for stake in (1, 2)
    for vulnerable in (Vulnerability.NONE, Vulnerability.BOTH)
    for tricks in (level + 4, level + 6)
]


def chelem_marks(_: random.Random) -> None:
    """Every contract scored, with its lines, and summed."""
    for level, strain, stake, vulnerable, tricks in CONTRACTS:
        lines = score_duplicate(Contract(Seat.N, strain, 6 + level, stake), tricks, vulnerable=vulnerable)
        sum(line.points for line in lines)


def endplay_marks(_: random.Random) -> None:
    """The same scores from endplay, without lines."""
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


def ranking(_: random.Random) -> None:
    """The numbers of deals."""
    for deal in NUMBERED:
        deal.number  # noqa: B018 - the property does the work


def unranking(_: random.Random) -> None:
    """The deals of numbers."""
    for number in NUMBERS:
        Deal.from_number(number)


def rates(work: Work, peer: Work, count: int) -> list[float]:
    """Median rates a second, CPU time, of `count` things done by each; the two take turns."""
    times: dict[Work, list[float]] = {work: [], peer: []}
    for round_ in range(ROUNDS):
        for run in (work, peer):
            start = time.process_time()
            run(random.Random(round_))
            times[run].append(time.process_time() - start)
    return [count / statistics.median(times[run]) for run in (work, peer)]


def compare(what: str, peer: str, pair: list[float]) -> None:
    """One row: both rates and their ratio."""
    ours, theirs = pair
    print(f"{what:<28} chelem {ours:>10,.0f}/s   {peer:<10} {theirs:>10,.0f}/s   ratio {ours / theirs:.3f}")


if __name__ == "__main__":
    gc.freeze()  # what the peers load is not ours to scan at every collection
    compare("random deals, rules alone", "open_spiel", rates(rules_deals, open_spiel_deals, DEALS))
    compare("random deals, log kept", "open_spiel", rates(chelem_deals, open_spiel_deals, DEALS))
    compare("contract marks", "endplay", rates(chelem_marks, endplay_marks, len(CONTRACTS)))
    compare("deal to number, and back", "(back)", rates(ranking, unranking, len(NUMBERED)))
