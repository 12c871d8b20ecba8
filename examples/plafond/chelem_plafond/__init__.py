"""Plafond, the French forerunner of contract bridge: only the tricks that were bid count toward game."""

from chelem.matches import FixedDeals
from chelem_plafond.rubber import PlafondRubber
from chelem_plafond.rules import Plafond, PlafondOptions
from chelem_plafond.scoring import score_plafond

__all__ = ["FORMS", "GAME", "Plafond", "PlafondOptions", "PlafondRubber", "score_plafond"]

GAME = Plafond
FORMS = (PlafondRubber, FixedDeals)
