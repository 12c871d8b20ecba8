"""Write questions and answers for answers.cpp to check elsewhere; the deals are those of the tests."""

import random
import sys

from chelem_dd import _kernel, solve_cards, solve_table
from dealing import deal, position, text

DEALS, POSITIONS = 50, 500


def main() -> None:
    """Write tables of whole deals, then the tricks of every card in positions."""
    rng = random.Random(52)
    for _ in range(DEALS):
        hands = deal(rng)
        numbers = [tricks for row in solve_table(hands).rows for tricks in row]
        sys.stdout.write(f"table {_kernel.text(hands)} {' '.join(map(str, numbers))}\n")
    for _ in range(POSITIONS):
        p = position(rng, rng.randint(1, 12))
        trick = " ".join(map(text, p.trick))
        values = " ".join(f"{card} {tricks}" for card, tricks in solve_cards(*p.arguments).items())
        sys.stdout.write(f"cards {_kernel.text(p.deal)} {p.strain} {p.leader} {trick} - {values}\n")


main()
