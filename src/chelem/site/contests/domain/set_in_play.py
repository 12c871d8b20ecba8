"""A board set with all that has been played of it."""

from dataclasses import dataclass

from chelem.site.tables import BoardSet, BotResult, SetTable


@dataclass(frozen=True, slots=True)
class SetInPlay:
    """A board set, its tables, the oldest first, and the results of the field of bots by deal."""

    boards: BoardSet
    tables: list[SetTable]
    robots: dict[int, list[BotResult]]
