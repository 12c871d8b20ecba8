"""The rubber of plafond: two games of thirty points."""

from dataclasses import dataclass
from typing import ClassVar

from chelem import Line, Seat, Side
from chelem.engine import Game, Match, Setting, Sheet, Verdict
from chelem.matches import GamesWon, by_points, next_in_rotation

RUBBER = 250


@dataclass(frozen=True, slots=True)
class PlafondRubber(Match):
    """A side with two games wins; the larger total, bonus included, wins the match."""

    kind: ClassVar[str] = "plafond"
    goal: ClassVar[int | None] = 30

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """The deal passes to the left."""
        return next_in_rotation(sheet, first)

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """The end when a side has two games."""
        games = GamesWon.of(sheet.rows, self.goal).games
        for side in Side:
            if games[side] == 2:
                return by_points(sheet, (Line(side.seats, RUBBER, "plafond.rubber"),))
        return None
