"""Questions about deals. What is named here is public; all the rest is private."""

from .simulation.answers import Numbers, Words, YesNo
from .simulation.conditions import ANY_DEAL, Condition, condition
from .simulation.evaluations import (
    Evaluation,
    controls,
    losers,
    new_losers,
    points,
    quality,
    quick_tricks,
    top,
)
from .simulation.measures import compare, leads, making, par_score, score, tricks
from .simulation.ranges import Range
from .simulation.results import Simulation
from .simulation.shapes import Shape
from .simulation.simulating import simulate
from .simulation.vocabulary import fit, hand, side, suit

__all__ = [
    "ANY_DEAL",
    "Condition",
    "Evaluation",
    "Numbers",
    "Range",
    "Shape",
    "Simulation",
    "Words",
    "YesNo",
    "compare",
    "condition",
    "controls",
    "fit",
    "hand",
    "leads",
    "losers",
    "making",
    "new_losers",
    "par_score",
    "points",
    "quality",
    "quick_tricks",
    "score",
    "side",
    "simulate",
    "suit",
    "top",
    "tricks",
]
