"""Bridge-whist to thirty points, one game or the best of three (RULES 1.10)."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core import SIDES, BadOption, Seat
from chelem.engine import Game, Match, Setting, Sheet, Verdict
from chelem.matches import GamesWon, next_in_rotation, won_by
from chelem.scoring.whist import settlement


@dataclass(frozen=True, slots=True)
class Thirty(Match):
    """Deals until a side has won one game, or two of three."""

    kind: ClassVar[str] = "thirty"
    needs: ClassVar[tuple[str, ...]] = ("doubling",)
    goal: ClassVar[int | None] = 30
    sizes: ClassVar[tuple[int, ...]] = (1, 3)
    best_of: int = 1

    def __post_init__(self) -> None:
        if self.best_of not in (1, 3):
            raise BadOption("match.best_of", best_of=self.best_of)

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """Return the next deal; the deal passes to the left."""
        return next_in_rotation(sheet, first)

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """Return the verdict, with the settlement, once a side has reached thirty often enough."""
        games = GamesWon.of(sheet.rows, self.goal).games
        needed = self.best_of // 2 + 1
        for side in SIDES:
            if games[side] == needed:
                tricks = {side: sheet.points(side, below=True) for side in SIDES}
                honours = {side: sheet.points(side, below=False) for side in SIDES}
                return won_by(side, sheet, settlement(side, tricks, honours))
        return None
