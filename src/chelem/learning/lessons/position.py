"""A position of a lesson: some or all hands, the cards played so far, and the rules for the next one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from chelem.analysis.double_dummy import FourHands, tricks_by_card
from chelem.core import SEATS, Card, Contract, Hand, KnownHands, ParseError, Seat, Side, Strain
from chelem.phases import CardPlay


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card that was played, the number of its trick from 1, and the winner if it completed the trick."""

    seat: Seat
    card: Card
    trick: int
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class LessonPosition:
    """Hands as dealt, N, E, S, W, of any equal size; None for each that is unknown."""

    hands: KnownHands
    play: CardPlay
    history: tuple[PlayedCard, ...] = ()

    @classmethod
    def parse(cls, facts: Mapping[str, Any]) -> "LessonPosition":
        """Return the position that a lesson's file states; `ParseError` or `Refused` if it is not legal.

        `hands` are written as in PBN, `-` for an unknown hand. Strain and leader come from `contract`, or
        from `strain` and `leader`; `played` are the cards so far.
        """
        strain, leader = Strain.parse(facts.get("strain", "NT")), Seat.parse(facts.get("leader", "W"))
        if "contract" in facts:
            contract = Contract.parse(facts["contract"])
            strain, leader = contract.strain, contract.declarer.next
        start = cls(_hands(facts["hands"]), CardPlay.open(strain, leader))
        return start.after(map(Card.parse, facts.get("played", "").split()))

    @property
    def turn(self) -> Seat | None:
        """The seat to play; None when the hands are empty."""
        turn = self.play.turn
        return None if turn is None or len(self.history) == 4 * self.size else turn.hand

    @property
    def size(self) -> int:
        """The number of tricks from the first card to the last."""
        return max(len(hand) for hand in self.hands if hand is not None)

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that the seat to play may play; none if its hand is unknown."""
        hand = None if self.turn is None else self.hands[self.turn]
        return () if hand is None else self.play.legal(hand)

    def held(self, seat: Seat) -> Hand:
        """Return the cards that a seat still holds; none if they are unknown."""
        hand = self.hands[seat]
        return Hand() if hand is None else self.play.remaining(hand)

    def after(self, cards: Iterable[Card]) -> "LessonPosition":
        """Return the position after more cards; `Refused` for the first that is not legal."""
        position = self
        for card in cards:
            position = position._after(card)
        return position

    def _after(self, card: Card) -> "LessonPosition":
        seat = self.turn
        if seat is None:
            raise ParseError("lesson.over", card=card)
        self.play.check(card, self.hands[seat])
        play = self.play.after(card)
        winner = None if play.trick else play.leader
        played = PlayedCard(seat, card, len(self.play.done) + 1, winner)
        return replace(self, play=play, history=(*self.history, played))

    def tricks_by_card(self) -> dict[Card, int]:
        """Return for each legal card the total tricks of its side, double dummy.

        Tricks already won count. `ParseError` unless all four hands are known.
        """
        seat = self.turn
        if seat is None:
            return {}
        if None in self.hands:
            raise ParseError("lesson.unknown_hand", seat=SEATS[self.hands.index(None)])
        north, east, south, west = (self.held(place) for place in SEATS)
        remaining: FourHands = (north, east, south, west)
        found = tricks_by_card(remaining, self.play.strain, self.play.leader, self.play.trick)
        won = self.play.taken(seat.side)
        return {card: won + tricks for card, tricks in found.items()}

    def tricks_of(self, side: Side) -> int:
        """Return the total tricks of a side, double dummy, including those already won."""
        seat = self.turn
        if seat is None:
            return self.play.taken(side)
        best = max(self.tricks_by_card().values())
        return best if seat.side is side else self.size - best


def _hands(text: str) -> KnownHands:
    first, _, rest = text.partition(":")
    written = rest.split()
    if len(written) != 4:
        raise ParseError("deal.form", text=text)
    seats = Seat.parse(first).clockwise()
    by_seat = {
        seat: None if hand == "-" else Hand.parse(hand) for seat, hand in zip(seats, written, strict=True)
    }
    north, east, south, west = (by_seat[seat] for seat in SEATS)
    return north, east, south, west
