"""The scores of every game, and of competitions."""

from .chicago import score_chicago
from .competition.averages import Average, artificial_imps, artificial_percentage
from .competition.board_a_match import board_a_match
from .competition.butler import butler, datum
from .competition.imps import cross_imps, imps
from .competition.matchpoints import matchpoint_top, matchpoints, neuberg, percentage
from .competition.victory_points import victory_points
from .comptoir import score_comptoir, score_comptoir_traditional
from .duplicate import declarer_points, score_duplicate
from .rubber import rubber_bonus, score_rubber
from .whist import score_whist
from .whiz import score_whiz

__all__ = [
    "Average",
    "artificial_imps",
    "artificial_percentage",
    "board_a_match",
    "butler",
    "cross_imps",
    "datum",
    "declarer_points",
    "imps",
    "matchpoint_top",
    "matchpoints",
    "neuberg",
    "percentage",
    "rubber_bonus",
    "score_chicago",
    "score_comptoir",
    "score_comptoir_traditional",
    "score_duplicate",
    "score_rubber",
    "score_whist",
    "score_whiz",
    "victory_points",
]
