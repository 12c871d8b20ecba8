"""The play of the cards: thirteen tricks."""

from dataclasses import dataclass

from chelem.core import (
    SEATS,
    SUIT_BITS,
    Action,
    Call,
    Card,
    Hand,
    Refused,
    Seat,
    Side,
    Strain,
    Suit,
    cards_of,
)
from chelem.phases.phase import TURNS, Turn


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: four cards clockwise from the leader, and the winner."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Return the cards in order, each with the seat that played it."""
        return tuple(zip(self.leader.clockwise(), self.cards, strict=True))


@dataclass(frozen=True, slots=True)
class CardPlay:
    """The finished tricks and the one in progress.

    `actors` gives for each seat the seat that decides its cards: declarer decides dummy's. `turn` is the next
    to play, None after thirteen tricks; it is stored because it is read several times a card. `gone` are the
    bits of all cards played, `won` the tricks of North-South and East-West.
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
        """Return the play before the opening lead, which the seat to declarer's left makes (RULES 0.5)."""
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
        """The suit led to the trick in progress; None before the lead."""
        return self.trick[0].suit if self.trick else None

    @property
    def left(self) -> int:
        """The number of tricks still to be won, including the one in progress."""
        return 13 - len(self.done)

    def taken(self, side: Side) -> int:
        """Return the number of tricks a side has won."""
        return self.won[side]

    def played(self, seat: Seat) -> Hand:
        """Return the cards a seat has played."""
        cards = [card for trick in self.done for player, card in trick.plays() if player is seat]
        cards += [card for player, card in self.current() if player is seat]
        return Hand.of(cards)

    def count(self, seat: Seat) -> int:
        """Return how many cards a seat still holds."""
        return self.left - ((seat - self.leader) & 3 < len(self.trick))

    def current(self) -> tuple[tuple[Seat, Card], ...]:
        """Return the cards of the trick in progress in order, each with the seat that played it."""
        return tuple(zip(self.leader.clockwise(), self.trick, strict=False))

    def remaining(self, hand: Hand) -> Hand:
        """Return the unplayed cards of a hand as dealt."""
        return Hand(hand.bits & ~self.gone)

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """Return no calls: this phase has none."""
        return ()

    def legal(self, hand: Hand, /) -> tuple[Card, ...]:
        """Return the cards that follow suit, or all cards left if there are none."""
        left = hand.bits & ~self.gone
        if self.trick and (following := left & SUIT_BITS[self.trick[0].suit]):
            return cards_of(following)
        return cards_of(left)

    def check(self, action: Action, hand: Hand | None, /) -> None:
        """Raise `Refused` unless the card is held and follows suit if possible."""
        if not isinstance(action, Card):
            raise Refused("card_play.card", action=action)
        if action.bit & self.gone:
            raise Refused("card_play.gone", card=action)
        if hand is None:
            return
        left = hand.bits & ~self.gone
        if not action.bit & left:
            raise Refused("card_play.held", card=action)
        led = self.led
        if led is not None and action.suit is not led and left & SUIT_BITS[led]:
            raise Refused("card_play.follow", card=action, suit=led)

    def after(self, action: Action, /) -> "CardPlay":
        """Return the play with one more card."""
        if not isinstance(action, Card):
            raise Refused("card_play.card", action=action)
        trick, gone = (*self.trick, action), self.gone | action.bit
        if len(trick) < 4:
            hand = SEATS[(self.leader + len(trick)) & 3]
            turn = TURNS[self.actors[hand]][hand]
            return CardPlay(self.strain, self.actors, self.leader, turn, trick, self.done, gone, self.won)
        winner = SEATS[(self.leader + winning_index(trick, self.strain)) & 3]
        done = (*self.done, Trick(self.leader, trick, winner))
        next_turn = None if len(done) == 13 else TURNS[self.actors[winner]][winner]
        north_south, east_west = self.won
        won = (north_south, east_west + 1) if winner & 1 else (north_south + 1, east_west)
        return CardPlay(self.strain, self.actors, winner, next_turn, (), done, gone, won)


def winning_index(trick: tuple[Card, ...], strain: Strain) -> int:
    """Return the index of the winning card: the highest trump, else the highest of the suit led.

    >>> winning_index(tuple(map(Card.parse, ("HK", "HA", "C2", "SA"))), Strain.C)
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
