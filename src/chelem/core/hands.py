"""Hands: immutable sets of cards, held as 52 bits."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from chelem.core.cards import (
    HIGH_FIRST,
    RANK_CODES,
    RANKS,
    Card,
    Rank,
    Suit,
    cards_of,
)
from chelem.core.errors import ParseError
from chelem.core.frozen import exactly

SUIT_BITS = tuple(0x1FFF << 13 * suit for suit in range(4))
_ALL_BITS = (1 << 52) - 1
_HCP = tuple(
    (points, sum(1 << 13 * suit + rank for suit in range(4)))
    for rank, points in ((Rank.ACE, 4), (Rank.KING, 3), (Rank.QUEEN, 2), (Rank.JACK, 1))
)


@dataclass(frozen=True, slots=True)
class Hand:
    """A set of 0 to 52 cards; bit 13·suit + rank is set for each card held.

    Iterates over its cards: spades, hearts, diamonds, clubs, high to low. As text: the suits in that order,
    separated by dots, as in PBN.

    >>> hand = Hand.parse("AKQJ.T98.7654.32")
    >>> len(hand), hand.hcp, hand.lengths, Card.parse("HT") in hand
    (13, 10, (4, 3, 4, 2), True)
    """

    bits: int = 0

    def __post_init__(self) -> None:
        if (
            type(self.bits) is int and 0 <= self.bits <= _ALL_BITS
        ):  # the fast path: hands are built most often
            return
        exactly(int, self.bits)
        raise ParseError("hand.bits", text=self.bits)

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "Hand":
        """Return the hand of these cards; `ParseError` for a duplicate."""
        bits = 0
        for card in cards:
            if bits & card.bit:
                raise ParseError("hand.twice", card=card)
            bits |= card.bit
        return cls(bits)

    @classmethod
    def parse(cls, text: str) -> "Hand":
        """Parse a hand written as four suits, `S.H.D.C`: ranks in any order, nothing for a void."""
        suits = text.split(".")
        if len(suits) != 4:
            raise ParseError("hand.suits", text=text)
        return cls.of(
            Card(suit, Rank.parse(rank))
            for suit, ranks in zip(HIGH_FIRST, suits, strict=True)
            for rank in ranks
        )

    def __str__(self) -> str:
        return ".".join("".join(RANK_CODES[rank] for rank in self.ranks(suit)) for suit in HIGH_FIRST)

    def __repr__(self) -> str:
        return f"Hand.parse('{self}')"

    def _repr_svg_(self) -> str:
        """Draw the hand for a notebook."""
        from chelem.core.diagrams import hand_svg  # noqa: PLC0415 - few hands are drawn

        return hand_svg(self)

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits & card.bit)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __or__(self, other: "Hand") -> "Hand":
        return Hand(self.bits | other.bits)

    def __and__(self, other: "Hand") -> "Hand":
        return Hand(self.bits & other.bits)

    def __sub__(self, other: "Hand") -> "Hand":
        return Hand(self.bits & ~other.bits)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, spades first, high to low."""
        return cards_of(self.bits)

    def without(self, card: Card) -> "Hand":
        """Return the hand without `card`."""
        return Hand(self.bits & ~card.bit)

    def suit(self, suit: Suit) -> "Hand":
        """Return the cards of one suit as a hand."""
        return Hand(self.bits & SUIT_BITS[suit])

    def length(self, suit: Suit) -> int:
        """Return the number of cards in one suit."""
        return (self.bits & SUIT_BITS[suit]).bit_count()

    def ranks(self, suit: Suit) -> tuple[Rank, ...]:
        """Return the ranks held in one suit, high to low."""
        holding = self.bits >> 13 * suit & 0x1FFF
        return tuple(rank for rank in reversed(RANKS) if holding >> rank & 1)

    @property
    def lengths(self) -> tuple[int, int, int, int]:
        """The number of spades, hearts, diamonds and clubs."""
        spades, hearts, diamonds, clubs = (self.length(suit) for suit in HIGH_FIRST)
        return spades, hearts, diamonds, clubs

    @property
    def hcp(self) -> int:
        """High-card points (HCP): ace 4, king 3, queen 2, jack 1 (RULES 0.1)."""
        total = 0
        for points, cards in _HCP:
            total += points * (self.bits & cards).bit_count()
        return total

    @property
    def balanced(self) -> bool:
        """Whether the hand is 4333, 4432 or 5332 (RULES 4.6)."""
        return len(self) == 13 and sorted(self.lengths) in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5])


PACK = Hand(_ALL_BITS)
