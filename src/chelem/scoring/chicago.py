"""The mark of Chicago, the four-deal bridge (RULES 0.11)."""

from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.lines import Line
from chelem.scoring.contract import (
    GAME,
    GAME_POINTS,
    game,
    is_game,
    margin,
    premiums,
    trick_line,
    trick_points,
    undertricks,
)
from chelem.scoring.honours import honours

# RULES 0.11: for a part-score made on the fourth deal.
LAST_PART_SCORE = 100


def chicago(
    contract: Contract,
    tricks: int,
    *,
    vulnerable: bool,
    deal: Deal | None = None,
    part_score: int = 0,
    last: bool = False,
) -> tuple[Line, ...]:
    """The lines of one deal: trick points below the line, all the rest above.

    `tricks` and `vulnerable` are those of declarer's side, `part_score` its points toward the game so far;
    `last` is true on the fourth deal. Honours are marked where the hands are given. `ParseError` where the
    tricks or the stake cannot be.
    """
    above = () if deal is None else honours(contract.strain, deal)
    if margin(contract, tricks) < 0:
        return (*undertricks(contract, tricks, vulnerable=vulnerable), *above)
    return (
        *trick_line(contract, below=True),
        *_bonus(contract, part_score, vulnerable=vulnerable, last=last),
        *premiums(contract, tricks, vulnerable=vulnerable),
        *above,
    )


def _bonus(contract: Contract, before: int, *, vulnerable: bool, last: bool) -> tuple[Line, ...]:
    """For a game, made at once or completed; else for a part-score on the fourth deal."""
    if is_game(contract):
        return game(contract, vulnerable=vulnerable)
    to, made = contract.declarer.side.seats, trick_points(contract)
    if before + made >= GAME_POINTS:
        facts = {"before": before, "made": made, "vulnerable": int(vulnerable)}
        return (Line(to, GAME[vulnerable], "chicago.completed", facts),)
    return (Line(to, LAST_PART_SCORE, "chicago.partscore"),) if last else ()
