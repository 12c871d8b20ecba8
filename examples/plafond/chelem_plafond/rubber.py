"""The rubber of plafond: two games of thirty points."""

from dataclasses import dataclass
from typing import ClassVar

from chelem import Line, Seat, Side
from chelem.engine import Game, Match, Setting, Sheet, Verdict
from chelem.matches import GamesWon, by_points, next_in_rotation

RUBBER = 250


@dataclass(frozen=True, slots=True)
class PlafondRubber(Match):
    """A rubber ends when a side has won two games; the larger total, bonus included, wins."""

    kind: ClassVar[str] = "plafond"
    goal: ClassVar[int | None] = 30

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """Return the next deal: it passes to the left."""
        return next_in_rotation(sheet, first)

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """Return the result once a side has won two games."""
        games = GamesWon.of(sheet.rows, self.goal).games
        for side in Side:
            if games[side] == 2:
                return by_points(sheet, (Line(side.seats, RUBBER, "plafond.rubber"),))
        return None
