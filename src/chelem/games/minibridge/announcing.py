"""Announcing: each player in turn, from the dealer on, states their HCP (RULES 5.1)."""

from dataclasses import dataclass, replace

from chelem.core import SIDES, Action, Call, Hand, Refused, Seat, Statement
from chelem.phases import Turn

MOST = 37
"""The most HCP in one hand: four aces, four kings, four queens, a jack."""
POINTS = tuple(Statement("points", str(count)) for count in range(MOST + 1))


@dataclass(frozen=True, slots=True)
class Announcing:
    """The HCP announced so far, clockwise from the dealer."""

    dealer: Seat
    counts: tuple[int, ...] = ()

    @property
    def turn(self) -> Turn | None:
        """The next seat clockwise; None after all four."""
        spoken = len(self.counts)
        return Turn.own(self.dealer.clockwise()[spoken]) if spoken < 4 else None

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """Return the announcements in order, each with its seat."""
        return tuple((seat, POINTS[count]) for seat, count in self._counted())

    def legal(self, hand: Hand, /) -> tuple[Call, ...]:
        """Return the HCP of this hand, the only legal call."""
        return (POINTS[hand.hcp],)

    def check(self, action: Action, hand: Hand | None, /) -> None:
        """Raise `Refused` unless the call states the HCP of the hand; an unknown hand is not checked."""
        if action not in POINTS:
            raise Refused("announcing.points", action=action)
        if hand is not None and action != POINTS[hand.hcp]:
            raise Refused("announcing.wrong", action=action, points=hand.hcp)

    def after(self, action: Action, /) -> "Announcing":
        """Return the phase after the next announcement."""
        if not isinstance(action, Statement) or action not in POINTS:
            raise Refused("announcing.points", action=action)
        return replace(self, counts=(*self.counts, int(action.argument)))

    @property
    def declarer(self) -> Seat | None:
        """The player with more HCP on the stronger side; if equal, the first to announce.

        None until all have announced, and if both sides hold twenty.
        """
        by_side = {side: sum(n for seat, n in self._counted() if seat.side is side) for side in SIDES}
        best = max(SIDES, key=by_side.__getitem__)
        if len(self.counts) < 4 or by_side[best] == by_side[best.opponents]:
            return None
        ours = [(seat, points) for seat, points in self._counted() if seat.side is best]
        return max(ours, key=lambda counted: counted[1])[0]  # the first of equals

    def _counted(self) -> tuple[tuple[Seat, int], ...]:
        return tuple(zip(self.dealer.clockwise(), self.counts, strict=False))
