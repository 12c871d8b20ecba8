"""What is wished of a movement: how many pairs, how long, and how they are ranked."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

MINUTES_A_BOARD = 7
MINUTES_A_ROUND = 2
"""How long the change of tables takes; with three boards a round a club plays 8 boards in an hour."""
USUAL_BOARDS = (20, 28)
"""How many boards an evening has, from and to, where that can be chosen."""
MOST_SHORT, MOST_LONG = 20, 10
"""How many minutes a movement may be shorter or longer than the time that there is."""
FEWEST_IN_A_ROUND, MOST_IN_A_ROUND = 2, 16
"""How many boards are proposed for a round, unless it is said."""
OTHER_ROUNDS = (-1, 1, -2, 2, -3, 3)
"""How many rounds more are tried beside the number wished."""

RoundsAndBoards = tuple[int, int]
"""How many rounds, and boards in each."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Pairs, rounds and boards a round; one or two winners, or either; how many cannot change tables.

    Without `rounds` as many as fit into the `minutes`; without `boards` too, up to `most_in_a_round`. Tables
    `share` boards only where that is wished, or cannot be avoided; many pairs play in `sections` where that
    is allowed.
    """

    pairs: int
    rounds: int | None
    boards: int | None = 2
    winners: Literal[1, 2] | None = None
    stationary: int = 0
    minutes: int | None = None
    share: bool = False
    sections: bool = False
    most_in_a_round: int = MOST_IN_A_ROUND

    @property
    def most_rounds(self) -> int:
        """How many rounds there are before somebody has met everybody."""
        return max(1, self.pairs - 1 + self.pairs % 2)

    def shapes(self) -> Iterator[RoundsAndBoards]:
        """Yield rounds and boards: those wished, or all that fill the time."""
        if self.rounds is not None:
            yield self.rounds, self._boards_of(self.rounds)
            return
        fitting = list(self._filling())
        inside = [shape for shape in fitting if -MOST_SHORT <= gap(self.minutes or 0, shape) <= MOST_LONG]
        short = [shape for shape in fitting if gap(self.minutes or 0, shape) <= 0] or fitting[:1]
        yield from inside or [max(short, key=lambda shape: (gap(self.minutes or 0, shape), shape))]

    def _filling(self) -> Iterator[RoundsAndBoards]:
        """Yield for each number of rounds the boards that nearly fit, and one more."""
        for rounds in range(min(2, self.most_rounds), self.most_rounds + 1):
            if self.boards is not None:
                yield rounds, self.boards
                continue
            fitting = boards_that_fit(self.minutes or 0, rounds)
            for boards in (fitting, fitting + 1):
                if FEWEST_IN_A_ROUND <= boards <= self.most_in_a_round:
                    yield rounds, boards

    def _boards_of(self, rounds: int) -> int:
        """Return how many boards each of a number of rounds has."""
        return self.boards or boards_that_fit(self.minutes or 0, rounds) or FEWEST_IN_A_ROUND

    def other_shapes(self) -> Iterator[RoundsAndBoards]:
        """Yield shapes with nearly the rounds wished; for two winners with fewer, which they may need."""
        if self.rounds is None:
            return
        boards = self._boards_of(self.rounds)
        fewer = range(-4, 1 - self.rounds, -1) if self.winners == 2 else ()
        for rounds in (self.rounds + more for more in (*OTHER_ROUNDS, *fewer)):
            if 1 < rounds <= self.most_rounds:
                yield rounds, max(1, round(boards * self.rounds / rounds))


def minutes_of(shape: RoundsAndBoards) -> int:
    """Return how long a number of rounds with their boards take.

    >>> minutes_of((8, 3))
    184
    """
    rounds, boards = shape
    return rounds * (boards * MINUTES_A_BOARD + MINUTES_A_ROUND)


def gap(minutes: int, shape: RoundsAndBoards) -> int:
    """Return how many minutes longer a shape is than the time; less than 0 where it is shorter."""
    return minutes_of(shape) - minutes


def boards_that_fit(minutes: int, rounds: int) -> int:
    """Return how many boards each of a number of rounds may have.

    >>> boards_that_fit(195, 8), boards_that_fit(202, 3)
    (3, 9)
    """
    return max(0, (minutes // rounds - MINUTES_A_ROUND) // MINUTES_A_BOARD)


def rounds_in(minutes: int, boards: int) -> int:
    """Return how many rounds of `boards` fit into a time.

    >>> rounds_in(195, 2), rounds_in(195, 3)
    (12, 8)
    """
    return minutes // (boards * MINUTES_A_BOARD + MINUTES_A_ROUND)
