"""The scores of a board that are compared with one another, and what each of them is worth."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from chelem.core import Side
from chelem.scoring.competition.frequencies import Frequencies


@dataclass(frozen=True, slots=True)
class ComparedGroup:
    """The scores compared with one another, and what each is worth to the side, in units of 1/`unit`.

    `worth` is None for a score alone, with which nothing can be compared. `datum` is Butler's.
    """

    frequencies: Frequencies
    worth: Mapping[int, int] | None
    unit: int = 1
    datum: int | None = None

    @property
    def present(self) -> int:
        """How many scores are compared."""
        return int(sum(self.frequencies.values()))

    @property
    def weight(self) -> Fraction:
        """How many scores are compared, where weighted ones count in part."""
        return Fraction(sum(self.frequencies.values()))


def seen_by(side: Side, points: int) -> int:
    """Return points of North-South as a side sees them."""
    return points if side is Side.NS else -points


def in_units(frequencies: Frequencies, table: Mapping[int, Fraction] | None) -> ComparedGroup:
    """Return values as whole numbers of their common unit, which are added much faster."""
    if table is None:
        return ComparedGroup(frequencies, None)
    unit = lcm(*(value.denominator for value in table.values()))
    return ComparedGroup(frequencies, {score: int(value * unit) for score, value in table.items()}, unit)
