"""Questions of many deals. What is named here is public; all the rest is private."""

from .answers import Numbers, Words, YesNo
from .conditions import ANY_DEAL, Condition, condition
from .evaluations import (
    Evaluation,
    controls,
    losers,
    new_losers,
    points,
    quality,
    quick_tricks,
    top,
)
from .measures import (
    compare,
    leads,
    making,
    par_score,
    score,
    tricks,
)
from .ranges import Range
from .results import Simulation
from .shapes import Shape
from .simulating import simulate
from .vocabulary import (
    fit,
    hand,
    side,
    suit,
)

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
