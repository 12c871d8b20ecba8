"""Partners by a draw of cards: the two highest play together (RULES Common, Partners)."""

from chelem.core.cards import Card, Suit
from chelem.core.seats import Seat
from chelem.engine.first_dealer import DrawnCards

NewSeats = dict[Seat, Seat]
"""For each seat before the draw, the seat after it."""


def seats_by_draw(drawn: DrawnCards, suits: tuple[Suit, ...]) -> NewSeats:
    """Return where the four players of these seats sit after a draw.

    The highest keeps their seat and the second highest sits opposite; the two others take the seats left,
    in their order clockwise from the highest. `suits`, the highest first, rank cards of equal rank.
    """

    def value(of: tuple[Seat, Card]) -> tuple[int, int]:
        return of[1].rank, -suits.index(of[1].suit)

    (highest, _), (second, _), *_ = sorted(drawn, key=value, reverse=True)
    clockwise = (highest.next, highest.partner, highest.partner.next)
    others = [seat for seat in clockwise if seat is not second]
    return {
        highest: highest,
        second: highest.partner,
        others[0]: highest.next,
        others[1]: highest.partner.next,
    }
