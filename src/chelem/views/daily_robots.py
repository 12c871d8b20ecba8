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
        {"north_south": _pair(north_south, language), "east_west": _pair(east_west, language)}
        for north_south, east_west in pairs
    ]


def _pair(configuration: str, language: str) -> DailyRobotPair:
    return {
        "strength": Configuration.parse(configuration).strength,
        "bidding": pair_bidding(configuration, language),
    }
