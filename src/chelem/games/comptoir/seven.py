"""The seven deals of bridge de comptoir, with immediate loss and tie-break (RULES 3)."""

from dataclasses import dataclass, replace
from typing import ClassVar

from chelem.core import BadOption, Seat, Side, Vulnerability
from chelem.engine import Game, Match, Row, Setting, Sheet, Verdict
from chelem.matches import by_points, next_in_rotation, won_by
from chelem.scoring.comptoir import lost_at_once

DEALS = 7


@dataclass(frozen=True, slots=True)
class Seven(Match):
    """Deals `first` to seven; a passed-out deal is prepared again by the same dealer."""

    kind: ClassVar[str] = "seven"
    needs: ClassVar[tuple[str, ...]] = ("mark", "immediate_loss")
    slots: ClassVar[int | None] = DEALS
    redeals: ClassVar[bool] = True
    first: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.first <= DEALS:
            raise BadOption("match.size", kind=self.kind, size=self.first)

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """Return the next deal; in traditional scoring both sides are vulnerable (RULES 3.5)."""
        traditional = game.options.mark == "traditional"
        vulnerable = Vulnerability.BOTH if traditional else Vulnerability.NONE
        setting = next_in_rotation(sheet, first)
        deal = self.first if sheet.last is None else setting.deal
        return replace(setting, deal=deal, vulnerable=vulnerable)

    @classmethod
    def from_deal(cls, dealer: Seat, vulnerable: Vulnerability, deal: int) -> dict[str, int]:
        """Return the parameters of a match that starts with deal number `deal`."""
        return {"first": deal}

    def end_reason(self, game: Game, sheet: Sheet) -> str | None:
        """Return the code of an immediate loss, or of a tie broken by the seventh deal (RULES 3.4, 3.6)."""
        if not sheet.rows:
            return None
        if self.loses(game, sheet.rows[-1]):
            return "seven.lost"
        return "seven.tie" if len(by_points(sheet).winner) == 4 else None

    def loses(self, game: Game, row: Row) -> bool:
        """Return whether a doubled contract went four down or more, unless an option lets the match go on."""
        return game.options.immediate_loss and _loser(row) is not None

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """Return the verdict after four down doubled, or after seven deals."""
        last = sheet.rows[-1] if sheet.rows else None
        if last is None:
            return None
        if game.options.immediate_loss and (loser := _loser(last)) is not None:
            return won_by(loser.opponents, sheet)
        if last.setting.deal < DEALS:
            return None
        verdict = by_points(sheet)
        return verdict if len(verdict.winner) < 4 else won_by(_scorer(last), sheet)


def _declaring(row: Row) -> tuple[Side, int, int]:
    """Return declarer's side, the tricks it made and the tricks it needed."""
    if row.contract is None or row.tricks is None:
        raise LookupError(row)
    side = row.contract.declarer.side
    return side, row.tricks[side], row.contract.tricks


def _loser(row: Row) -> Side | None:
    """Return the side that loses the match at once, if any (RULES 3.4)."""
    side, made, _ = _declaring(row)
    return side if row.contract and lost_at_once(row.contract, made) else None


def _scorer(row: Row) -> Side:
    """Return the side that made its contract or defeated the other's (RULES 3.6)."""
    side, made, needed = _declaring(row)
    return side if made >= needed else side.opponents
