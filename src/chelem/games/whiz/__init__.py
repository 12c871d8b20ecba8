"""Whiz-Bridge: three players and an open hand, Domy."""

from chelem.games.whiz.rules import Whiz, WhizOptions, domy
from chelem.games.whiz.scoring_methods import WhizScoring
from chelem.games.whiz.target import Target
from chelem.matches import FixedDeals

__all__ = ["FORMS", "GAME", "SCORING", "Target", "Whiz", "WhizOptions", "domy"]

GAME = Whiz
FORMS = (FixedDeals, Target)
SCORING = (WhizScoring(),)
