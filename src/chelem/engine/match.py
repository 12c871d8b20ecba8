"""What a form of match has to say for itself: the next deal, the mark, the end."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from chelem.core.lines import Line
from chelem.core.seats import Seat
from chelem.engine.game import Game
from chelem.engine.setting import Setting
from chelem.engine.sheet import Played, Sheet, Verdict


@dataclass(frozen=True, slots=True)
class Match(ABC):
    """A form of match: a fold above the deal, read off the sheet. A form says only what differs."""

    kind: ClassVar[str]
    game: ClassVar[str]
    """The name of the game that it is a form of."""
    goal: ClassVar[int | None] = None
    """The trick points below the line that win a game; None where there is no line."""
    redeals: ClassVar[bool] = False
    """Whether a deal that nobody bids is dealt again; else it counts."""

    @abstractmethod
    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """The next deal; `first` is the dealer drawn for the first one."""

    def mark(self, game: Game, sheet: Sheet, played: Played) -> tuple[Line, ...]:
        """The mark of a deal, given those before it: most forms take the game's own."""
        return game.mark(played)

    @abstractmethod
    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """The end, or None while the match goes on."""

    def why(self, game: Game, sheet: Sheet) -> str | None:
        """The code of what the totals do not tell about the end; None where they tell all."""
        return None

    def stopped(self, game: Game, sheet: Sheet) -> Verdict | None:
        """The end where the players stop now; None in the forms that know no such end."""
        return None
