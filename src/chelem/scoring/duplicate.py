"""The score of duplicate bridge (RULES 0.7, 0.8)."""

from functools import cache, lru_cache

from chelem.core import STRAINS, Contract, Score, Seat, Vulnerability, coerce
from chelem.scoring.contract import (
    contract_and_tricks,
    game_bonus,
    is_game,
    margin,
    part_score_bonus,
    premium_lines,
    trick_lines,
    undertrick_lines,
)


def score_duplicate(
    contract: Contract | str, tricks: int | None = None, *, vulnerable: Vulnerability | str
) -> Score:
    """Return the score of a duplicate deal; undertricks are lines for the defenders.

    `tricks` is the number taken by declarer's side, 0–13; text may hold the result instead (`4S-2 by N`).
    `ParseError` for tricks or a stake that contract bridge does not have.

    >>> score = score_duplicate("2SX+1 by N", vulnerable="NS")
    >>> [line.points for line in score], score.total("NS")
    ([120, 500, 50, 200], 870)
    >>> score_duplicate("4S by N", 8, vulnerable="none").total("NS")
    -100
    """
    played, made = contract_and_tricks(contract, tricks)
    red = coerce(Vulnerability, vulnerable).of(played.declarer)
    if margin(played, made) < 0:
        return Score(undertrick_lines(played, made, vulnerable=red))
    return Score(
        (
            *trick_lines(played),
            *(game_bonus(played, vulnerable=red) if is_game(played) else part_score_bonus(played)),
            *premium_lines(played, made, vulnerable=red),
        )
    )


@lru_cache(4096)
def declarer_points(contract: Contract, tricks: int, *, vulnerable: Vulnerability) -> int:
    """Return the points of declarer's side at duplicate, negative if the contract fails."""
    return score_duplicate(contract, tricks, vulnerable=vulnerable).total(contract.declarer.side)


@cache
def all_points(*, vulnerable: bool) -> frozenset[int]:
    """Return all points that a side can have for a contract of its own, negative if it fails.

    >>> 420 in all_points(vulnerable=False), 425 in all_points(vulnerable=False)
    (True, False)
    """
    red = Vulnerability.BOTH if vulnerable else Vulnerability.NONE
    return frozenset(
        declarer_points(Contract(Seat.N, strain, level + 6, stake), tricks, vulnerable=red)
        for strain in STRAINS
        for level in range(1, 8)
        for stake in (1, 2, 4)
        for tricks in range(14)
    )
