"""Who holds which cards, and who has seen them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from chelem.core.deals import KnownHands
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.sheet import PlayerId

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Holdings:
    """The hands as dealt, None where unknown; by seat, and they move with players who change chairs.

    `origin` is where each hand was dealt, `seen` the players who have held it, `open` the seats whose
    hands lie face up.
    """

    hands: KnownHands
    origin: tuple[Seat, ...]
    seen: tuple[frozenset[PlayerId], ...]
    open: frozenset[Seat] = frozenset()

    @classmethod
    def dealt(cls, hands: Mapping[Seat, Hand], seating: Mapping[Seat, PlayerId | None]) -> "Holdings":
        """The hands on the table, each seen by the one who sits behind it."""
        north, east, south, west = map(hands.get, SEATS)
        seen = tuple(frozenset({player} if (player := seating.get(seat)) else ()) for seat in SEATS)
        return cls((north, east, south, west), SEATS, seen)

    @property
    def complete(self) -> bool:
        """All four hands are known."""
        return None not in self.hands

    def swapped(self, seats: tuple[Seat, Seat]) -> "Holdings":
        """The holdings once two players moved with their hands."""
        return Holdings(
            exchanged(self.hands, seats),
            exchanged(self.origin, seats),
            exchanged(self.seen, seats),
            self.open,
        )

    def exposed(self, seat: Seat, hand: Hand) -> "Holdings":
        """The holdings once `hand`, as it was dealt, lies open at `seat`."""
        return replace(self, hands=put(self.hands, seat, hand), open=self.open | {seat})

    def shown_to(self, player: PlayerId, seat: Seat, hand: Hand | None) -> "Holdings":
        """The holdings once a player sits down behind the hand at `seat`."""
        hands = self.hands if hand is None else put(self.hands, seat, hand)
        return replace(self, hands=hands, seen=put(self.seen, seat, self.seen[seat] | {player}))

    def revealed(self, hands: Mapping[Seat, Hand]) -> "Holdings":
        """The holdings once all cards are shown; `hands` by the seats where they were dealt."""
        north, east, south, west = (hands[seat] for seat in self.origin)
        return replace(self, hands=(north, east, south, west), open=frozenset(SEATS))


def put(places: tuple[T, ...], seat: Seat, value: T) -> tuple[T, T, T, T]:
    """Four places with one of them changed."""
    north, east, south, west = (value if other is seat else places[other] for other in SEATS)
    return north, east, south, west


def exchanged(places: tuple[T, ...], seats: tuple[Seat, Seat]) -> tuple[T, T, T, T]:
    """Four places with two of them exchanged."""
    a, b = seats
    return put(put(places, a, places[b]), b, places[a])
