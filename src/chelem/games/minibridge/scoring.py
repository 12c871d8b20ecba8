"""The score of Mini-bridge (RULES 5.4): trick points, and one bonus for the contract made."""

from chelem.core import Contract, Line
from chelem.games.minibridge.naming import PART_SCORE_TRICKS
from chelem.scoring.contract import trick_lines

PART_SCORE, GAME, UNDERTRICK = 50, (300, 500), (50, 100)
"""A bonus, pairs by vulnerability, and the penalty for each undertrick."""


def score_of(contract: Contract, tricks: int, *, vulnerable: bool) -> tuple[Line, ...]:
    """Return the lines of a deal; `tricks` is the number taken by declarer's side, 0–13.

    Every trick above six scores; a part-score never scores the game, not even with 13 tricks.

    >>> [line.points for line in score_of(Contract.parse("1H by S"), 10, vulnerable=False)]
    [120, 50]
    """
    facts = {"vulnerable": int(vulnerable)}
    down = contract.tricks - tricks
    if down > 0:
        price = UNDERTRICK[vulnerable]
        opponents = contract.declarer.side.opponents.seats
        return (Line(opponents, down * price, "minibridge.down", {"count": down, "each": price}),)
    side = contract.declarer.side.seats
    made = Contract(contract.declarer, contract.strain, tricks)
    if contract.tricks == PART_SCORE_TRICKS:
        return (*trick_lines(made), Line(side, PART_SCORE, "minibridge.part"))
    return (*trick_lines(made), Line(side, GAME[vulnerable], "minibridge.game", facts))
