"""Victory points of a margin in IMPs, on the scale of an event's settings."""

from decimal import Decimal
from fractions import Fraction

from chelem.events.settings import Scale
from chelem.scoring import victory_points
from chelem.scoring.competition.discrete_points import discrete_victory_points

WHOLE: Scale = "discrete"
HALF = Fraction(1, 2)


def points_of_imps(margin: Fraction, boards: int, scale: Scale) -> Fraction:
    """Return the victory points of a margin in IMPs, which is rounded to a whole number, halves outward."""
    whole = int(abs(margin) + HALF) * (1 if margin > 0 else -1)
    points = discrete_victory_points if scale == WHOLE else victory_points
    return Fraction(Decimal(points(whole, boards)[0]))
