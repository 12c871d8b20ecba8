"""The mark of duplicate bridge (RULES 0.7, 0.8)."""

from chelem.core.contracts import Contract
from chelem.core.lines import Line
from chelem.scoring.contract import (
    game,
    is_game,
    margin,
    part_score,
    premiums,
    trick_line,
    undertricks,
)


def duplicate(contract: Contract, tricks: int, *, vulnerable: bool) -> tuple[Line, ...]:
    """The lines of a deal of duplicate; `tricks` are those of declarer's side, 0–13.

    `vulnerable` says whether declarer's side is. Undertricks go to the defenders. `ParseError` where the
    tricks or the stake cannot be.

    >>> [line.points for line in duplicate(Contract.parse("2SX by N"), 9, vulnerable=True)]
    [120, 500, 50, 200]
    """
    if margin(contract, tricks) < 0:
        return undertricks(contract, tricks, vulnerable=vulnerable)
    return (
        *trick_line(contract),
        *(game(contract, vulnerable=vulnerable) if is_game(contract) else part_score(contract)),
        *premiums(contract, tricks, vulnerable=vulnerable),
    )
