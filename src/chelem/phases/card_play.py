"""The play of the cards: thirteen tricks."""

from dataclasses import dataclass

from chelem.core.calls import Action, Call
from chelem.core.cards import Card, Strain, Suit
from chelem.core.errors import Refused
from chelem.core.hands import SUIT_BITS, Hand, cards_of
from chelem.core.seats import SEATS, Seat, Side
from chelem.phases.phase import TURNS, Turn


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: four cards clockwise from the leader, and who won it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played which card, in order."""
        return tuple(zip(self.leader.clockwise(), self.cards, strict=True))


@dataclass(frozen=True, slots=True)
class CardPlay:
    """The tricks taken and the one in progress.

    `actors` names, for each seat, who decides its cards: the declarer for the open hand opposite.
    `turn` is the next seat's in the trick, or None after thirteen tricks; it is kept because it is asked
    for several times a card. `gone` holds all cards played, `won` the tricks of North-South and East-West.
    """

    strain: Strain
    actors: tuple[Seat, Seat, Seat, Seat]
    leader: Seat
    turn: Turn | None
    trick: tuple[Card, ...] = ()
    done: tuple[Trick, ...] = ()
    gone: int = 0
    won: tuple[int, int] = (0, 0)

    @classmethod
    def by(cls, declarer: Seat, strain: Strain) -> "CardPlay":
        """The play as it opens: the seat at the declarer's left leads (RULES 0.5)."""
        north, east, south, west = (declarer if seat is declarer.partner else seat for seat in SEATS)
        leader = declarer.next
        return cls(strain, (north, east, south, west), leader, TURNS[leader][leader])

    @classmethod
    def open(cls, strain: Strain, leader: Seat) -> "CardPlay":
        """The play as `leader` opens it, where each seat decides its own cards, dummy's too."""
        north, east, south, west = SEATS
        return cls(strain, (north, east, south, west), leader, TURNS[leader][leader])

    @property
    def led(self) -> Suit | None:
        """The suit led to the trick in progress."""
        return self.trick[0].suit if self.trick else None

    @property
    def left(self) -> int:
        """How many tricks are still to be won, the one in progress included."""
        return 13 - len(self.done)

    def taken(self, side: Side) -> int:
        """The tricks a side has won."""
        return self.won[side]

    def played(self, seat: Seat) -> Hand:
        """The cards a seat has played."""
        cards = [card for trick in self.done for player, card in trick.plays() if player is seat]
        cards += [card for player, card in self.current() if player is seat]
        return Hand.of(cards)

    def count(self, seat: Seat) -> int:
        """How many cards a seat has left to play."""
        return self.left - ((seat - self.leader) & 3 < len(self.trick))

    def current(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played which card to the trick in progress."""
        return tuple(zip(self.leader.clockwise(), self.trick, strict=False))

    def remaining(self, hand: Hand) -> Hand:
        """What is left of a hand as it was dealt."""
        return Hand(hand.bits & ~self.gone)

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """Nothing: cards are no calls."""
        return ()

    def legal(self, hand: Hand, /) -> tuple[Card, ...]:
        """The cards left of the suit led, else any card left of the hand."""
        held = hand.bits & ~self.gone
        if self.trick and (following := held & SUIT_BITS[self.trick[0].suit]):
            return cards_of(following)
        return cards_of(held)

    def check(self, action: Action, hand: Hand | None, /) -> None:
        """Raise `Refused` unless this card is held and follows suit where the hand can."""
        if not isinstance(action, Card):
            raise Refused("tricks.card", action=action)
        if action.bit & self.gone:
            raise Refused("tricks.gone", card=action)
        if hand is None:
            return
        held = hand.bits & ~self.gone
        if not action.bit & held:
            raise Refused("tricks.held", card=action)
        led = self.led
        if led is not None and action.suit is not led and held & SUIT_BITS[led]:
            raise Refused("tricks.follow", card=action, suit=led)

    def after(self, action: Action, /) -> "CardPlay":
        """The play with one card more."""
        if not isinstance(action, Card):
            raise Refused("tricks.card", action=action)
        trick, gone = (*self.trick, action), self.gone | action.bit
        if len(trick) < 4:
            hand = SEATS[(self.leader + len(trick)) & 3]
            turn = TURNS[self.actors[hand]][hand]
            return CardPlay(self.strain, self.actors, self.leader, turn, trick, self.done, gone, self.won)
        winner = SEATS[(self.leader + best(trick, self.strain)) & 3]
        done = (*self.done, Trick(self.leader, trick, winner))
        next_turn = None if len(done) == 13 else TURNS[self.actors[winner]][winner]
        north_south, east_west = self.won
        won = (north_south, east_west + 1) if winner & 1 else (north_south + 1, east_west)
        return CardPlay(self.strain, self.actors, winner, next_turn, (), done, gone, won)


def best(trick: tuple[Card, ...], strain: Strain) -> int:
    """The place of the card that wins a trick: the highest trump, else the highest of the suit led.

    >>> best(tuple(map(Card.parse, ("HK", "HA", "C2", "SA"))), Strain.C)
    2
    """
    place, high, trumps = 0, trick[0], strain.suit
    for i, card in enumerate(trick):
        if card.suit is high.suit:
            if card.rank > high.rank:
                place, high = i, card
        elif card.suit is trumps:
            place, high = i, card
    return place
