"""The standing of an entrant when a Swiss round is drawn."""

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class SwissStanding:
    """An entrant's number, its place and its victory points.

    Equals share a place; before the first round it is the seed.
    """

    entrant: int
    rank: int
    victory_points: Fraction = Fraction(0)
