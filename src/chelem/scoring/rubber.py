"""The score of rubber bridge: each deal, and the end of the rubber (RULES 0.10)."""

from collections.abc import Mapping

from chelem.core import SIDES, Contract, Deal, Line, Score, Side, Vulnerability, coerce
from chelem.i18n import add_messages
from chelem.scoring.contract import (
    contract_and_tricks,
    margin,
    premium_lines,
    trick_lines,
    undertrick_lines,
)
from chelem.scoring.honours import honours

add_messages("chelem.games.contract")  # the sentences of its lines lie with the game

# RULES 0.10: the bonus for two games by the opponents' number of games; those of an unfinished rubber.
RUBBER: Mapping[int, int] = {0: 700, 1: 500}
ONLY_GAME = 300
ONLY_PART_SCORE = 100


def score_rubber(
    contract: Contract | str,
    tricks: int | None = None,
    *,
    vulnerable: Vulnerability | str,
    deal: Deal | None = None,
) -> Score:
    """Return the score of one deal: trick points below the line, everything else above.

    `tricks` is the number taken by declarer's side, 0–13; text may hold the result instead (`4S-2 by N`).
    Honours count if `deal` is given. `ParseError` for tricks or a stake that contract bridge does not have.
    """
    played, made = contract_and_tricks(contract, tricks)
    red = coerce(Vulnerability, vulnerable).of(played.declarer)
    above = () if deal is None else honours(played.strain, deal)
    if margin(played, made) < 0:
        return Score((*undertrick_lines(played, made, vulnerable=red), *above))
    return Score((*trick_lines(played, below=True), *premium_lines(played, made, vulnerable=red), *above))


def rubber_bonus(games: Mapping[Side, int]) -> tuple[Line, ...]:
    """Return the bonus of the side with two games: 700 if the other has none, 500 if it has one."""
    return tuple(
        Line(side.seats, RUBBER[lost], "rubber.won", {"games": 2, "lost": lost})
        for side in SIDES
        if games.get(side, 0) == 2 and (lost := games.get(side.opponents, 0)) in RUBBER
    )


def unfinished_rubber(
    games: Mapping[Side, int], part_scores: Mapping[Side, int], partscore_bonus: int = ONLY_PART_SCORE
) -> tuple[Line, ...]:
    """Return the bonuses of a rubber that stops early: for the only game, and for the only part-score.

    `part_scores` are the points below the line in the unfinished game; `partscore_bonus` is a game option.
    """
    return (
        *_only(games, ONLY_GAME, "rubber.unfinished.game"),
        *_only(part_scores, partscore_bonus, "rubber.unfinished.partscore"),
    )


def _only(counts: Mapping[Side, int], bonus: int, code: str) -> tuple[Line, ...]:
    """Return `bonus` for a side that holds something if the other holds nothing."""
    return tuple(
        Line(side.seats, bonus, code)
        for side in SIDES
        if bonus and counts.get(side, 0) and not counts.get(side.opponents, 0)
    )
