"""Partners by a draw of cards: the two highest play together (RULES Common, Partners)."""

from chelem.core import SEATS, Refused, Seat, Suit
from chelem.engine.first_dealer import DrawnCards, ranked_seats

NewSeats = dict[Seat, Seat]
"""For each seat before the draw, the seat after it."""


def seats_by_draw(drawn: DrawnCards, suits: tuple[Suit, ...]) -> NewSeats:
    """Return where the four players of these seats sit after a draw.

    The highest keeps their seat and the second highest sits opposite; the two others take the seats left,
    in their order clockwise from the highest. `suits`, the highest first, rank cards of equal rank.
    """
    highest, second, *_ = ranked_seats(drawn, suits)
    clockwise = (highest.next, highest.partner, highest.partner.next)
    others = [seat for seat in clockwise if seat is not second]
    return {
        highest: highest,
        second: highest.partner,
        others[0]: highest.next,
        others[1]: highest.partner.next,
    }


def turned(highest: Seat, chosen: Seat) -> NewSeats:
    """Return where all four sit when the highest chooses a seat: they keep their order clockwise."""
    return dict(zip(highest.clockwise(), chosen.clockwise(), strict=True))


def check_seated(drawn: DrawnCards, suits: tuple[Suit, ...]) -> None:
    """Raise `Refused` unless four players sit by these cards: the two highest opposite each other."""
    if tuple(seat for seat, _ in drawn) != SEATS or len({card for _, card in drawn}) != len(SEATS):
        raise Refused("draw.cards")
    highest, second, *_ = ranked_seats(drawn, suits)
    if second is not highest.partner:
        raise Refused("draw.partners")
