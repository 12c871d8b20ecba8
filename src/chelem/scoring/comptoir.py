"""The two scores of bridge de comptoir, simplified and traditional (RULES 3.4, 3.5)."""

from collections.abc import Mapping

from chelem.core import Contract, Line, Score, Vulnerability
from chelem.i18n import add_messages
from chelem.scoring.contract import GAME_TRICKS, contract_and_tricks, margin, undertrick_runs
from chelem.scoring.duplicate import score_duplicate

add_messages("chelem.games.comptoir")  # the sentences of its lines lie with the game

# RULES 3.4: contracts made, undoubled and doubled.
MADE: Mapping[str, tuple[int, int]] = {
    "comptoir.partscore": (100, 600),
    "comptoir.game": (600, 800),
    "comptoir.slam.small": (1400, 1600),
    "comptoir.slam.grand": (2200, 2400),
}

# RULES 3.4: the penalty for the first undertrick, the second …, undoubled and doubled; the last one repeats.
UNDERTRICK = ((100,), (200, 300))
LOST_AT_ONCE = 4


def score_comptoir(contract: Contract | str, tricks: int | None = None) -> Score:
    """Return the simplified score: points for a contract made, or a penalty for declarer's side (RULES 3.4).

    Overtricks score nothing; a redoubled contract scores as a doubled one. Four down doubled loses the match,
    so the rules give no points for it. For matches played without the immediate loss, the penalties continue
    at the same steps: −200, −500, −800, −1100, −1400 … `ParseError` for tricks or a stake that contract
    bridge does not have.

    >>> score_comptoir("4SX-2 by N").total("NS")
    -500
    """
    played, taken = contract_and_tricks(contract, tricks)
    return Score(_made(played) if margin(played, taken) >= 0 else _down(played, taken))


def score_comptoir_traditional(contract: Contract | str, tricks: int | None = None) -> Score:
    """Return the traditional score: duplicate with both sides vulnerable (RULES 3.5)."""
    return score_duplicate(contract, tricks, vulnerable=Vulnerability.BOTH)


def lost_at_once(contract: Contract, tricks: int) -> bool:
    """Return whether declarer's side loses the match at once: doubled and down four or more (RULES 3.4)."""
    return contract.stake > 1 and margin(contract, tricks) <= -LOST_AT_ONCE


def bid_class(contract: Contract) -> str:
    """Return the line code of what was bid: part-score, game, small slam or grand slam."""
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
    doubled, code = contract.stake > 1, bid_class(contract)
    return (Line(contract.declarer.side.seats, MADE[code][doubled], code, {"doubled": int(doubled)}),)


def _down(contract: Contract, tricks: int) -> tuple[Line, ...]:
    doubled = contract.stake > 1
    return tuple(
        Line(
            contract.declarer.side.seats,
            -count * price,
            "comptoir.undertricks",
            {"count": count, "each": price, "after": after, "doubled": int(doubled)},
        )
        for after, count, price in undertrick_runs(-margin(contract, tricks), UNDERTRICK[doubled])
    )
