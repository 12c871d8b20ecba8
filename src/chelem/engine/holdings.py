"""Who holds which cards, and which players have seen them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from chelem.core import SEATS, Hand, KnownHands, Seat
from chelem.engine.sheet import PlayerId

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Holdings:
    """The hands as dealt, by current seat; None if unknown. They move when players change chairs.

    `origin` is the seat where each hand was dealt, `seen` are the players who have held it, `open` the seats
    whose hands are exposed.
    """

    hands: KnownHands
    origin: tuple[Seat, ...]
    seen: tuple[frozenset[PlayerId], ...]
    open: frozenset[Seat] = frozenset()

    @classmethod
    def dealt(cls, hands: Mapping[Seat, Hand], seating: Mapping[Seat, PlayerId | None]) -> "Holdings":
        """Return the hands of a new deal, each seen by the player in its chair."""
        north, east, south, west = map(hands.get, SEATS)
        seen = tuple(frozenset({player} if (player := seating.get(seat)) else ()) for seat in SEATS)
        return cls((north, east, south, west), SEATS, seen)

    @property
    def complete(self) -> bool:
        """Whether all four hands are known."""
        return None not in self.hands

    def swapped(self, seats: tuple[Seat, Seat]) -> "Holdings":
        """Return the holdings after two players exchange chairs and hands."""
        return Holdings(
            with_swapped(self.hands, seats),
            with_swapped(self.origin, seats),
            with_swapped(self.seen, seats),
            self.open,
        )

    def exposed(self, seat: Seat, hand: Hand) -> "Holdings":
        """Return the holdings after `hand`, as dealt, is exposed at `seat`."""
        return replace(self, hands=with_value_at(self.hands, seat, hand), open=self.open | {seat})

    def shown_to(self, player: PlayerId, seat: Seat, hand: Hand | None) -> "Holdings":
        """Return the holdings after a player takes over the hand at `seat`, which is given if it is known."""
        hands = self.hands if hand is None else with_value_at(self.hands, seat, hand)
        return replace(self, hands=hands, seen=with_value_at(self.seen, seat, self.seen[seat] | {player}))

    def revealed(self, hands: Mapping[Seat, Hand]) -> "Holdings":
        """Return the holdings with all cards open; `hands` is keyed by the seats where they were dealt."""
        north, east, south, west = (hands[seat] for seat in self.origin)
        return replace(self, hands=(north, east, south, west), open=frozenset(SEATS))


def with_value_at(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, T, T, T]:
    """Return four values with the one at `seat` replaced."""
    north, east, south, west = (value if other is seat else values[other] for other in SEATS)
    return north, east, south, west


def with_swapped(values: tuple[T, ...], seats: tuple[Seat, Seat]) -> tuple[T, T, T, T]:
    """Return four values with those of two seats exchanged."""
    a, b = seats
    return with_value_at(with_value_at(values, a, values[b]), b, values[a])
