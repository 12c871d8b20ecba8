"""Compare one question about many layouts with as many questions about one, and with DDS.

A bot at trick 1, 4 or 8 draws the hands that it does not see, as the cards played allow. Prints the CPU time
of `score_cards` for a layout, as a ratio to `solve_cards` and to DDS (from endplay), with all tricks told
apart and with one contract that is made or not. Medians of rounds; run with `make bench-dd`.
"""

import argparse
import random
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

import chelem_dd
from endplay.dds import solve_board

from dd import RANKS, SEATS, STRAINS, cpu_milliseconds, deal_as_pbn, endplay_position, random_deal

SUITS = "CDHS"


@dataclass(frozen=True)
class Turn:
    """The hand to play, the hands that it does not see, and the suits that each hand is known not to hold."""

    hands: list[list[int]]
    strain: str
    leader: int
    trick: list[int]
    hidden: list[int]
    voids: list[set[int]]


def name(card: int) -> str:
    """Return the card as text."""
    return SUITS[card // 13] + RANKS[card % 13]


def winner(trick: list[int], strain: str) -> int:
    """Return the place of the winning card in a trick."""
    trumps = [card for card in trick if SUITS[card // 13] == strain]
    return trick.index(max(trumps or [card for card in trick if card // 13 == trick[0] // 13]))


def turn(rng: random.Random, number: int, *, defending: bool) -> Turn:
    """Play a random deal, mostly as well as possible, until the wanted side has a turn in this trick."""
    hands = random_deal(rng)
    table = chelem_dd.solve_table(deal_as_pbn(hands))
    _, strain, declarer = max(
        (table[strain][seat] + 2 * rng.random(), strain, place)
        for strain, (place, seat) in product(STRAINS, enumerate(SEATS))
    )
    leader, tricks, voids = (declarer + 1) % 4, 0, [set[int]() for _ in range(4)]
    trick: list[int] = []
    while True:
        seat = (leader + len(trick)) % 4
        if (
            tricks == number - 1
            and (seat - declarer) % 2 == defending
            and (len(trick) > 1 or rng.random() < 0.5)
        ):
            dummy = (declarer + 2) % 4
            seen = {seat, declarer if seat == dummy else dummy} if trick or tricks else {seat}
            return Turn(hands, strain, leader, trick, [s for s in range(4) if s not in seen], voids)
        values = chelem_dd.solve_cards(deal_as_pbn(hands), strain, "NESW"[leader], trick)
        best = max(values.values())
        text = rng.choice([card for card, value in values.items() if value == best])
        card = 13 * SUITS.index(text[0]) + RANKS.index(text[1])
        if trick and card // 13 != trick[0] // 13:
            voids[seat].add(trick[0] // 13)
        hands[seat].remove(card)
        trick.append(card)
        if len(trick) == 4:
            leader, trick, tricks = (leader + winner(trick, strain)) % 4, [], tricks + 1
        if tricks == number:
            return turn(rng, number, defending=defending)


def layouts(rng: random.Random, now: Turn, count: int) -> list[str]:
    """Return deals in which the hidden hands are drawn."""
    pool = [card for seat in now.hidden for card in now.hands[seat]]
    found: list[str] = []
    while len(found) < count:
        rng.shuffle(pool)
        rest, hands = list(pool), list(now.hands)
        for seat in now.hidden:
            hands[seat] = [rest.pop() for _ in now.hands[seat]]
        if not any(card // 13 in now.voids[seat] for seat in now.hidden for card in hands[seat]):
            found.append(deal_as_pbn(hands))
    return found


def measure(now: Turn, deals: list[str], rounds: int) -> dict[str, float]:
    """Return the CPU time of each kind of question, in milliseconds."""
    position = (now.strain, "NESW"[now.leader], now.trick)
    mean = statistics.mean(chelem_dd.score_cards(deals, *position).tricks)
    contract = [float(tricks > mean) for tricks in range(14)]
    boards = [endplay_position(deal, *position[:2]) for deal in deals]
    for board, card in product(boards, now.trick):
        board.play(name(card), from_hand=False)
    questions: dict[str, Callable[[], object]] = {
        "all": lambda: chelem_dd.score_cards(deals, *position, threads=1),
        "one": lambda: chelem_dd.score_cards(deals, *position, contract, threads=1),
        "single": lambda: [chelem_dd.solve_cards(deal, *position) for deal in deals],
        "dds": lambda: [solve_board(board) for board in boards],
    }
    return {
        kind: statistics.median(cpu_milliseconds(question) for _ in range(rounds))
        for kind, question in questions.items()
    }


def compare(number: int, count: int, options: argparse.Namespace, *, defending: bool) -> None:
    """Print the figures of some turns with `count` layouts each."""
    rng = random.Random(f"{options.seed} {number} {defending} {count}")
    total = {"all": 0.0, "one": 0.0, "single": 0.0, "dds": 0.0}
    for _ in range(options.turns):
        now = turn(rng, number, defending=defending)
        for kind, milliseconds in measure(now, layouts(rng, now, count), options.rounds).items():
            total[kind] += milliseconds / count
    print(
        f"trick {number}, {'defender' if defending else 'declarer'}, {count} layouts:"
        f" {total['all'] / total['single']:.2f} x single questions, {total['all'] / total['dds']:.2f} x DDS;"
        f" made or not {total['one'] / total['single']:.2f} x and {total['one'] / total['dds']:.2f} x;"
        f" {total['all'] / options.turns:.3f} ms a layout"
    )


def main() -> None:
    """Run all comparisons."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--turns", type=int, default=8)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--layouts", type=int, nargs="*", default=[20, 50, 100])
    options.add_argument("--seed", type=int, default=2026)
    arguments = options.parse_args()
    for number, defending, count in product((1, 4, 8), (False, True), arguments.layouts):
        compare(number, count, arguments, defending=defending)


if __name__ == "__main__":
    main()
