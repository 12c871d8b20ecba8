"""Chicago: four deals (RULES 0.11)."""

from dataclasses import dataclass, replace
from typing import ClassVar

from chelem.core import Line, Seat, Side, Vulnerability
from chelem.engine import Game, Match, PlayedDeal, Setting, Sheet, Verdict
from chelem.games.contract.chicago_equity import chicago_worth
from chelem.matches import GamesWon, by_points, next_in_rotation
from chelem.scoring import score_chicago
from chelem.scoring.contract import GAME_POINTS

DEALS = 4


@dataclass(frozen=True, slots=True)
class Chicago(Match):
    """Four deals; a passed-out deal is dealt again by the same dealer and does not count."""

    kind: ClassVar[str] = "chicago"
    needs: ClassVar[tuple[str, ...]] = ("chicago_honours", "chicago_partscores", "chicago_vulnerable")
    pbn_scoring: ClassVar[str | None] = "Chicago"
    goal: ClassVar[int | None] = GAME_POINTS
    redeals: ClassVar[bool] = True

    def goal_in(self, game: Game) -> int | None:
        """Return no goal where part-scores have a bonus instead of carrying over."""
        return self.goal if game.options.chicago_partscores == "carried" else None

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """Return the next deal; its vulnerability depends on its number."""
        setting = next_in_rotation(sheet, first)
        return replace(setting, vulnerable=_vulnerable(game, setting))

    def score(self, game: Game, sheet: Sheet, played: PlayedDeal) -> tuple[Line, ...]:
        """Return the score; part-scores carry over, or as an option each deal has the score of duplicate."""
        if self.goal_in(game) is None:
            return game.score(played)
        contract = played.contract
        side = contract.declarer.side
        part_score = GamesWon.of(sheet.rows, self.goal).parts[side]
        return score_chicago(
            contract,
            played.tricks[side],
            vulnerable=played.setting.vulnerable,
            deal=played.deal if game.options.chicago_honours else None,
            part_score=part_score,
            last=played.setting.deal == DEALS,
        )

    def prospects(self, game: Game, sheet: Sheet, side: Side) -> float:
        """Return what the deals to come are worth to a side on average, with the part-scores carried over."""
        goal, last, dealer = self.goal_in(game), sheet.last, sheet.dealer
        if goal is None or last is None or dealer is None:
            return 0.0
        number = len(sheet.rows) + 1
        dealing = (dealer if last.deal == number else sheet.after(dealer)).side
        worth = chicago_worth(number, GamesWon.of(sheet.rows, goal), dealing)
        return worth if side is dealing else -worth

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """Return the verdict after four deals: the larger total wins."""
        return by_points(sheet) if len(sheet.rows) == DEALS else None


def _vulnerable(game: Game, setting: Setting) -> Vulnerability:
    """Return nobody, then dealer's side twice (as an option the other side), then both."""
    if setting.deal in (1, DEALS):
        return Vulnerability.BOTH if setting.deal == DEALS else Vulnerability.NONE
    side = setting.dealer.side
    return Vulnerability.of_sides([side if game.options.chicago_vulnerable == "dealer" else side.opponents])
