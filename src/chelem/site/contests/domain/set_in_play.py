"""A board set with all that has been played of it."""

from dataclasses import dataclass

from chelem.site.tables.domain.board_set import BoardSet
from chelem.site.tables.domain.comparison import BotResult
from chelem.site.tables.domain.set_table import SetTable


@dataclass(frozen=True, slots=True)
class SetInPlay:
    """A board set, its tables, the oldest first, and the results of the field of bots by deal."""

    boards: BoardSet
    tables: list[SetTable]
    robots: dict[int, list[BotResult]]
