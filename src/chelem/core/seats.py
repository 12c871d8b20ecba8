"""The four seats, clockwise, and the two sides."""

from chelem.core.codes import Coded


class Seat(Coded):
    """A seat, named by compass point; play goes clockwise: N, E, S, W.

    >>> Seat.N.next, Seat.N.partner, Seat.N.side
    (Seat.E, Seat.S, Side.NS)
    """

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def next(self) -> "Seat":
        """The seat to the left, which calls or plays next."""
        return SEATS[(self + 1) & 3]

    @property
    def partner(self) -> "Seat":
        """The seat opposite."""
        return SEATS[(self + 2) & 3]

    @property
    def side(self) -> "Side":
        """The side of this seat."""
        return SIDES[self & 1]

    def clockwise(self, steps: int = 0) -> tuple["Seat", ...]:
        """Return the four seats clockwise, starting `steps` after this one."""
        return _CLOCKWISE[(self + steps) & 3]


class Side(Coded):
    """Two partners: North-South or East-West."""

    NS = 0
    EW = 1

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of the side."""
        return SEATS[self], SEATS[self + 2]

    @property
    def opponents(self) -> "Side":
        """The other side."""
        return SIDES[1 - self]


SEATS = tuple(Seat)
SIDES = tuple(Side)
_CLOCKWISE = tuple(tuple(SEATS[(first + i) & 3] for i in range(4)) for first in range(4))
