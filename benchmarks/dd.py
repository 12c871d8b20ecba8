"""Compares our double-dummy kernel with DDS, from endplay, on the same deals in one run.

Processor time per deal on one thread: full tables, one strain and leader, all thirteen leads, hard deals;
then the questions of a bot, memory, and two threads. Medians of alternating rounds; `make bench-dd`.
"""

import argparse
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence

import chelem_dd
from endplay.dds import calc_dd_table, solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Deal, Denom, Player

RANKS = "23456789TJQKA"
STRAINS = {"S": Denom.spades, "H": Denom.hearts, "D": Denom.diamonds, "C": Denom.clubs, "NT": Denom.nt}
SEATS = {"N": Player.north, "E": Player.east, "S": Player.south, "W": Player.west}
Hands = list[list[int]]
Ask = Callable[[str, str, str], object]


def text(hands: Hands) -> str:
    """The deal as PBN: cards are 13 * suit + rank, clubs first."""
    return "N:" + " ".join(
        ".".join(
            "".join(RANKS[card % 13] for card in sorted(hand, reverse=True) if card // 13 == suit)
            for suit in (3, 2, 1, 0)
        )
        for hand in hands
    )


def shuffled(chance: random.Random) -> Hands:
    """Return a random deal."""
    deck = list(range(52))
    chance.shuffle(deck)
    return [deck[13 * seat : 13 * seat + 13] for seat in range(4)]


def long_suits(chance: random.Random) -> Hands:
    """Return a deal of very long suits and voids: each hand prefers a suit of its own."""
    while True:
        deck = list(range(52))
        chance.shuffle(deck)
        suits = chance.sample(range(4), 4)
        pull = chance.uniform(2.5, 6)
        hands: Hands = [[] for _ in range(4)]
        for card in deck:
            weights = [
                0.0
                if len(hands[seat]) == 13
                else pull
                if suits[seat] == card // 13
                else 0.15
                if suits[(seat + 1) % 4] == card // 13
                else 1.0
                for seat in range(4)
            ]
            hands[chance.choices(range(4), weights)[0]].append(card)
        lengths = [sum(card // 13 == suit for card in hand) for hand in hands for suit in range(4)]
        if max(lengths) >= 7 and lengths.count(0) >= 2:
            return hands


def four_voids(chance: random.Random) -> Hands:
    """Return a deal where each hand has a void and few cards touch: the hardest kind known."""
    hands: Hands = [[] for _ in range(4)]
    for suit in range(4):
        holders = [seat for seat in range(4) if seat != suit]
        chance.shuffle(holders)
        ranks = list(range(13))
        # cards go round the three holders, with some disorder, so that few of them touch
        for place, rank in enumerate(ranks):
            hands[holders[(place + (chance.random() < 0.3)) % 3]].append(13 * suit + rank)
    # hands of unequal size pass single cards to one another, in a suit that both may hold
    while sizes := [len(hand) for hand in hands]:
        long, short = sizes.index(max(sizes)), sizes.index(min(sizes))
        if sizes[long] == 13:
            return hands
        card = chance.choice([card for card in hands[long] if card // 13 != short])
        hands[long].remove(card)
        hands[short].append(card)
    raise AssertionError


def spent(work: Callable[[], object]) -> float:
    """Milliseconds of processor time, all threads."""
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


def compare(
    name: str, ours: Sequence[Callable[[], object]], theirs: Sequence[Callable[[], object]], rounds: int
) -> None:
    """Time both solvers on each question in turn; a question's time is the median of its rounds."""
    mine: list[list[float]] = [[] for _ in ours]
    other: list[list[float]] = [[] for _ in theirs]
    ratios = []
    for _ in range(rounds):
        for place, (our, their) in enumerate(zip(ours, theirs, strict=True)):
            mine[place].append(spent(our))
            other[place].append(spent(their))
        ratios.append(sum(times[-1] for times in mine) / sum(times[-1] for times in other))
    print(f"{name}: {statistics.median(ratios):.3f} x DDS ({len(ours)} questions, {rounds} rounds)")
    for who, times in (("chelem-dd", mine), ("DDS", other)):
        each = sorted(statistics.median(one) for one in times)
        mean, tenth, most = statistics.fmean(each), each[int(0.9 * len(each))], each[-1]
        print(f"    {who:<10} mean {mean:8.2f} ms   p90 {tenth:8.2f} ms   max {most:9.2f} ms")


def tables(name: str, deals: Iterable[str], rounds: int) -> None:
    """Compare full tables."""
    deals = list(deals)
    for deal in deals:
        check(deal)
    compare(
        name,
        [lambda deal=deal: chelem_dd.solve_table(deal) for deal in deals],  # type: ignore[misc]
        [lambda deal=deal: calc_dd_table(Deal(deal)) for deal in deals],  # type: ignore[misc]
        rounds,
    )


def check(deal: str) -> None:
    """Exit unless both solvers agree."""
    ours, theirs = chelem_dd.solve_table(deal), calc_dd_table(Deal(deal))
    for strain, denom in STRAINS.items():
        for seat, player in SEATS.items():
            if ours[strain][seat] != theirs[denom, player]:
                raise SystemExit(
                    f"{deal}: {strain} by {seat}: {ours[strain][seat]}, DDS {theirs[denom, player]}"
                )


def their_position(deal: str, strain: str, leader: str) -> Deal:
    """Return the deal in endplay's type, with trumps and leader set."""
    position = Deal(deal)
    position.trump, position.first = STRAINS[strain], SEATS[leader]
    return position


def positions(name: str, asked: list[tuple[str, str, str]], *, every_card: bool, rounds: int) -> None:
    """Compare positions: one strain and one leader for each deal."""
    ask: Ask = chelem_dd.solve_cards if every_card else chelem_dd.solve
    mode = SolveMode.Default if every_card else SolveMode.OptimalOne
    compare(
        name,
        [lambda question=question: ask(*question) for question in asked],  # type: ignore[misc]
        [lambda question=question: solve_board(their_position(*question), mode) for question in asked],  # type: ignore[misc]
        rounds,
    )


def layouts(chance: random.Random, trick: int) -> list[tuple[str, str, str]]:
    """Return a hundred layouts of the two hands that a player does not see, after `trick` - 1 tricks."""
    hands = [hand[: 14 - trick] for hand in shuffled(chance)]
    hidden = hands[1] + hands[3]
    strain = chance.choice(list(STRAINS))
    asked = []
    for _ in range(100):
        chance.shuffle(hidden)
        half = len(hidden) // 2
        asked.append((text([hands[0], hidden[:half], hands[2], hidden[half:]]), strain, "N"))
    return asked


def memory(deals: list[str]) -> None:
    """Print how much memory full tables add to a process of their own, without DDS."""
    script = (
        "import re, sys, chelem_dd\n"
        "def peak(): return int(re.search(r'VmHWM:\\s+(\\d+)', open('/proc/self/status').read())[1]) / 1024\n"
        "before = peak()\n"
        "for deal in sys.stdin.read().splitlines(): chelem_dd.solve_table(deal)\n"
        "print(f'{before:.1f} MB before, {peak():.1f} MB after')"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, input="\n".join(deals), capture_output=True, text=True, check=True)  # noqa: S603 - our own
    print(f"    peak memory of a process that solves them: {done.stdout.strip()}")


def threads(deals: list[str]) -> None:
    """Compare two threads with one, by elapsed time."""
    gains = []
    for _ in range(5):
        walls = []
        for count in (1, 2):
            start = time.perf_counter()
            for _table in chelem_dd.solve_many(deals, threads=count):
                pass
            walls.append(time.perf_counter() - start)
        gains.append(walls[0] / walls[1])
    print(f"two threads: {statistics.median(gains):.2f} x one ({', '.join(f'{gain:.2f}' for gain in gains)})")


def main() -> None:
    """Run all comparisons."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=100)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seed", type=int, default=2026)
    asked = options.parse_args()
    chance = random.Random(asked.seed)
    deals = [text(shuffled(chance)) for _ in range(asked.deals)]
    solve_board(their_position(deals[0], "NT", "N"))  # DDS initialises itself at its first question
    tables("full table", deals, asked.rounds)
    memory(deals)
    questions = [(deal, chance.choice(list(STRAINS)), chance.choice(list(SEATS))) for deal in deals]
    positions("one strain, one leader", questions, every_card=False, rounds=asked.rounds)
    positions("all thirteen leads", questions, every_card=True, rounds=asked.rounds)
    tables("hard: very long suits", [text(long_suits(chance)) for _ in range(asked.deals // 2)], asked.rounds)
    tables("hard: four voids", [text(four_voids(chance)) for _ in range(asked.deals // 10)], 1)
    for trick in (1, 4, 8):
        positions(
            f"a bot's 100 layouts at trick {trick}",
            layouts(chance, trick),
            every_card=True,
            rounds=asked.rounds,
        )
    threads(deals)


if __name__ == "__main__":
    main()
