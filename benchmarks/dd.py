"""Compare the double-dummy solver `chelem_dd` with DDS (from endplay) on the same deals.

Prints CPU time per deal on one thread: full tables, one strain and leader, all thirteen leads, hard deals,
a bot's layouts; then memory and two threads. Medians of alternating rounds; run with `make bench-dd`.
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
SolverCall = Callable[[str, str, str], object]


def deal_as_pbn(hands: Hands) -> str:
    """Return a deal as PBN; a card is 13 * suit + rank, clubs first."""
    return "N:" + " ".join(
        ".".join(
            "".join(RANKS[card % 13] for card in sorted(hand, reverse=True) if card // 13 == suit)
            for suit in (3, 2, 1, 0)
        )
        for hand in hands
    )


def random_deal(rng: random.Random) -> Hands:
    """Return a random deal."""
    deck = list(range(52))
    rng.shuffle(deck)
    return [deck[13 * seat : 13 * seat + 13] for seat in range(4)]


def long_suit_deal(rng: random.Random) -> Hands:
    """Return a deal with very long suits and voids: each hand prefers a suit of its own."""
    while True:
        deck = list(range(52))
        rng.shuffle(deck)
        suits = rng.sample(range(4), 4)
        preference = rng.uniform(2.5, 6)
        hands: Hands = [[] for _ in range(4)]
        for card in deck:
            weights = [
                0.0
                if len(hands[seat]) == 13
                else preference
                if suits[seat] == card // 13
                else 0.15
                if suits[(seat + 1) % 4] == card // 13
                else 1.0
                for seat in range(4)
            ]
            hands[rng.choices(range(4), weights)[0]].append(card)
        lengths = [sum(card // 13 == suit for card in hand) for hand in hands for suit in range(4)]
        if max(lengths) >= 7 and lengths.count(0) >= 2:
            return hands


def four_void_deal(rng: random.Random) -> Hands:
    """Return a deal in which each hand has a void and few cards touch: the hardest kind known."""
    hands: Hands = [[] for _ in range(4)]
    for suit in range(4):
        holders = [seat for seat in range(4) if seat != suit]
        rng.shuffle(holders)
        ranks = list(range(13))
        # deal the ranks to the three holders in turn, with some disorder, so that few cards touch
        for place, rank in enumerate(ranks):
            hands[holders[(place + (rng.random() < 0.3)) % 3]].append(13 * suit + rank)
    # even out the hands with single cards, in suits that both may hold
    while sizes := [len(hand) for hand in hands]:
        long, short = sizes.index(max(sizes)), sizes.index(min(sizes))
        if sizes[long] == 13:
            return hands
        card = rng.choice([card for card in hands[long] if card // 13 != short])
        hands[long].remove(card)
        hands[short].append(card)
    raise AssertionError


def cpu_milliseconds(work: Callable[[], object]) -> float:
    """Return the CPU time of `work` in milliseconds, over all threads."""
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


def compare(
    name: str, ours: Sequence[Callable[[], object]], theirs: Sequence[Callable[[], object]], rounds: int
) -> None:
    """Time both solvers on each question in turn, and print the medians over the rounds."""
    our_times: list[list[float]] = [[] for _ in ours]
    dds_times: list[list[float]] = [[] for _ in theirs]
    ratios = []
    for _ in range(rounds):
        for place, (chelem_call, dds_call) in enumerate(zip(ours, theirs, strict=True)):
            our_times[place].append(cpu_milliseconds(chelem_call))
            dds_times[place].append(cpu_milliseconds(dds_call))
        ratios.append(sum(times[-1] for times in our_times) / sum(times[-1] for times in dds_times))
    print(f"{name}: {statistics.median(ratios):.3f} x DDS ({len(ours)} questions, {rounds} rounds)")
    for solver, times in (("chelem-dd", our_times), ("DDS", dds_times)):
        medians = sorted(statistics.median(times_of_question) for times_of_question in times)
        mean, tenth, most = statistics.fmean(medians), medians[int(0.9 * len(medians))], medians[-1]
        print(f"    {solver:<10} mean {mean:8.2f} ms   p90 {tenth:8.2f} ms   max {most:9.2f} ms")


def compare_tables(name: str, deals: Iterable[str], rounds: int) -> None:
    """Compare full tables of these deals."""
    deals = list(deals)
    for deal in deals:
        check_agreement(deal)
    compare(
        name,
        [lambda deal=deal: chelem_dd.solve_table(deal) for deal in deals],  # type: ignore[misc]
        [lambda deal=deal: calc_dd_table(Deal(deal)) for deal in deals],  # type: ignore[misc]
        rounds,
    )


def check_agreement(deal: str) -> None:
    """Exit with an error unless both solvers agree on a deal."""
    ours, theirs = chelem_dd.solve_table(deal), calc_dd_table(Deal(deal))
    for strain, denom in STRAINS.items():
        for seat, player in SEATS.items():
            if ours[strain][seat] != theirs[denom, player]:
                raise SystemExit(
                    f"{deal}: {strain} by {seat}: {ours[strain][seat]}, DDS {theirs[denom, player]}"
                )


def endplay_position(deal: str, strain: str, leader: str) -> Deal:
    """Return the deal in endplay's type, with trumps and leader set."""
    position = Deal(deal)
    position.trump, position.first = STRAINS[strain], SEATS[leader]
    return position


def compare_positions(
    name: str, questions: list[tuple[str, str, str]], *, every_card: bool, rounds: int
) -> None:
    """Compare one strain and one leader per deal; with `every_card`, the tricks of each lead."""
    ask: SolverCall = chelem_dd.solve_cards if every_card else chelem_dd.solve
    mode = SolveMode.Default if every_card else SolveMode.OptimalOne
    compare(
        name,
        [lambda question=question: ask(*question) for question in questions],  # type: ignore[misc]
        [lambda question=question: solve_board(endplay_position(*question), mode) for question in questions],  # type: ignore[misc]
        rounds,
    )


def bot_layouts(rng: random.Random, trick: int) -> list[tuple[str, str, str]]:
    """Return a hundred layouts of the two hands that a player does not see, after `trick` - 1 tricks."""
    hands = [hand[: 14 - trick] for hand in random_deal(rng)]
    hidden = hands[1] + hands[3]
    strain = rng.choice(list(STRAINS))
    questions = []
    for _ in range(100):
        rng.shuffle(hidden)
        half = len(hidden) // 2
        questions.append((deal_as_pbn([hands[0], hidden[:half], hands[2], hidden[half:]]), strain, "N"))
    return questions


def print_memory(deals: list[str]) -> None:
    """Print the peak memory of a separate process, without DDS, that solves these deals."""
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


def compare_threads(deals: list[str]) -> None:
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
    arguments = options.parse_args()
    rng = random.Random(arguments.seed)
    deals = [deal_as_pbn(random_deal(rng)) for _ in range(arguments.deals)]
    solve_board(endplay_position(deals[0], "NT", "N"))  # DDS initialises itself on its first call
    compare_tables("full table", deals, arguments.rounds)
    print_memory(deals)
    questions = [(deal, rng.choice(list(STRAINS)), rng.choice(list(SEATS))) for deal in deals]
    compare_positions("one strain, one leader", questions, every_card=False, rounds=arguments.rounds)
    compare_positions("all thirteen leads", questions, every_card=True, rounds=arguments.rounds)
    compare_tables(
        "hard: very long suits",
        [deal_as_pbn(long_suit_deal(rng)) for _ in range(arguments.deals // 2)],
        arguments.rounds,
    )
    compare_tables(
        "hard: four voids", [deal_as_pbn(four_void_deal(rng)) for _ in range(arguments.deals // 10)], 1
    )
    for trick in (1, 4, 8):
        compare_positions(
            f"a bot's 100 layouts at trick {trick}",
            bot_layouts(rng, trick),
            every_card=True,
            rounds=arguments.rounds,
        )
    compare_threads(deals)


if __name__ == "__main__":
    main()
