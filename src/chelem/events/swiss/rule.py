"""The rule by which the rounds of a Swiss event are drawn."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from chelem.core import BadOption

DrawMethod = Literal["standings", "halves", "lot"]
"""By the standings, without rematches. Or, while nobody has met, as in a first round: by halves of the
seeding (the first meets the first of the lower half), or by lot."""
OddMethod = Literal["bye", "half-matches", "triangle"]
"""What an odd number plays: one entrant sits out; or three teams meet each other, in two matches of half the
boards within the round, or in whole matches over two rounds."""


@dataclass(frozen=True, slots=True)
class DrawRule:
    """How a round is drawn.

    A match costs `rank` times the square of the difference in places, plus `victory_points` times the square
    of that in victory points. `seed` decides lots: between equally good draws, and all with method `lot`.
    Raises `BadOption` for weights that are negative or both 0.
    """

    method: DrawMethod = "standings"
    rank: Fraction = Fraction(1)
    victory_points: Fraction = Fraction(1)
    odd: OddMethod = "bye"
    seed: int = 0

    def __post_init__(self) -> None:
        if min(self.rank, self.victory_points) < 0 or not self.rank + self.victory_points:
            raise BadOption("swiss.weights")

    @property
    def left_over(self) -> int:
        """How many of an odd number are left out of the other matches: one, or three."""
        return 1 if self.odd == "bye" else 3
