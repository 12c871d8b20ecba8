from .dealing import deal_event, next_deal
from .deals import FixedDeals
from .duplicate import Duplicate
from .games_won import GamesWon
from .rotation import next_in_rotation
from .totals import by_players, by_points, won_by

__all__ = [
    "Duplicate",
    "FixedDeals",
    "GamesWon",
    "by_players",
    "by_points",
    "deal_event",
    "next_deal",
    "next_in_rotation",
    "won_by",
]
