"""The mark of "Le Whiz-Bridge" (RULES 4.4)."""

from collections.abc import Sequence

from chelem.core.contracts import Contract
from chelem.core.lines import Line
from chelem.core.seats import Seat
from chelem.scoring.contract import GAME_TRICKS, margin

# RULES 4.4: points for each trick demanded, and the one bonus of a contract made.
MADE = 2
FAILED = 1
GAME = 50
SMALL_SLAM = 100
GRAND_SLAM = 400


def whiz(contract: Contract, tricks: int, players: Sequence[Seat]) -> tuple[Line, ...]:
    """The lines of one deal, each to one seat; `players` are the three who play, Domy's seat left out.

    `tricks` are those of the declarer with Domy, 0–13; `ParseError` for others.

    >>> [(line.to, line.points) for line in whiz(Contract.parse("3NT by E"), 9, (Seat.E, Seat.S, Seat.W))]
    [((Seat.E,), 18), ((Seat.E,), 50)]
    """
    facts = {"tricks": contract.tricks}
    if margin(contract, tricks) >= 0:
        made = Line((contract.declarer,), MADE * contract.tricks, "whiz.made", facts)
        return (made, *bonus(contract))
    return tuple(
        Line((seat,), FAILED * contract.tricks, "whiz.failed", facts)
        for seat in players
        if seat != contract.declarer
    )


def bonus(contract: Contract) -> tuple[Line, ...]:
    """The one bonus of a contract demanded and made: game, small slam or grand slam."""
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
