"""How far apart two standings are."""

from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from chelem.events.swiss.inputs import DrawInputs
from chelem.events.swiss.standing import SwissStanding

StandingPosition = tuple[int, int]
"""Place and victory points in whole units; a coordinate without weight is 0."""


@dataclass(frozen=True, slots=True)
class DistanceScale:
    """Measures distances of standings in whole numbers: `rank` and `points` are the weights of the squares.

    `unit` is the number of units in a victory point.
    """

    rank: int
    points: int
    unit: int

    @classmethod
    def of(cls, inputs: DrawInputs) -> "DistanceScale":
        """Return the scale on which all distances of these standings are whole numbers."""
        rule = inputs.rule
        unit = lcm(*(standing.victory_points.denominator for standing in inputs.standings))
        whole = lcm(rule.rank.denominator, rule.victory_points.denominator)
        return cls(int(rule.rank * whole) * unit**2, int(rule.victory_points * whole), unit)

    def position(self, standing: SwissStanding) -> StandingPosition:
        """Return where a standing is."""
        points = int(standing.victory_points * Fraction(self.unit))
        return standing.rank if self.rank else 0, points if self.points else 0

    def squared(self, here: StandingPosition, there: StandingPosition) -> int:
        """Return the weighted sum of the squared differences."""
        return self.rank * (here[0] - there[0]) ** 2 + self.points * (here[1] - there[1]) ** 2
