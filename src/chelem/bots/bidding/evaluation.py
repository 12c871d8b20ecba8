"""What a hand is worth: points of three kinds, lengths, stoppers, aces."""

from dataclasses import dataclass
from functools import lru_cache

from chelem.core.cards import (
    SUITS,
    Rank,
    Strain,
    Suit,
)
from chelem.core.hands import Hand

_SHORT = {3: (3, 2, 1), 4: (4, 3, 1)}  # void, singleton, doubleton, with three trumps and with four or more
_TOP = (Rank.ACE, Rank.KING, Rank.QUEEN)


@dataclass(frozen=True, slots=True)
class Holding:
    """One hand as a bidder sees it; lengths are in the order ♣ ♦ ♥ ♠.

    `h` counts honours, `hl` adds a point for each card beyond four in a suit.
    """

    hand: Hand
    h: int
    hl: int
    lengths: tuple[int, int, int, int]
    regular: bool

    @classmethod
    def of(cls, hand: Hand) -> "Holding":
        """The evaluation of a hand of thirteen cards."""
        return _evaluate(hand)

    def length(self, suit: Suit | Strain) -> int:
        """How many cards of a suit."""
        return self.lengths[suit]

    def fit(self, trumps: Suit | Strain) -> int:
        """HLD: the points with these trumps, shortness counted once there are three of them."""
        many = self.lengths[trumps]
        if many < 3:
            return self.h
        short = _SHORT[3 if many == 3 else 4]
        shortness = sum(
            short[self.lengths[suit]] for suit in SUITS if suit != trumps and self.lengths[suit] < 3
        )
        return self.h + shortness + max(0, many - 5) + self._side(trumps)

    def _side(self, trumps: Suit | Strain) -> int:
        """A second suit of five cards is worth a point."""
        return int(any(self.lengths[suit] >= 5 for suit in SUITS if suit != trumps))

    def tops(self, suit: Suit) -> int:
        """How many of ace, king, queen of a suit."""
        return sum(rank in _TOP for rank in self.hand.ranks(suit))

    def good(self, suit: Suit) -> bool:
        """Two of the three top honours, or three of the first five."""
        ranks = self.hand.ranks(suit)
        return self.tops(suit) >= 2 or sum(rank >= Rank.TEN for rank in ranks) >= 3

    def fair(self, suit: Suit) -> bool:
        """A suit that one may overcall: an honour well accompanied, or six cards."""
        ranks = self.hand.ranks(suit)
        honours = sum(rank >= Rank.TEN for rank in ranks)
        return self.good(suit) or (self.tops(suit) >= 1 and honours >= 2) or len(ranks) >= 6

    def stops(self, suit: Suit) -> bool:
        """Ace, king second, queen third, jack fourth."""
        ranks = self.hand.ranks(suit)
        return bool(ranks) and len(ranks) >= 1 + Rank.ACE - ranks[0] and ranks[0] >= Rank.JACK

    @property
    def aces(self) -> int:
        """How many aces."""
        return sum(Rank.ACE in self.hand.ranks(suit) for suit in SUITS)

    @property
    def kings(self) -> int:
        """How many kings."""
        return sum(Rank.KING in self.hand.ranks(suit) for suit in SUITS)

    @property
    def longest(self) -> Suit:
        """The longest suit, the higher of two equal ones."""
        return max(SUITS, key=lambda suit: (self.lengths[suit], suit))

    def sure(self, trumps: Suit | None) -> float:
        """Tricks to be had in defence: honours at the head of suits, and what the trumps promise."""
        return sum(self._quick(suit) for suit in SUITS if suit != trumps) + (
            self._trumps(trumps) if trumps is not None else 0
        )

    def _quick(self, suit: Suit) -> float:
        """Quick tricks: AK 2, AQ 1½, A or KQ 1, Kx ½; little of them in a long suit."""
        ranks = self.hand.ranks(suit)
        top = {rank for rank in ranks if rank in _TOP}
        if Rank.ACE in top:
            tricks = 2.0 if Rank.KING in top else 1.5 if Rank.QUEEN in top else 1.0
        elif Rank.KING in top:
            tricks = 1.0 if Rank.QUEEN in top else 0.5 if len(ranks) > 1 else 0
        else:
            tricks = 0
        return min(tricks, 1.0) if len(ranks) >= 6 else tricks

    def _trumps(self, trumps: Suit) -> float:
        """Tricks of the trumps of the other side: honours, and length beyond three."""
        ranks = self.hand.ranks(trumps)
        honours = sum(len(ranks) > Rank.ACE - rank for rank in ranks if rank >= Rank.JACK)
        return float(max(honours, len(ranks) - 3 if len(ranks) > 3 and honours else 0))


@lru_cache(maxsize=512)
def _evaluate(hand: Hand) -> Holding:
    spades, hearts, diamonds, clubs = hand.lengths
    lengths = (clubs, diamonds, hearts, spades)
    extra = sum(max(0, many - 4) for many in lengths)
    return Holding(hand, hand.points, hand.points + extra, lengths, hand.regular)
