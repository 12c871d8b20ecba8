"""The base class of forms of match: the next deal, the score, the end."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from chelem.core import Line, Seat, Side, Vulnerability, points_of
from chelem.engine.game import Game
from chelem.engine.setting import Setting
from chelem.engine.sheet import PlayedDeal, Row, Sheet, Verdict


@dataclass(frozen=True, slots=True)
class Match(ABC):
    """A form of match: which deals there are and when it ends, read off the sheet.

    A form says only what differs. Its fields, one number at most beside `first`, are its size, as in
    `duplicate:8`.
    """

    kind: ClassVar[str]
    """Its name in logs, in links and after `--match`."""
    individual: ClassVar[bool | None] = None
    """Whether points are counted by player (True) or by side (False); None for either, as the game does."""
    needs: ClassVar[tuple[str, ...]] = ()
    """Names of the game options that this form reads."""
    goal: ClassVar[int | None] = None
    """The trick points below the line that win a game, None if there is no line; see `goal_in`."""
    redeals: ClassVar[bool] = False
    """Whether a passed-out deal is dealt again; otherwise it counts."""
    comparable: ClassVar[bool] = False
    """Whether results can be compared with those of the same boards at other tables."""
    slots: ClassVar[int | None] = None
    """The number of deals if it is fixed: a sheet shows that many rows from the start."""
    sizes: ClassVar[tuple[int, ...]] = ()
    """The sizes offered in menus; other sizes are possible."""
    pbn_scoring: ClassVar[str | None] = None
    """The value of the PBN tag Scoring."""

    @classmethod
    def fits(cls, game: Game) -> bool:
        """Return whether the game can be played in this form."""
        same = cls.individual is None or cls.individual == game.info.individual
        return same and all(hasattr(game.options, option) for option in cls.needs)

    def goal_in(self, game: Game) -> int | None:
        """Return the trick points below the line that win a game with the game's options."""
        return self.goal

    @classmethod
    def from_deal(cls, dealer: Seat, vulnerable: Vulnerability, deal: int) -> dict[str, int]:
        """Return the parameters of a match that starts from chosen cards, as its deal number `deal`."""
        return {}

    @abstractmethod
    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """The next deal (see `matches.next_in_rotation`); `first` is the dealer drawn for the first one."""

    def score(self, game: Game, sheet: Sheet, played: PlayedDeal) -> tuple[Line, ...]:
        """The lines of a deal's score, given the deals before it: the game's own, or another."""
        return game.score(played)

    @abstractmethod
    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """The end (see `matches.by_points`), or None while the match goes on."""

    def end_reason(self, game: Game, sheet: Sheet) -> str | None:
        """Return the code of a reason for the end that the totals do not show, if any."""
        return None

    def loses(self, game: Game, row: Row) -> bool:
        """Return whether a deal loses the match at once, whatever its points."""
        return False

    def prospects(self, game: Game, sheet: Sheet, side: Side) -> float:
        """Return what a match that goes on is worth to a side on average, beyond the points of its deals.

        That is what it would receive, less what its opponents would, if the players stopped now.
        """
        stopped = self.stopped(game, sheet)
        if stopped is None:
            return 0.0
        return points_of(stopped.lines, side) - points_of(stopped.lines, side.opponents)

    def stopped(self, game: Game, sheet: Sheet) -> Verdict | None:
        """Return the verdict if the players stop now; None if the form does not allow that."""
        return None
