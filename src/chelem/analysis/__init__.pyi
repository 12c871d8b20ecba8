from .auction_value import AuctionValue
from .commentary import turning_points, verdict_sentences
from .double_dummy import tricks_by_card, tricks_of
from .par import Par, ParContract, par_of
from .review import Review, review_board
from .tables import DoubleDummyTable, solve, solve_all

__all__ = [
    "AuctionValue",
    "DoubleDummyTable",
    "Par",
    "ParContract",
    "Review",
    "par_of",
    "review_board",
    "solve",
    "solve_all",
    "tricks_by_card",
    "tricks_of",
    "turning_points",
    "verdict_sentences",
]
