"""The tables of a round of an online section, and who sits there."""

from collections.abc import Mapping
from math import ceil

from chelem.events import CompetitorId
from chelem.events.log.round_table import RoundTable

PAGES_A_SECOND = 100
"""The most pages that go to their tables in a second, so that each is shown its table at once."""
LEAST_COMING = 10
"""The seconds in which the pages of a small event go to their next tables."""


class ServedRound:
    """The open tables of a round, by code, and those of each player."""

    def __init__(self, number: int, tables: Mapping[str, RoundTable]) -> None:
        self.number, self.tables = number, tables
        self.by_player: dict[CompetitorId, list[str]] = {}
        for code, table in tables.items():
            for player in table.players.values():
                self.by_player.setdefault(player, []).append(code)

    @property
    def seconds_to_come(self) -> int:
        """In how many seconds the pages go to the tables, each at a moment of its own."""
        return max(LEAST_COMING, ceil(len(self.by_player) / PAGES_A_SECOND))
