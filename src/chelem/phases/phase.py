"""What all phases of a deal have in common: turns, legal actions, transitions."""

from dataclasses import dataclass
from typing import Protocol

from chelem.core import SEATS, Action, Call, Hand, Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """The right to act: seat `actor` decides, and the call or card comes from `hand`."""

    actor: Seat
    hand: Seat

    @classmethod
    def own(cls, seat: Seat) -> "Turn":
        """Return the turn in which a seat acts with its own hand."""
        return TURNS[seat][seat]


TURNS = tuple(tuple(Turn(actor, hand) for hand in SEATS) for actor in SEATS)
"""All sixteen turns, by actor and hand."""


class Phase(Protocol):
    """A part of a deal with calls or cards in turn; it does not know the hands."""

    @property
    def turn(self) -> Turn | None:
        """The next turn; None if the phase is over."""

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """Return the calls so far in order, each with its seat; none in card play."""

    def legal(self, hand: Hand, /) -> tuple[Action, ...]:
        """Return the legal calls or cards of the player whose turn it is, who was dealt `hand`."""

    def check(self, action: Action, hand: Hand | None, /) -> None:
        """Raise `Refused` unless the action is legal; with `hand` None, holdings are not checked."""

    def after(self, action: Action, /) -> "Phase":
        """Return the phase after a legal action."""
