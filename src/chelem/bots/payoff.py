"""What each number of tricks is worth to a player, by the score in force and the state of the match."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from math import erf, sqrt

from chelem.core import Contract, Deal, Line, Seat, Side, points_of
from chelem.engine import PlayedDeal, Row, Setting, Sheet, State
from chelem.scoring import imps

WIN = 3000
"""What winning a match of a fixed number of deals is worth, in points of its score."""

SPREAD = 900
"""The standard deviation of the points of one deal in such a match."""


class BoardScoring(Enum):
    """How the scores of a board at several tables are compared."""

    IMPS = "imps"
    MATCHPOINTS = "matchpoints"

    def compare(self, mine: float, other: float) -> float:
        """Return what a score wins against another: IMPs, or matchpoints as a share of one."""
        if self is BoardScoring.IMPS:
            return imps(round(mine - other))
        return 0.5 + 0.5 * ((mine > other) - (mine < other))


@dataclass(frozen=True, slots=True)
class Payoff:
    """The `points` of 0 … 13 tricks of a player's side; `comparison` with other tables, if there are any."""

    points: tuple[float, ...]
    comparison: BoardScoring | None = None

    def against(self, others: Mapping[int, float]) -> tuple[float, ...]:
        """Return the worth of 0 … 13 tricks where other tables take `others`: numbers of tricks with weights.

        This is the points themselves where nothing is compared.
        """
        comparison, total = self.comparison, sum(others.values())
        if comparison is None or not total:
            return self.points
        return tuple(
            sum(weight * comparison.compare(mine, self.points[other]) for other, weight in others.items())
            / total
            for mine in self.points
        )


@dataclass(frozen=True, slots=True)
class Stake:
    """What a deal is played for: the state of the match, the contract, and cards that may have been dealt."""

    state: State
    setting: Setting
    contract: Contract
    deal: Deal

    def payoff(self, seat: Seat, comparison: BoardScoring) -> Payoff:
        """Return the payoff to the player at `seat`.

        The points include what the result changes in the match: games and part-scores, its end, and in a
        match of a fixed number of deals the chance to win it.
        """
        points = tuple(self.worth(seat, tricks) for tricks in range(14))
        return Payoff(points, comparison if self.state.match.comparable else None)

    def worth(self, seat: Seat, tricks: int) -> float:
        """Return the points of a number of tricks by the side of `seat`."""
        state, side = self.state, seat.side
        taken = {side: tricks, side.opponents: 13 - tricks}
        played = PlayedDeal(self.setting, self.contract, taken, self.deal, state.sheet.seats)
        lines = state.match.score(state.game, state.sheet, played)
        if state.game.info.individual:
            others = [other for other in state.sheet.seats if other is not seat]
            return points_of(lines, seat) - sum(points_of(lines, other) for other in others) / len(others)
        row = Row(self.setting, self.contract, taken, lines, state.chairs)
        after = replace(state.sheet, rows=(*state.sheet.rows, row))
        return _net(lines, side) + match_worth(state, after, side, self.setting.deal)


def match_worth(state: State, sheet: Sheet, side: Side, done: int) -> float:
    """Return what a match is worth to a side after `done` deals, beyond the points of its deals."""
    game, match = state.game, state.match
    verdict = match.verdict(game, sheet)
    if verdict is not None:
        won = sum(seat in verdict.winner for seat in side.seats) / max(1, len(verdict.winner))
        return _net(verdict.lines, side) + (WIN * won if match.slots else 0.0)
    coming = match.prospects(game, sheet, side)
    if not match.slots:
        return coming
    lead = coming + sheet.points(side) - sheet.points(side.opponents)
    left = max(1, match.slots - done)
    return coming + WIN * 0.5 * (1 + erf(lead / (SPREAD * sqrt(2 * left))))


def _net(lines: Iterable[Line], side: Side) -> int:
    """Return the points of a side less those of its opponents."""
    listed = tuple(lines)
    return points_of(listed, side) - points_of(listed, side.opponents)
