"""What the hidden hands may hold in a search for sure lines, and what they may play.

A hidden hand may hold any card that nothing excludes. It loses a card by following suit, and a whole suit by
showing out; which card it then discards stays open. So a hand must follow suit only if more cards of the suit
can be nowhere else than may have been discarded.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from chelem.core import SEATS, SUIT_BITS, Seat, Suit
from chelem.core.runs import runs_of, suit_of
from chelem.simulation.requirements import Bits

_PLACE = 8
"""The bits of a number of discards."""


class OpenTrick(NamedTuple):
    """A trick in progress: who led which suit, the best card so far as a bit, and who played it."""

    leader: int
    suit: int
    best: int
    winner: int
    played: int
    """The number of cards played."""


class PossibleHands(NamedTuple):
    """What each seat holds or may hold, as bits, and how many open discards may be of each suit, packed."""

    hands: Bits
    open_discards: int = 0

    def without(self, card: int) -> "PossibleHands":
        """Return the cards after one is played."""
        north, east, south, west = self.hands
        return PossibleHands((north & ~card, east & ~card, south & ~card, west & ~card), self.open_discards)

    def discards_of(self, suit: int) -> int:
        """Return how many open discards may be of this suit, given by its bits."""
        return self.open_discards >> _PLACE * ((suit.bit_length() - 1) // 13) & (1 << _PLACE) - 1


class HiddenHands:
    """What the seats other than `ours` may do; `trumps` are given."""

    def __init__(self, ours: tuple[Seat, ...], trumps: Suit | None) -> None:
        self._trumps = 0 if trumps is None else SUIT_BITS[trumps]
        self.seats = tuple(int(seat) for seat in SEATS if seat not in ours)

    def all_cards(self, hands: Bits) -> int:
        """Return all cards that the hidden hands may hold."""
        cards = 0
        for seat in self.seats:
            cards |= hands[seat]
        return cards

    def elsewhere(self, hands: Bits, seat: int) -> int:
        """Return the cards that the other hidden hands may hold."""
        cards = 0
        for other in self.seats:
            cards |= hands[other] if other != seat else 0
        return cards

    def replies(
        self, cards: PossibleHands, seat: int, trick: OpenTrick, left: int, *, whole: bool
    ) -> Iterator[tuple[PossibleHands, int]]:
        """Yield each reply that matters, as the card, 0 for a discard, and the cards after it.

        With `whole`, that is any card of the suit led; else those that win, and the lowest.
        """
        following = cards.hands[seat] & trick.suit
        if following:
            options = classes(cards.hands, following, trick.best)
            for card in options if whole else {following & -following, *options}:
                if whole or card == following & -following or beats(card, trick, self._trumps):
                    yield cards.without(card), card
        after = self._showing_out(cards, seat, trick, left)
        if after is None:
            return
        for card in classes(after.hands, after.hands[seat] & self._trumps & ~trick.suit, trick.best):
            if beats(card, trick, self._trumps):
                yield after.without(card), card
        yield self._with_discard(after, seat), 0

    def _showing_out(
        self, cards: PossibleHands, seat: int, trick: OpenTrick, left: int
    ) -> PossibleHands | None:
        """Return the cards if the seat has none of the suit led; None if it must have one."""
        hands = cards.hands
        only_here = hands[seat] & trick.suit & ~self.elsewhere(hands, seat)
        if only_here.bit_count() > cards.discards_of(trick.suit):
            return None
        if not hands[seat] & trick.suit:
            return cards
        after = PossibleHands(limited(hands, seat, ~trick.suit), cards.open_discards)
        if after.hands[seat].bit_count() < left:
            return None
        for other in self.seats:
            count = left - ((other - trick.leader) & 3 < trick.played)
            if other != seat and self._needed(after, other) > count:
                return None
        return after

    def _needed(self, cards: PossibleHands, seat: int) -> int:
        """Return how many cards the seat must hold, as they can be nowhere else."""
        only_here = cards.hands[seat] & ~self.elsewhere(cards.hands, seat)
        return sum(
            max(0, (only_here & suit).bit_count() - cards.discards_of(suit))
            for suit in SUIT_BITS
            if only_here & suit
        )

    def _with_discard(self, cards: PossibleHands, seat: int) -> PossibleHands:
        """Return the cards after a discard of any suit that the seat may hold."""
        more = 0
        for place, suit in enumerate(SUIT_BITS):
            if cards.hands[seat] & suit:
                more |= 1 << _PLACE * place
        return PossibleHands(cards.hands, cards.open_discards + more)

    def draw(self, hands: Bits, counts: Sequence[int], chance: Random) -> Bits | None:
        """Return a layout in which each hidden hand has its number of cards; None if none was found."""
        layout, free = list(hands), self.all_cards(hands)
        for place, seat in enumerate(self.seats):
            elsewhere = 0
            for other in self.seats[place + 1 :]:
                elsewhere |= hands[other]
            mine, count = hands[seat] & free, counts[seat]
            certain, common = _split(mine & ~elsewhere), _split(mine & elsewhere)
            missing = count - len(certain)
            if missing > len(common):
                return None
            more = chance.sample(common, missing) if missing > 0 else []
            layout[seat] = sum(chance.sample(certain, min(count, len(certain))) + more)
            free &= ~layout[seat]
        north, east, south, west = layout
        return north, east, south, west


def beats(card: int, trick: OpenTrick, trumps: int) -> bool:
    """Return whether a card would win the trick so far; trumps are given as bits."""
    if trick.best & trumps and not trick.suit & trumps:
        return bool(card & trumps) and card > trick.best
    if card & trick.suit:
        return card > trick.best
    return bool(card & trumps)


def classes(hands: Bits, cards: int, on_table: int = 0) -> list[int]:
    """Return the lowest of each run of `cards`, of one suit, that no other card separates."""
    if not cards:
        return []
    return runs_of(cards, (hands[0] | hands[1] | hands[2] | hands[3] | on_table) & suit_of(cards) & ~cards)


def limited(hands: Bits, seat: int, cards: int) -> Bits:
    """Return the hands, one of which holds none but these cards."""
    north, east, south, west = (hand & cards if place == seat else hand for place, hand in enumerate(hands))
    return north, east, south, west


def _split(bits: int) -> list[int]:
    found = []
    while bits:
        found.append(bits & -bits)
        bits &= bits - 1
    return found
