"""The tables of a round of an online section, and who sits there."""

from collections.abc import Mapping

from chelem.events.competitor import CompetitorId
from chelem.events.log.round_table import RoundTable


class ServedRound:
    """The open tables of a round, by code, and those of each player."""

    def __init__(self, number: int, tables: Mapping[str, RoundTable]) -> None:
        self.number, self.tables = number, tables
        self.by_player: dict[CompetitorId, list[str]] = {}
        for code, table in tables.items():
            for player in table.players.values():
                self.by_player.setdefault(player, []).append(code)
