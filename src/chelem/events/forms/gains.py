"""What both sides of a match gain."""

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Gains:
    """The margins of both sides over a number of boards: IMPs, percentages, or boards won less lost.

    A form whose matches are won twice over, by their boards and as a whole, has `seconds` too.
    """

    margins: tuple[Fraction, Fraction]
    boards: int
    seconds: tuple[Fraction, Fraction] | None = None
