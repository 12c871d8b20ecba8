"""Victory points: the continuous scale of the World Bridge Federation (RULES, Competition)."""

from decimal import ROUND_HALF_UP, Decimal, localcontext
from functools import cache

from chelem.core import ParseError

# RULES, Competition: a draw, the maximum, the unit, and the margin worth the maximum, divided by √boards.
DRAW = Decimal("10.00")
MOST = Decimal("20.00")
STEP = Decimal("0.01")
BLITZ = 15


def victory_points(imps: int, boards: int) -> tuple[Decimal, Decimal]:
    """Return the victory points, to 0.01, of a team that wins by `imps` and of its opponents.

    A negative margin is a loss. `ParseError` for a match without boards.

    >>> victory_points(7, 14)
    (Decimal('12.16'), Decimal('7.84'))
    """
    if boards < 1:
        raise ParseError("score.boards", boards=boards)
    scale = winner_scale(boards)
    won = scale[min(abs(imps), len(scale) - 1)]
    return (won, MOST - won) if imps >= 0 else (MOST - won, won)


@cache
def winner_scale(boards: int) -> tuple[Decimal, ...]:
    """Return the winner's victory points for margins of 0, 1, 2 … IMPs, up to the first worth 20."""
    with localcontext() as context:
        context.prec = 50
        blitz = BLITZ * Decimal(boards).sqrt()
        return _concave([_rounded(Decimal(imps) / blitz) for imps in range(int(blitz) + 2)])


def _rounded(share: Decimal) -> Decimal:
    """Return the victory points of a margin, given as a fraction of the blitz, before adjustments."""
    tau = (Decimal(5).sqrt() - 1) / 2
    exact = DRAW + DRAW * (1 - tau ** (3 * share)) / (1 - tau**3)
    return min(exact, MOST).quantize(STEP, ROUND_HALF_UP)


def _concave(scale: list[Decimal]) -> tuple[Decimal, ...]:
    """Raise values of the scale, a step at a time, until no IMP is worth more than the one before it."""
    while bumps := [i for i in range(1, len(scale) - 1) if scale[i + 1] - scale[i] > scale[i] - scale[i - 1]]:
        scale[bumps[0]] += STEP
    return tuple(scale)
