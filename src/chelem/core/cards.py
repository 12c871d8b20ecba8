"""Suits, ranks, strains and the 52 cards."""

from dataclasses import dataclass, field
from enum import IntEnum

from chelem.core.codes import Coded
from chelem.core.errors import ParseError
from chelem.core.frozen import exactly


class Suit(Coded):
    """The four suits, ranked as in contract bridge."""

    C = 0
    D = 1
    H = 2
    S = 3


class Strain(Coded):
    """A trump suit, or notrump (NT)."""

    C = 0
    D = 1
    H = 2
    S = 3
    NT = 4

    @property
    def suit(self) -> Suit | None:
        """The trump suit; None at notrump."""
        return None if self is Strain.NT else SUITS[self]


SUITS = tuple(Suit)
HIGH_FIRST = tuple(reversed(SUITS))
"""Spades, hearts, diamonds, clubs: the order in which hands are printed."""
STRAINS = tuple(Strain)
RANK_CODES = "23456789TJQKA"


class Rank(IntEnum):
    """The thirteen ranks, two to ace; printed as one character, ten as T."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    def __str__(self) -> str:
        return RANK_CODES[self]

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __repr__(self) -> str:
        return f"Rank.{self.name}"

    @classmethod
    def parse(cls, text: str) -> "Rank":
        """Parse a rank: one of 2 … 9 T J Q K A."""
        if len(text) == 1 and text in RANK_CODES:
            return RANKS[RANK_CODES.index(text)]
        raise ParseError("rank.unknown", text=text)


RANKS = tuple(Rank)


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One of the 52 cards; `index` is 13·suit + rank, and `bit` is 1 shifted left by `index`.

    >>> Card.parse("ST"), str(Card(Suit.H, Rank.ACE))
    (Card.parse('ST'), 'HA')
    """

    suit: Suit
    rank: Rank
    index: int = field(init=False, repr=False, compare=False)
    bit: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        exactly(Suit, self.suit)
        exactly(Rank, self.rank)
        index = 13 * self.suit + self.rank
        object.__setattr__(self, "index", index)
        object.__setattr__(self, "bit", 1 << index)

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return _CODES[self.index]

    def __repr__(self) -> str:
        return f"Card.parse('{self}')"

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Parse a card written suit then rank (`HT`)."""
        try:
            return _BY_CODE[text]
        except KeyError:
            raise ParseError("card.unknown", text=text) from None


_CODES = tuple(f"{suit}{rank}" for suit in SUITS for rank in RANKS)
DECK = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)
_BY_CODE = {str(card): card for card in DECK}


def cards_of(bits: int) -> tuple[Card, ...]:
    """The cards whose bits are set, spades first, high to low."""
    found = []
    while bits:
        index = bits.bit_length() - 1
        found.append(DECK[index])
        bits ^= 1 << index
    return tuple(found)
