"""Evaluate a hand for the bidding: points, lengths, suit quality, stoppers, defensive tricks."""

from dataclasses import dataclass
from functools import lru_cache

from chelem.core.cards import (
    SUITS,
    Rank,
    Strain,
    Suit,
)
from chelem.core.hands import Hand

_SHORTNESS = {3: (3, 2, 1), 4: (4, 3, 1)}
"""Points for a void, a singleton and a doubleton, with three trumps and with four or more."""

_TOP_HONOURS = (Rank.ACE, Rank.KING, Rank.QUEEN)


@dataclass(frozen=True, slots=True)
class EvaluatedHand:
    """A hand of thirteen cards and its evaluation; lengths are in the order ♣ ♦ ♥ ♠.

    `hcp` counts high cards, `hl` adds a point for each card beyond the fourth in a suit.
    """

    hand: Hand
    hcp: int
    hl: int
    lengths: tuple[int, int, int, int]
    balanced: bool

    @classmethod
    def of(cls, hand: Hand) -> "EvaluatedHand":
        """Evaluate a hand of thirteen cards."""
        return _evaluate(hand)

    def length(self, suit: Suit | Strain) -> int:
        """Return the number of cards in a suit."""
        return self.lengths[suit]

    def hld(self, trumps: Suit | Strain) -> int:
        """Return the points with these trumps; shortness counts only with three trumps or more."""
        trump_length = self.lengths[trumps]
        if trump_length < 3:
            return self.hcp
        values = _SHORTNESS[3 if trump_length == 3 else 4]
        side_suits = [self.lengths[suit] for suit in SUITS if suit != trumps]
        shortness = sum(values[length] for length in side_suits if length < 3)
        second_suit = int(max(side_suits) >= 5)
        return self.hcp + shortness + max(0, trump_length - 5) + second_suit

    def top_honours(self, suit: Suit) -> int:
        """Return how many of the ace, king and queen of a suit the hand holds."""
        return sum(rank in _TOP_HONOURS for rank in self.hand.ranks(suit))

    def good_suit(self, suit: Suit) -> bool:
        """Return whether the suit has two of the top three honours, or three of the top five."""
        return self.top_honours(suit) >= 2 or self._honours(suit) >= 3

    def fair_suit(self, suit: Suit) -> bool:
        """Return whether the suit is worth an overcall: good, a top honour and another one, or six cards."""
        two_honours = self.top_honours(suit) >= 1 and self._honours(suit) >= 2
        return self.good_suit(suit) or two_honours or self.lengths[suit] >= 6

    def _honours(self, suit: Suit) -> int:
        return sum(rank >= Rank.TEN for rank in self.hand.ranks(suit))

    def stops(self, suit: Suit) -> bool:
        """Return whether the suit is stopped: A, Kx, Qxx or Jxxx at least."""
        ranks = self.hand.ranks(suit)
        return bool(ranks) and len(ranks) >= 1 + Rank.ACE - ranks[0] and ranks[0] >= Rank.JACK

    @property
    def aces(self) -> int:
        """The number of aces."""
        return sum(Rank.ACE in self.hand.ranks(suit) for suit in SUITS)

    @property
    def kings(self) -> int:
        """The number of kings."""
        return sum(Rank.KING in self.hand.ranks(suit) for suit in SUITS)

    @property
    def longest(self) -> Suit:
        """The longest suit; the higher of two of the same length."""
        return max(SUITS, key=lambda suit: (self.lengths[suit], suit))

    def defensive_tricks(self, trumps: Suit | None) -> float:
        """Return the tricks expected in defence: quick tricks, and tricks in the opponents' trumps."""
        side_suits = sum(self._quick_tricks(suit) for suit in SUITS if suit != trumps)
        return side_suits + (0 if trumps is None else self._trump_tricks(trumps))

    def _quick_tricks(self, suit: Suit) -> float:
        """Return the quick tricks: AK 2, AQ 1½, A or KQ 1, Kx ½; at most one in a suit of six cards."""
        ranks = self.hand.ranks(suit)
        top = {rank for rank in ranks if rank in _TOP_HONOURS}
        if Rank.ACE in top:
            tricks = 2.0 if Rank.KING in top else 1.5 if Rank.QUEEN in top else 1.0
        elif Rank.KING in top:
            tricks = 1.0 if Rank.QUEEN in top else 0.5 if len(ranks) > 1 else 0
        else:
            tricks = 0
        return min(tricks, 1.0) if len(ranks) >= 6 else tricks

    def _trump_tricks(self, trumps: Suit) -> float:
        """Return the tricks in the opponents' trumps: guarded honours, or length beyond three."""
        ranks = self.hand.ranks(trumps)
        honours = sum(len(ranks) > Rank.ACE - rank for rank in ranks if rank >= Rank.JACK)
        return float(max(honours, len(ranks) - 3 if len(ranks) > 3 and honours else 0))


@lru_cache(maxsize=512)
def _evaluate(hand: Hand) -> EvaluatedHand:
    spades, hearts, diamonds, clubs = hand.lengths
    lengths = (clubs, diamonds, hearts, spades)
    extra = sum(max(0, length - 4) for length in lengths)
    return EvaluatedHand(hand, hand.hcp, hand.hcp + extra, lengths, hand.balanced)
