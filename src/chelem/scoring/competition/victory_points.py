"""Victory points: the continuous scale of the World Bridge Federation (RULES, Competition)."""

from decimal import ROUND_HALF_UP, Decimal, localcontext
from functools import cache

from chelem.core.errors import ParseError

# RULES, Competition: a draw, the most, the step, and the factor of √boards that gives the winning margin.
DRAW = Decimal("10.00")
MOST = Decimal("20.00")
STEP = Decimal("0.01")
BLITZ = 15


def victory_points(imps: int, boards: int) -> tuple[Decimal, Decimal]:
    """The victory points, exact to 0.01, of a team that wins by `imps` and of its opponents.

    A negative margin is a loss. `ParseError` where a match has no boards.

    >>> victory_points(7, 14)
    (Decimal('12.16'), Decimal('7.84'))
    """
    if boards < 1:
        raise ParseError("mark.boards", boards=boards)
    scale = winner_scale(boards)
    won = scale[min(abs(imps), len(scale) - 1)]
    return (won, MOST - won) if imps >= 0 else (MOST - won, won)


@cache
def winner_scale(boards: int) -> tuple[Decimal, ...]:
    """The winner's victory points for a margin of 0, 1, 2 … IMPs, up to one that is worth 20."""
    with localcontext() as context:
        context.prec = 50
        blitz = BLITZ * Decimal(boards).sqrt()
        return _concave([_rounded(Decimal(imps) / blitz) for imps in range(int(blitz) + 2)])


def _rounded(share: Decimal) -> Decimal:
    """The victory points of a margin that is this share of the blitz, before any adjustment."""
    tau = (Decimal(5).sqrt() - 1) / 2
    exact = DRAW + DRAW * (1 - tau ** (3 * share)) / (1 - tau**3)
    return min(exact, MOST).quantize(STEP, ROUND_HALF_UP)


def _concave(scale: list[Decimal]) -> tuple[Decimal, ...]:
    """The scale raised, a step at a time, until no IMP is worth more than the one before it."""
    while bumps := [i for i in range(1, len(scale) - 1) if scale[i + 1] - scale[i] > scale[i] - scale[i - 1]]:
        scale[bumps[0]] += STEP
    return tuple(scale)
