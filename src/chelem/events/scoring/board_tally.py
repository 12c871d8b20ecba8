"""What everybody received on a board, in whole numbers as long as possible."""

from dataclasses import dataclass
from fractions import Fraction

from chelem.events.outcome import Award


@dataclass(frozen=True, slots=True)
class BoardTally:
    """Points in units of 1/`unit`, and how many scores they come from, by the index of the entrant.

    The lists end with the last entrant of the board. `others` are what was received in another way: for
    weighted and artificial scores, and as the second of two partners.
    """

    unit: int
    points: list[int]
    scores: list[int]
    others: tuple[tuple[int, Fraction | Award], ...]
