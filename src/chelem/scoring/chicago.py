"""The score of Chicago (four-deal bridge, RULES 0.11)."""

from chelem.core import Contract, Deal, Line, Score, Vulnerability, coerce
from chelem.i18n import add_messages
from chelem.scoring.contract import (
    GAME,
    GAME_POINTS,
    contract_and_tricks,
    game_bonus,
    is_game,
    margin,
    premium_lines,
    trick_lines,
    trick_points,
    undertrick_lines,
)
from chelem.scoring.honours import honours

add_messages("chelem.games.contract")  # the sentences of its lines lie with the game

# RULES 0.11: the bonus for a part-score made on the fourth deal.
LAST_PART_SCORE = 100


def score_chicago(
    contract: Contract | str,
    tricks: int | None = None,
    *,
    vulnerable: Vulnerability | str,
    deal: Deal | None = None,
    part_score: int = 0,
    last: bool = False,
) -> Score:
    """Return the score of one deal: trick points below the line, everything else above.

    `tricks` is the number taken by declarer's side, 0–13; text may hold the result instead (`4S-2 by N`).
    `part_score` is the points of declarer's side toward the game so far, and `last` is true on the fourth
    deal. Honours count if `deal` is given. `ParseError` for tricks or a stake that contract bridge does not
    have.
    """
    played, made = contract_and_tricks(contract, tricks)
    red = coerce(Vulnerability, vulnerable).of(played.declarer)
    above = () if deal is None else honours(played.strain, deal)
    if margin(played, made) < 0:
        return Score((*undertrick_lines(played, made, vulnerable=red), *above))
    return Score(
        (
            *trick_lines(played, below=True),
            *_bonus(played, part_score, vulnerable=red, last=last),
            *premium_lines(played, made, vulnerable=red),
            *above,
        )
    )


def _bonus(contract: Contract, before: int, *, vulnerable: bool, last: bool) -> tuple[Line, ...]:
    """Return the bonus for a game made or completed, else for a part-score on the fourth deal."""
    if is_game(contract):
        return game_bonus(contract, vulnerable=vulnerable)
    to, made = contract.declarer.side.seats, trick_points(contract)
    if before + made >= GAME_POINTS:
        facts = {"before": before, "made": made, "vulnerable": int(vulnerable)}
        return (Line(to, GAME[vulnerable], "chicago.completed", facts),)
    return (Line(to, LAST_PART_SCORE, "chicago.partscore"),) if last else ()
