"""The public names of the package."""

from .answers import Categories, Numbers, YesNo
from .conditions import ANY_DEAL, Condition, as_condition
from .evaluations import (
    Evaluation,
    controls,
    hcp,
    losers,
    new_losers,
    quality,
    quick_tricks,
    top,
)
from .measures import (
    compare,
    contract_score,
    leads,
    making,
    par_score,
    tricks,
)
from .ranges import Range
from .run import simulate
from .shapes import Shape
from .simulation import Simulation
from .vocabulary import (
    fit,
    hand,
    side,
    suit,
)

__all__ = [
    "ANY_DEAL",
    "Categories",
    "Condition",
    "Evaluation",
    "Numbers",
    "Range",
    "Shape",
    "Simulation",
    "YesNo",
    "as_condition",
    "compare",
    "contract_score",
    "controls",
    "fit",
    "hand",
    "hcp",
    "leads",
    "losers",
    "making",
    "new_losers",
    "par_score",
    "quality",
    "quick_tricks",
    "side",
    "simulate",
    "suit",
    "top",
    "tricks",
]
