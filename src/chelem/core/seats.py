"""The four seats of a table, clockwise, and the two sides they make."""

from chelem.core.codes import Coded


class Seat(Coded):
    """A chair, named by the compass; play goes N, E, S, W.

    >>> Seat.N.next, Seat.N.partner, Seat.N.side
    (Seat.E, Seat.S, Side.NS)
    """

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def next(self) -> "Seat":
        """The seat at the left: the next to call or play."""
        return SEATS[(self + 1) & 3]

    @property
    def partner(self) -> "Seat":
        """The seat opposite."""
        return SEATS[(self + 2) & 3]

    @property
    def side(self) -> "Side":
        """The side this seat plays for."""
        return SIDES[self & 1]

    def clockwise(self, steps: int = 0) -> tuple["Seat", ...]:
        """The four seats in turn, starting `steps` after this one."""
        return _CLOCKWISE[(self + steps) & 3]


class Side(Coded):
    """Two seats that face each other."""

    NS = 0
    EW = 1

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Its two seats."""
        return SEATS[self], SEATS[self + 2]

    @property
    def opponents(self) -> "Side":
        """The other side."""
        return SIDES[1 - self]


SEATS = tuple(Seat)
SIDES = tuple(Side)
_CLOCKWISE = tuple(tuple(SEATS[(first + i) & 3] for i in range(4)) for first in range(4))
