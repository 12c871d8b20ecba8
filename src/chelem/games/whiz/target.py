"""A match to a target score between individual players (RULES 4.5)."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core import BadOption, Seat
from chelem.engine import Game, Match, Setting, Sheet, Verdict
from chelem.matches import by_players, next_in_rotation


@dataclass(frozen=True, slots=True)
class Target(Match):
    """Play until one player alone is highest with at least `points`."""

    kind: ClassVar[str] = "target"
    individual: ClassVar[bool | None] = True
    redeals: ClassVar[bool] = True
    sizes: ClassVar[tuple[int, ...]] = (100, 200, 300, 500)
    points: int = 300

    def __post_init__(self) -> None:
        if self.points < 1:
            raise BadOption("match.size", kind=self.kind, size=self.points)

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """Return the next deal; the deal passes clockwise from the player who dealt (RULES 4.3)."""
        return next_in_rotation(sheet, first, redealer_next=game.redeal_passes_on)

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """Return the verdict once one player alone is highest, at or above the target."""
        verdict = by_players(sheet) if sheet.rows else None
        if verdict is None or len(verdict.winner) > 1 or max(verdict.totals.values()) < self.points:
            return None
        return verdict
