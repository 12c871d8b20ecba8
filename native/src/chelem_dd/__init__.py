"""A double-dummy solver for bridge: the tricks of each side when all four hands are known."""

from chelem_dd.layouts import CardScores, score_cards
from chelem_dd.many import Answers, solve_many
from chelem_dd.par_score import Par, ParContract, par
from chelem_dd.play import PlayAnalysis, analyse_play
from chelem_dd.solving import clear, solve, solve_cards, solve_table
from chelem_dd.table import Table, Tricks
from chelem_dd.values import (
    CardLike,
    CardsLike,
    DealLike,
    Named,
    SeatLike,
    StrainLike,
    SupportsStr,
    VulnerabilityLike,
)

__all__ = [
    "Answers",
    "CardLike",
    "CardScores",
    "CardsLike",
    "DealLike",
    "Named",
    "Par",
    "ParContract",
    "PlayAnalysis",
    "SeatLike",
    "StrainLike",
    "SupportsStr",
    "Table",
    "Tricks",
    "VulnerabilityLike",
    "analyse_play",
    "clear",
    "par",
    "score_cards",
    "solve",
    "solve_cards",
    "solve_many",
    "solve_table",
]
__version__ = "0.1.0"
