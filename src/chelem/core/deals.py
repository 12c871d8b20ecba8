"""Deals: four hands of thirteen cards, numbered from 0 to `DEAL_COUNT` − 1."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import comb
from operator import index

from chelem.core.cards import DECK
from chelem.core.coerce import coerce
from chelem.core.errors import ParseError
from chelem.core.hands import PACK, Hand
from chelem.core.seats import SEATS, Seat

KnownHands = tuple[Hand | None, Hand | None, Hand | None, Hand | None]
"""The hands N, E, S, W; None for each one that is unknown."""
DEAL_COUNT = comb(52, 13) * comb(39, 13) * comb(26, 13)
"""The number of deals: 53 644 737 765 488 792 839 237 440 000."""

_EAST, _SOUTH = comb(39, 13), comb(26, 13)
_CHOOSE = tuple(tuple(comb(n, k) for k in range(14)) for n in range(53))


@dataclass(frozen=True, slots=True)
class Deal:
    """Four hands, N, E, S, W, of thirteen different cards each.

    >>> deal = Deal.from_number(2026)
    >>> Deal.parse(str(deal)) == deal, deal.number
    (True, 2026)
    """

    hands: tuple[Hand, Hand, Hand, Hand]

    def __post_init__(self) -> None:
        north, east, south, west = (hand.bits for hand in self.hands)
        whole = north.bit_count() == east.bit_count() == south.bit_count() == west.bit_count() == 13
        if whole and north | east | south | west == PACK.bits:
            return
        seen = 0
        for seat, hand in zip(SEATS, self.hands, strict=True):
            if twice := Hand(seen & hand.bits):
                raise ParseError("deal.twice", card=twice.cards[0])
            seen |= hand.bits
            if len(hand) != 13:
                raise ParseError("deal.count", seat=seat, count=len(hand))

    @classmethod
    def of(cls, north: Hand, east: Hand, south: Hand, west: Hand) -> "Deal":
        """Return the deal of these four hands; `ParseError` if a card occurs twice or a hand has not 13."""
        return cls((north, east, south, west))

    @classmethod
    def parse(cls, text: str) -> "Deal":
        """Parse a deal as PBN writes it: first seat, colon, four hands clockwise."""
        first, colon, rest = text.strip().partition(":")
        hands = rest.split()
        if not colon or len(hands) != 4:
            raise ParseError("deal.form", text=text)
        by_seat = dict(zip(Seat.parse(first).clockwise(), map(Hand.parse, hands), strict=True))
        return cls.of(*map(by_seat.__getitem__, SEATS))

    def __str__(self) -> str:
        return "N:" + " ".join(map(str, self.hands))

    def __repr__(self) -> str:
        return f"Deal.parse('{self}')"

    def _repr_svg_(self) -> str:
        """Draw the deal for a notebook."""
        from chelem.core.diagrams import deal_svg  # noqa: PLC0415 - few deals are drawn

        return deal_svg(self.hands)

    def __iter__(self) -> Iterator[Hand]:
        return iter(self.hands)

    def __getitem__(self, seat: Seat | str) -> Hand:
        return self.hands[coerce(Seat, seat)]

    @classmethod
    def draw(cls, randbelow: Callable[[int], int]) -> "Deal":
        """Draw a random deal; all are equally likely if `randbelow(n)` is uniform on 0 … n−1.

        Pass `secrets.randbelow` for an unpredictable deal, `random.Random(seed).randrange` for a repeatable
        one.
        """
        return cls.from_number(randbelow(DEAL_COUNT))

    @classmethod
    def from_number(cls, number: int) -> "Deal":
        """Return deal `number`, 0 ≤ number < `DEAL_COUNT`; `ParseError` outside that range."""
        number = index(number)
        if not 0 <= number < DEAL_COUNT:
            raise ParseError("deal.number", number=str(number))
        rest, south = divmod(number, _SOUTH)
        north, east = divmod(rest, _EAST)
        left, hands = list(range(52)), []
        for rank in (north, east, south):
            places = _subset(rank, len(left))
            hands.append(Hand.of(DECK[left[place]] for place in places))
            for place in places:
                del left[place]
        return cls.of(hands[0], hands[1], hands[2], Hand.of(DECK[place] for place in left))

    @property
    def number(self) -> int:
        """The number of the deal: North's hand, then East's among the cards left, then South's."""
        number, left = 0, PACK.bits
        for hand, many in zip(self.hands[:3], (1, _EAST, _SOUTH), strict=True):
            number = number * many + _place(hand.bits, left)
            left &= ~hand.bits
        return number


def _subset(rank: int, size: int) -> list[int]:
    """Return subset number `rank` of thirteen out of `size` positions, highest position first."""
    places, place = [], size
    for count in range(13, 0, -1):
        place -= 1
        while (below := _CHOOSE[place][count]) > rank:
            place -= 1
        rank -= below
        places.append(place)
    return places


def _place(hand: int, left: int) -> int:
    """Return the rank of the thirteen cards of `hand` among the subsets of thirteen of the cards `left`."""
    rank = place = count = 0
    for card in DECK:
        if left & card.bit:
            if hand & card.bit:
                count += 1
                rank += _CHOOSE[place][count]
            place += 1
    return rank
