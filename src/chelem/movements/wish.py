"""What is wished of a movement: how many pairs, how long, and how they are ranked."""

from dataclasses import dataclass
from typing import Literal

MINUTES_A_BOARD = 7
MINUTES_A_ROUND = 2
"""How long the change of tables takes; with three boards a round a club plays 8 boards in an hour."""
USUAL_BOARDS = (20, 28)
"""How many boards an evening has, from and to, where that can be chosen."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Pairs, rounds and boards a round; one or two winners, or either; how many cannot change tables."""

    pairs: int
    rounds: int
    boards: int = 2
    winners: Literal[1, 2] | None = None
    stationary: int = 0


def rounds_in(minutes: int, boards: int) -> int:
    """Return how many rounds of `boards` fit into a time.

    >>> rounds_in(195, 2), rounds_in(195, 3)
    (12, 8)
    """
    return minutes // (boards * MINUTES_A_BOARD + MINUTES_A_ROUND)
