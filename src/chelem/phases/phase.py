"""What every phase of a deal has in common: turns, legal actions, what follows."""

from dataclasses import dataclass
from typing import Protocol

from chelem.core.calls import Action, Call
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """The right to act: `actor` decides, the call or card is that of `hand`."""

    actor: Seat
    hand: Seat

    @classmethod
    def own(cls, seat: Seat) -> "Turn":
        """The right of a seat to its own call or card."""
        return TURNS[seat][seat]


TURNS = tuple(tuple(Turn(actor, hand) for hand in SEATS) for actor in SEATS)
"""The sixteen turns there are, by actor and hand."""


class Phase(Protocol):
    """A part of a deal: calls or cards in turn. It knows what was said, never what is held."""

    @property
    def turn(self) -> Turn | None:
        """Who is to act; None when the phase is over."""

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """Who called what so far, in order; nothing in the play."""

    def legal(self, hand: Hand, /) -> tuple[Action, ...]:
        """What may be said or played now, by the one who was dealt `hand`."""

    def check(self, action: Action, hand: Hand | None, /) -> None:
        """Raise `Refused` unless the action is legal; what a hidden hand holds is taken on trust."""

    def after(self, action: Action, /) -> "Phase":
        """The phase once a legal action was made."""
