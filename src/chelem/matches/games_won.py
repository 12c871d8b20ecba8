"""Games and part-scores: what counts below the line, toward the next game."""

from collections.abc import Iterable
from dataclasses import dataclass

from chelem.core.lines import points_of
from chelem.core.seats import SIDES, Side
from chelem.engine.sheet import Row


@dataclass(frozen=True, slots=True)
class GamesWon:
    """The games each side has won, and its points toward the one in progress."""

    games: dict[Side, int]
    parts: dict[Side, int]

    @classmethod
    def of(cls, rows: Iterable[Row], goal: int | None) -> "GamesWon":
        """What a sheet's trick points make, where `goal` of them win a game; none without a goal.

        A game draws the line: the part-scores of both sides stay in the totals, but no longer count.
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
