"""The two scores of "Bridge de comptoir", simplified and traditional (RULES 3.4, 3.5)."""

from collections.abc import Mapping

from chelem.core.contracts import Contract
from chelem.core.lines import Line
from chelem.core.score import Score
from chelem.core.vulnerability import Vulnerability
from chelem.i18n import add_messages
from chelem.scoring.contract import GAME_TRICKS, contract_and_tricks, margin, undertrick_runs
from chelem.scoring.duplicate import score_duplicate

add_messages("chelem.games.comptoir")  # the sentences of its lines lie with the game

# RULES 3.4. Contracts made: not doubled, doubled.
MADE: Mapping[str, tuple[int, int]] = {
    "comptoir.partscore": (100, 600),
    "comptoir.game": (600, 800),
    "comptoir.slam.small": (1400, 1600),
    "comptoir.slam.grand": (2200, 2400),
}

# RULES 3.4. The price of the first undertrick, of the second …, not doubled, doubled; the last price repeats.
UNDERTRICK = ((100,), (200, 300))
LOST_AT_ONCE = 4


def score_comptoir(contract: Contract | str, tricks: int | None = None) -> Score:
    """The simplified score: what was demanded and made, or minus points to declarer's side (RULES 3.4).

    Overtricks count nothing; a redoubled contract scores as a doubled one. Doubled and four down loses
    the match, so the document gives no points for it; here the column goes on by its own steps (−200,
    −500, −800, then −1100, −1400 …), for a match played without the immediate loss. `ParseError` where the
    tricks or the stake cannot be.

    >>> score_comptoir("4SX-2 by N").total("NS")
    -500
    """
    played, taken = contract_and_tricks(contract, tricks)
    return Score(_made(played) if margin(played, taken) >= 0 else _down(played, taken))


def score_comptoir_traditional(contract: Contract | str, tricks: int | None = None) -> Score:
    """The traditional score: duplicate, both sides vulnerable (RULES 3.5)."""
    return score_duplicate(contract, tricks, vulnerable=Vulnerability.BOTH)


def lost_at_once(contract: Contract, tricks: int) -> bool:
    """Whether declarer's side loses the match on the spot: doubled and four down or more (RULES 3.4)."""
    return contract.stake > 1 and margin(contract, tricks) <= -LOST_AT_ONCE


def demanded(contract: Contract) -> str:
    """The code of what was demanded, whatever the stake: a part-score, a game, a small or grand slam."""
    match contract.tricks:
        case 13:
            return "comptoir.slam.grand"
        case 12:
            return "comptoir.slam.small"
        case tricks if tricks >= GAME_TRICKS[contract.strain]:
            return "comptoir.game"
        case _:
            return "comptoir.partscore"


def _made(contract: Contract) -> tuple[Line, ...]:
    doubled, code = contract.stake > 1, demanded(contract)
    return (Line(contract.declarer.side.seats, MADE[code][doubled], code, {"doubled": int(doubled)}),)


def _down(contract: Contract, tricks: int) -> tuple[Line, ...]:
    doubled = contract.stake > 1
    return tuple(
        Line(
            contract.declarer.side.seats,
            -count * each,
            "comptoir.undertricks",
            {"count": count, "each": each, "after": after, "doubled": int(doubled)},
        )
        for after, count, each in undertrick_runs(-margin(contract, tricks), UNDERTRICK[doubled])
    )
