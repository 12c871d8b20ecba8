"""The score of Whiz-Bridge (RULES 4.4)."""

from collections.abc import Sequence

from chelem.core import Contract, Line, Score, Seat
from chelem.i18n import add_messages
from chelem.scoring.contract import GAME_TRICKS, contract_and_tricks, margin

add_messages("chelem.games.whiz")  # the sentences of its lines lie with the game

# RULES 4.4: points for each trick bid, and the single bonus for a contract made.
MADE = 2
FAILED = 1
GAME = 50
SMALL_SLAM = 100
GRAND_SLAM = 400


def score_whiz(contract: Contract | str, tricks: int | None, players: Sequence[Seat]) -> Score:
    """Return the score of one deal, each line for one seat; `players` are the three seats except Domy's.

    `tricks` are those of declarer and Domy, 0–13; text may hold the result instead. `ParseError` for others.

    >>> score_whiz("3NT= by E", None, (Seat.E, Seat.S, Seat.W)).received("E")
    68
    """
    played, taken = contract_and_tricks(contract, tricks)
    facts = {"tricks": played.tricks}
    if margin(played, taken) >= 0:
        made = Line((played.declarer,), MADE * played.tricks, "whiz.made", facts)
        return Score((made, *whiz_bonus(played)))
    return Score(
        Line((seat,), FAILED * played.tricks, "whiz.failed", facts)
        for seat in players
        if seat != played.declarer
    )


def whiz_bonus(contract: Contract) -> tuple[Line, ...]:
    """Return the bonus for a contract bid and made: game, small slam or grand slam."""
    to = (contract.declarer,)
    match contract.tricks:
        case 13:
            return (Line(to, GRAND_SLAM, "whiz.slam.grand"),)
        case 12:
            return (Line(to, SMALL_SLAM, "whiz.slam.small"),)
        case tricks if tricks >= GAME_TRICKS[contract.strain]:
            return (Line(to, GAME, "whiz.game"),)
        case _:
            return ()
