"""A double-dummy solver for bridge: what each side takes when all hands are known."""

from chelem_dd.deals import Card, Cards, Deal
from chelem_dd.many import Answers, solve_many
from chelem_dd.par_score import Par, ParContract, par
from chelem_dd.play import PlayAnalysis, analyse_play
from chelem_dd.solving import clear, solve, solve_cards, solve_table
from chelem_dd.table import Table

__all__ = [
    "Answers",
    "Card",
    "Cards",
    "Deal",
    "Par",
    "ParContract",
    "PlayAnalysis",
    "Table",
    "analyse_play",
    "clear",
    "par",
    "solve",
    "solve_cards",
    "solve_many",
    "solve_table",
]
__version__ = "0.1.0"
