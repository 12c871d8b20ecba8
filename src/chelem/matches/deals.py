"""A match of a fixed number of deals, between sides or between individual players."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core import BadOption, Seat
from chelem.engine import Game, Match, Setting, Sheet, Verdict
from chelem.matches.rotation import next_in_rotation
from chelem.matches.totals import by_players, by_points


@dataclass(frozen=True, slots=True)
class FixedDeals(Match):
    """A fixed number of deals; the highest total wins, ties share. A passed-out deal is dealt again."""

    kind: ClassVar[str] = "deals"
    redeals: ClassVar[bool] = True
    sizes: ClassVar[tuple[int, ...]] = (3, 6, 9, 12, 18)
    deals: int = 9

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise BadOption("match.size", kind=self.kind, size=self.deals)

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """Return the next deal; the deal passes to the next player clockwise, wherever they sit now."""
        return next_in_rotation(sheet, first, redealer_next=game.redeal_passes_on)

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """Return the verdict after the last deal."""
        if len(sheet.rows) < self.deals:
            return None
        return by_players(sheet) if game.info.individual else by_points(sheet)
