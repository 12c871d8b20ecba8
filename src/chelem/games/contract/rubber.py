"""Rubber bridge: two games out of three, with the line (RULES 0.10)."""

from dataclasses import dataclass, replace
from typing import ClassVar

from chelem.core import SIDES, Line, Seat, Side, Vulnerability
from chelem.engine import Game, Match, PlayedDeal, Setting, Sheet, Verdict
from chelem.games.contract.rubber_equity import rubber_worth
from chelem.matches import GamesWon, by_points, next_in_rotation
from chelem.scoring.contract import GAME_POINTS
from chelem.scoring.rubber import rubber_bonus, score_rubber, unfinished_rubber


@dataclass(frozen=True, slots=True)
class Rubber(Match):
    """One rubber; after a passed-out deal the next player deals."""

    kind: ClassVar[str] = "rubber"
    needs: ClassVar[tuple[str, ...]] = ("unfinished_partscore",)
    pbn_scoring: ClassVar[str | None] = "Rubber"
    goal: ClassVar[int | None] = GAME_POINTS

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """Return the next deal; a side with a game is vulnerable."""
        games = GamesWon.of(sheet.rows, self.goal).games
        vulnerable = Vulnerability.of_sides(side for side in SIDES if games[side])
        return replace(next_in_rotation(sheet, first), vulnerable=vulnerable)

    def score(self, game: Game, sheet: Sheet, played: PlayedDeal) -> tuple[Line, ...]:
        """Return the score: trick points below the line, everything else above."""
        contract = played.contract
        return score_rubber(
            contract,
            played.tricks[contract.declarer.side],
            vulnerable=played.setting.vulnerable,
            deal=played.deal,
        )

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """Return the verdict once a side has two games."""
        games = GamesWon.of(sheet.rows, self.goal).games
        return by_points(sheet, rubber_bonus(games)) if 2 in games.values() else None

    def end_reason(self, game: Game, sheet: Sheet) -> str | None:
        """Return the code that names the side with two games, who may have fewer points (RULES 0.10)."""
        games = GamesWon.of(sheet.rows, self.goal).games
        return next((f"rubber.by.{side}" for side in SIDES if games[side] == 2), None)

    def prospects(self, game: Game, sheet: Sheet, side: Side) -> float:
        """Return what a rubber that goes on is worth to a side on average."""
        return rubber_worth(GamesWon.of(sheet.rows, self.goal), side)

    def stopped(self, game: Game, sheet: Sheet) -> Verdict | None:
        """Return the verdict of an unfinished rubber, after at least one deal."""
        if not sheet.rows:
            return None
        won = GamesWon.of(sheet.rows, self.goal)
        return by_points(sheet, unfinished_rubber(won.games, won.parts, game.options.unfinished_partscore))
