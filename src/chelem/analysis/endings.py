"""What can still be made of an ending when all four hands are known: an exhaustive search."""

from collections.abc import Iterator

from chelem.core.cards import Card, Strain
from chelem.core.hands import SUIT_BITS, Hand
from chelem.core.seats import Seat, Side
from chelem.phases.tricks import best

LONGEST = 7
"""The most tricks left that are searched in a moment; longer endings are a matter for a faster program."""

Hands = tuple[Hand, Hand, Hand, Hand]
_Bits = tuple[int, int, int, int]
_SUIT = tuple(index // 13 for index in range(52))
_ABOVE = tuple(SUIT_BITS[index // 13] & -(2 << index) for index in range(52))


def tricks_of(hands: Hands, strain: Strain, leader: Seat, trick: tuple[Card, ...], side: Side) -> int:
    """The most tricks that `side` can take of those left, whatever the other side does.

    `hands` are what is left of each hand, N, E, S, W, without the cards of `trick`, which is in progress,
    was led by `leader`, and is one of the tricks counted. Beyond `LONGEST` tricks it may take minutes.

    >>> hands = tuple(map(Hand.parse, ("AQ...", "43...", "65...", "KJ...")))
    >>> tricks_of(hands, Strain.NT, Seat.W, (), Side.NS), tricks_of(hands, Strain.NT, Seat.N, (), Side.NS)
    (2, 1)
    """
    search = Search(strain, side)
    north, east, south, west = (hand.bits for hand in hands)
    return search.tricks((north, east, south, west), leader, trick)


class Search:
    """The search for one strain and one side; what it has learned serves every ending of the same deal."""

    def __init__(self, strain: Strain, side: Side) -> None:
        self._strain = strain
        self._trumps = 0 if strain.suit is None else SUIT_BITS[strain.suit]
        self._side = int(side)
        self._known: dict[tuple[_Bits, int], tuple[int, int]] = {}

    def tricks(self, hands: _Bits, leader: Seat, trick: tuple[Card, ...]) -> int:
        """The most tricks that the side can take; `hands` are the bits of what is left of each."""
        low, high = 0, max(hand.bit_count() for hand in hands)
        while low < high:
            target = (low + high + 1) // 2
            if self._resume(hands, leader, trick, target):
                low = target
            else:
                high = target - 1
        return low

    def _resume(self, hands: _Bits, leader: Seat, trick: tuple[Card, ...], target: int) -> bool:
        if not trick:
            return self._reaches(hands, leader, target)
        place = best(trick, self._strain)
        seat = (leader + len(trick)) & 3
        table = sum(card.bit for card in trick)
        return self._plays(
            hands, seat, len(trick), trick[0].suit, trick[place].index, (leader + place) & 3, table, target
        )

    def _reaches(self, hands: _Bits, leader: int, target: int) -> bool:
        """Whether the side takes `target` of the tricks left when `leader` is to lead."""
        left = hands[leader].bit_count()
        if target <= 0 or target > left:
            return target <= 0
        low, high = self._known.get((hands, leader), (0, left))
        if low >= target or high < target:
            return low >= target
        quick = self._quick(hands, leader)
        if leader & 1 == self._side and quick >= target:
            reached = True
        elif leader & 1 != self._side and left - quick < target:
            reached = False
        else:
            reached = self._plays(hands, leader, 0, -1, -1, leader, 0, target)
        self._known[hands, leader] = (target, high) if reached else (low, target - 1)
        return reached

    def _plays(
        self, hands: _Bits, seat: int, count: int, led: int, high: int, winner: int, table: int, target: int
    ) -> bool:
        """The same within a trick: `count` cards are on the table, `high` is the best, that of `winner`."""
        if count == 4:
            return self._reaches(hands, winner, target - (winner & 1 == self._side))
        ours = seat & 1 == self._side
        for card in self._cards(hands, seat, led, high, winner, table):
            bit = 1 << card
            suit = _SUIT[card] if led < 0 else led
            top, by = (card, seat) if high < 0 or self._beats(card, high) else (high, winner)
            rest = _played(hands, seat, bit)
            reached = self._plays(rest, (seat + 1) & 3, count + 1, suit, top, by, table | bit, target)
            if reached == ours:
                return ours
        return not ours

    def _beats(self, card: int, high: int) -> bool:
        """Whether a card wins over the one that was winning."""
        if _SUIT[card] == _SUIT[high]:
            return card > high
        return bool(self._trumps >> card & 1)

    def _cards(self, hands: _Bits, seat: int, led: int, high: int, winner: int, table: int) -> Iterator[int]:
        """The cards worth trying, one of each run of equals, the likely ones first."""
        own = hands[seat]
        if led >= 0 and own & SUIT_BITS[led]:
            own &= SUIT_BITS[led]
        others = (hands[0] | hands[1] | hands[2] | hands[3] | table) & ~hands[seat]
        cards = list(_different(own, others))
        if led < 0:  # the highest first: it may win at once
            cards.sort(key=lambda card: (others & _ABOVE[card]).bit_count())
        elif winner ^ seat == 2:
            cards.reverse()  # partner wins so far: the cheapest first
        else:  # the cheapest that wins, then the cheapest
            winning = [card for card in reversed(cards) if self._beats(card, high)]
            cards = winning + [card for card in reversed(cards) if card not in winning]
        yield from cards

    def _quick(self, hands: _Bits, leader: int) -> int:
        """Tricks that the leader can cash at once, whatever the others hold."""
        own = hands[leader]
        left, right = hands[(leader + 1) & 3], hands[(leader + 3) & 3]
        others = left | right | hands[(leader + 2) & 3]
        armed = [hand for hand in (left, right) if hand & self._trumps]
        total = 0
        for suit in SUIT_BITS:
            mine, theirs = own & suit, others & suit
            if not mine:
                continue
            sure = (mine >> theirs.bit_length()).bit_count() if theirs else mine.bit_count()
            if suit != self._trumps:  # a side suit stands up only as long as those with trumps follow
                for hand in armed:
                    sure = min(sure, (hand & suit).bit_count())
            total += sure
        return total


def _played(hands: _Bits, seat: int, bit: int) -> _Bits:
    """The hands once a card has left the one at `seat`."""
    rest = list(hands)
    rest[seat] ^= bit
    return rest[0], rest[1], rest[2], rest[3]


def _different(own: int, others: int) -> Iterator[int]:
    """The highest card of each run that no card of another hand, or on the table, interrupts."""
    last = -1
    while own:
        card = own.bit_length() - 1
        own ^= 1 << card
        if last < 0 or _SUIT[card] != _SUIT[last] or others & _ABOVE[card] & ~_ABOVE[last]:
            yield card
        last = card
