"""The standard signals of a defender: attitude, count, and suit preference when giving a ruff.

One function says which card of a suit the signal asks for: bots that signal play it where it costs nothing,
and those that read a card ask which hands would have signalled with it.
"""

from dataclasses import dataclass

from chelem.bots.cardplay.knowledge import voids_shown
from chelem.core import SUIT_BITS, SUITS, Rank, Seat, Strain, Suit
from chelem.phases.card_play import CardPlay, winning_index

_LOWEST_RANKS = sum(1 << 13 * suit for suit in SUITS)
SPOTS = sum(_LOWEST_RANKS << rank for rank in range(Rank.TEN))
"""The cards from two to nine, which can be spared for a signal."""

_TOPS = 1 << Rank.ACE | 1 << Rank.KING | 1 << Rank.QUEEN
_TOP_HONOURS = _LOWEST_RANKS * _TOPS
"""What a defender likes to have led."""


@dataclass(frozen=True, slots=True)
class SignalTurn:
    """A defender's turn, as everybody sees it: the cards that the hand has played, and partner's voids.

    Only the first card of a suit is a signal, or a card led for a ruff, and no card of trumps.
    """

    play: CardPlay
    seat: Seat
    played: int
    partners_voids: int

    @classmethod
    def of(cls, play: CardPlay, seat: Seat) -> "SignalTurn":
        """Return the turn of a defender in a play."""
        return cls(play, seat, play.played(seat).bits, voids_shown(play, seat.partner))

    def card(self, hand: int, suit: Suit) -> int:
        """Return the card of a suit, as a bit, that `hand` signals with; 0 if it does not signal."""
        led, cards = self.play.led, hand & SUIT_BITS[suit]
        spots = cards & SPOTS
        if not spots & (spots - 1) or not self.tells(suit):
            return 0
        if led is None:
            return self._preference(hand, suit, spots)
        if suit is not led:
            return _attitude(cards & _TOP_HONOURS != 0, spots)
        if self.play.leader is self.seat.partner:
            return self._on_partners_lead(cards, spots)
        return _count(cards, spots)

    def tells(self, suit: Suit) -> bool:
        """Return whether a card of this suit may be a signal."""
        trumps, bits = self.play.strain.suit, SUIT_BITS[suit]
        if self.play.led is None:
            return trumps not in (None, suit) and bool(self.partners_voids & bits)
        return suit is not trumps and not self.played & bits

    def _preference(self, hand: int, suit: Suit, spots: int) -> int:
        """Return the card that asks for the higher or the lower of two suits, led for partner to ruff."""
        trumps = self.play.strain.suit
        lower, higher = (
            (hand >> 13 * other) & 0x1FFF & _TOPS for other in SUITS if other not in (suit, trumps)
        )
        return 0 if higher == lower else _attitude(higher > lower, spots)

    def _on_partners_lead(self, cards: int, spots: int) -> int:
        """Return the card that shows attitude where third hand does not try to win the trick."""
        trick = self.play.trick
        place = winning_index(trick, self.play.strain)
        best, partner_wins = trick[place], place == 0 and trick[0].rank >= Rank.TEN
        if not partner_wins and best.suit is trick[0].suit and cards > best.bit:
            return 0
        ruffs = self.play.strain is not Strain.NT and partner_wins and cards.bit_count() == 2
        return _attitude(cards & _TOP_HONOURS != 0 or ruffs, spots)


def _attitude(likes: bool, spots: int) -> int:  # noqa: FBT001 - what the signal says
    """Return a high card to encourage, a low one to discourage."""
    return 1 << (spots.bit_length() - 1) if likes else spots & -spots


def _count(cards: int, spots: int) -> int:
    """Return a high card from an even number, a low one from an odd."""
    return _attitude(cards.bit_count() % 2 == 0, spots)
