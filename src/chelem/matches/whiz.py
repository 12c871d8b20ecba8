"""The two ends of Whiz-Bridge: so many deals, or a target (RULES 4.5)."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core.errors import BadOption
from chelem.core.seats import Seat
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.engine.setting import Setting
from chelem.engine.sheet import Sheet, Verdict
from chelem.matches.rotation import following
from chelem.matches.totals import player_totals


@dataclass(frozen=True, slots=True)
class _ForPlayers(Match):
    """What both forms have in common: every player for themselves."""

    game: ClassVar[str] = "whiz"
    redeals: ClassVar[bool] = True

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """The deal passes to the first player clockwise from the person who dealt (RULES 4.3)."""
        return following(sheet, first, redealer_next=game.options.redealer == "next")


@dataclass(frozen=True, slots=True)
class Deals(_ForPlayers):
    """So many deals; the highest total wins, equal ones share."""

    kind: ClassVar[str] = "deals"
    deals: int = 9

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise BadOption("match.size", kind=self.kind, size=self.deals)

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """The end after the last deal."""
        return _highest(sheet) if len(sheet.rows) == self.deals else None


@dataclass(frozen=True, slots=True)
class Target(_ForPlayers):
    """A total to reach; the highest at or above it wins, and equal ones at the top play on."""

    kind: ClassVar[str] = "target"
    points: int = 300

    def __post_init__(self) -> None:
        if self.points < 1:
            raise BadOption("match.size", kind=self.kind, size=self.points)

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """The end once one player alone is highest, at the target or above."""
        verdict = _highest(sheet) if sheet.rows else None
        if verdict is None or len(verdict.winner) > 1 or max(verdict.totals.values()) < self.points:
            return None
        return verdict


def _highest(sheet: Sheet) -> Verdict:
    totals = player_totals(sheet)
    most = max(totals.values())
    return Verdict((), totals, tuple(sorted(player for player, points in totals.items() if points == most)))
