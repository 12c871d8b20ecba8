"""Who the robots are that fill up the field of a day, as a page shows them."""

from collections.abc import Iterable

from chelem.bots.configuration import Configuration
from chelem.tables.comparison import BotResult
from chelem.tables.daily_field import BoardField
from chelem.views.comparison import pair_bidding
from chelem.views.daily_shapes import DailyRobotPair, DailyRobotTable


def daily_robots_view(fields: Iterable[BoardField], language: str) -> list[DailyRobotTable]:
    """Return the tables of robots that are in these fields; they have the same pairs on all boards."""
    longest: list[BotResult] = max((list(field.robots) for field in fields), key=len, default=[])
    pairs = (result["pairs"] for result in longest if "pairs" in result)
    return [
        {"north_south": pair_view(north_south, language), "east_west": pair_view(east_west, language)}
        for north_south, east_west in pairs
    ]


def pair_view(configuration: str, language: str) -> DailyRobotPair:
    """Return how a pair of robots bids, and its strength."""
    pair = Configuration.parse(configuration)
    return {
        "strength": pair.strength,
        "system": pair.system,
        "bidding": pair_bidding(configuration, language),
    }
