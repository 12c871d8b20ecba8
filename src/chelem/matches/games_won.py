"""Games won and part-scores, from the points below the line."""

from collections.abc import Iterable
from dataclasses import dataclass

from chelem.core import SIDES, Side, points_of
from chelem.engine import Row


@dataclass(frozen=True, slots=True)
class GamesWon:
    """The games each side has won, and its points toward the current one."""

    games: dict[Side, int]
    parts: dict[Side, int]

    @classmethod
    def of(cls, rows: Iterable[Row], goal: int | None) -> "GamesWon":
        """Return what the rows of a sheet add up to, where `goal` points win a game; None: no games.

        A game wipes out the part-scores of both sides; they stay in the totals.
        """
        games, parts = dict.fromkeys(SIDES, 0), dict.fromkeys(SIDES, 0)
        for row in rows:
            for side in SIDES:
                parts[side] += points_of(row.lines, side, below=True)
            for side in SIDES:
                if goal is not None and parts[side] >= goal:
                    games[side] += 1
                    parts = dict.fromkeys(SIDES, 0)
        return cls(games, parts)
