"""Victory points in whole numbers, made from the continuous scale (EVENTS: construction)."""

from decimal import Decimal, localcontext
from functools import cache
from itertools import pairwise

from chelem.core import ParseError
from chelem.scoring.competition.victory_points import BLITZ, DRAW, MOST

TABULATED = (*range(5, 17), 20, 24, 28, 32, 40, 48, 56, 64)
"""The lengths of matches for which federations print the scale; it can be made for any."""
_HALF = Decimal("0.5")


def discrete_victory_points(imps: int, boards: int) -> tuple[int, int]:
    """Return the victory points of a team that wins by `imps` and of its opponents; they sum to 20.

    A negative margin is a loss. `ParseError` for a match without boards.

    >>> discrete_victory_points(0, 8), discrete_victory_points(-100, 8)
    ((10, 10), (0, 20))
    """
    bounds = upper_bounds(boards)
    won = int(DRAW) + sum(abs(imps) > bound for bound in bounds)
    return (won, int(MOST) - won) if imps >= 0 else (int(MOST) - won, won)


@cache
def upper_bounds(boards: int) -> tuple[int, ...]:
    """Return the largest margins in IMPs worth 10, 11 … 19 victory points.

    They are those of the continuous scale at 10½, 11½ … 19½, rounded down; then, while a step is wider than
    the next, its upper bound is lowered by one.
    """
    if boards < 1:
        raise ParseError("score.boards", boards=boards)
    with localcontext() as context:
        context.prec = 50
        bounds = [int(_margin(Decimal(points) + _HALF, boards)) for points in range(int(DRAW), int(MOST))]
    while (wide := _wide_step(bounds)) is not None:
        bounds[wide] -= 1
    return tuple(bounds)


def _margin(points: Decimal, boards: int) -> Decimal:
    """Return the margin, in IMPs, that the continuous scale converts to these victory points."""
    tau = (Decimal(5).sqrt() - 1) / 2
    share = (points - DRAW) / (MOST - DRAW)
    return BLITZ * Decimal(boards).sqrt() * (1 - share * (1 - tau**3)).ln() / (3 * tau.ln())


def _wide_step(bounds: list[int]) -> int | None:
    """Return the first step with more margins than the next; that of a draw reaches to both sides of 0."""
    widths = [2 * bounds[0] + 1, *(high - low for low, high in pairwise(bounds))]
    return next((i for i in range(len(widths) - 1) if widths[i] > widths[i + 1]), None)
