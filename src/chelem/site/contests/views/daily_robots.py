"""Who the robots are that fill up the field of a day, as a page shows them."""

from collections.abc import Iterable

from typing_extensions import TypedDict

from chelem.bots import Configuration
from chelem.site.contests.domain.daily_field import BoardField
from chelem.site.tables import BotResult, pair_bidding


class DailyRobotPair(TypedDict):
    """A pair of robots of the field."""

    strength: str
    """As in `GET /api/games`: `instant`, `normal` or `strong`."""
    system: str
    """As in `GET /api/games`, such as `sef`."""
    bidding: str
    """Its system in words, with its style unless that is the usual one."""


class DailyRobotTable(TypedDict):
    """A table of robots of the field, whose pairs stay for all boards of the day."""

    north_south: DailyRobotPair
    east_west: DailyRobotPair


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
