"""Search for a line of play that takes some tricks in every layout of the unseen cards, against any defence.

The search gives the others more than they have, so what it finds is certain. Each hidden hand may hold any
card that nothing excludes, and as many as it likes; it loses a card only by following suit. A hand may show
out whenever the other hidden hands can hold the cards left of the suit. When the others are on lead they may
also pass it to any of our hands, so that a line never needs them to lead a suit.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from chelem.bots.top_tricks import TopTricks, runs_of, suit_of
from chelem.core.cards import Suit
from chelem.core.hands import SUIT_BITS
from chelem.core.seats import SEATS, Seat
from chelem.simulation.requirements import Bits


class LineTooLong(Exception):
    """The search took more steps than it may."""


@dataclass(frozen=True, slots=True)
class OpenTrick:
    """A trick in progress: who led which suit, the best card so far as a bit, and who played it."""

    leader: int
    suit: int
    best: int
    winner: int
    played: int
    """The number of cards played."""


class LineSearch:
    """A search for sure tricks of the seats `ours`, whose hands are known, in at most `steps` cards.

    With `cash` it finds only the lines that never lose the lead after the trick in progress.

    A position has, as bits, what our seats hold and what the other seats may hold.
    """

    def __init__(
        self, ours: tuple[Seat, ...], trumps: Suit | None, steps: int, *, cash: bool = False
    ) -> None:
        self._ours = tuple(seat in ours for seat in SEATS)
        self._seats = tuple(int(seat) for seat in ours)
        self._trumps = 0 if trumps is None else SUIT_BITS[trumps]
        self._steps = steps
        self._cash = cash
        self._tops = TopTricks(trumps, steps)
        self._known: dict[tuple[Bits, int, int], int] = {}
        self._failed: dict[tuple[Bits, int, int], int] = {}

    def sure(self, hands: Bits, leader: int, left: int, goal: int) -> bool:
        """Return whether we surely take `goal` of the `left` tricks that `leader` is about to start.

        `LineTooLong` if that takes too many steps.
        """
        if goal <= 0 or goal > left or (self._cash and not self._ours[leader]):
            return goal <= 0
        key = (hands, leader, left)
        if self._known.get(key, -1) >= goal:
            return True
        if self._failed.get(key, 99) <= goal:
            return False
        found = (
            self._we_lead(hands, leader, left, goal)
            if self._ours[leader]
            else self._they_lead(hands, leader, left, goal)
        )
        if found:
            self._known[key] = goal
        else:
            self._failed[key] = goal
        return found

    def _we_lead(self, hands: Bits, leader: int, left: int, goal: int) -> bool:
        partner = self._partners(hands, leader)
        if self._tops.enough(hands[leader], partner, self._others(hands), goal):
            return True
        if self._cash:
            return False
        return any(
            self.sure_after(
                _without(hands, card), OpenTrick(leader, suit_of(card), card, leader, 1), left, goal
            )
            for card in self._leads(hands, leader)
        )

    def _they_lead(self, hands: Bits, leader: int, left: int, goal: int) -> bool:
        if not all(self.sure(hands, seat, left, goal) for seat in self._seats):
            return False
        return all(
            self.sure_after(
                _without(hands, card), OpenTrick(leader, suit_of(card), card, leader, 1), left, goal
            )
            for suit in SUIT_BITS
            for card in self._classes(hands, hands[leader] & suit)
        )

    def sure_after(self, hands: Bits, trick: OpenTrick, left: int, goal: int) -> bool:
        """Return whether we surely take `goal` of the `left` tricks, the one in progress included."""
        self._steps -= 1
        if self._steps < 0:
            raise LineTooLong
        if trick.played == 4:
            won = self._ours[trick.winner]
            return self.sure(hands, trick.winner, left - 1, goal - won)
        seat = (trick.leader + trick.played) & 3
        if self._ours[seat]:
            return any(
                self.sure_after(_without(hands, card), self._after(trick, seat, card), left, goal)
                for card in self._our_cards(hands, seat, trick)
            )
        return all(
            self.sure_after(after, self._after(trick, seat, card), left, goal)
            for after, card in self._their_cards(hands, seat, trick)
        )

    def _after(self, trick: OpenTrick, seat: int, card: int) -> OpenTrick:
        """Return the trick after a card, 0 for a discard that does not matter."""
        wins = self._beats(card, trick)
        best, winner = (card, seat) if wins else (trick.best, trick.winner)
        return OpenTrick(trick.leader, trick.suit, best, winner, trick.played + 1)

    def _beats(self, card: int, trick: OpenTrick) -> bool:
        if trick.best & self._trumps and not trick.suit & self._trumps:
            return bool(card & self._trumps) and card > trick.best
        if card & trick.suit:
            return card > trick.best
        return bool(card & self._trumps)

    def _leads(self, hands: Bits, leader: int) -> list[int]:
        """Return the cards to lead, winners first."""
        found = [card for suit in SUIT_BITS for card in self._classes(hands, hands[leader] & suit)]
        others = self._others(hands)
        return sorted(found, key=lambda card: others & suit_of(card) >= card)

    def _partners(self, hands: Bits, seat: int) -> int:
        """Return the cards of our other hands."""
        held = 0
        for other in self._seats:
            held |= hands[other] if other != seat else 0
        return held

    def _our_cards(self, hands: Bits, seat: int, trick: OpenTrick) -> list[int]:
        """Return the cards to play from our hand: each class of the suit led, else low cards and ruffs."""
        if following := hands[seat] & trick.suit:
            return self._classes(hands, following, trick.best)
        ruffs = self._classes(hands, hands[seat] & self._trumps, trick.best)
        return ruffs + [
            held & -held for suit in SUIT_BITS if suit != self._trumps and (held := hands[seat] & suit)
        ]

    def _their_cards(self, hands: Bits, seat: int, trick: OpenTrick) -> Iterator[tuple[Bits, int]]:
        """Yield the hands after each card of another seat that matters, with the card; 0 is a discard."""
        following = hands[seat] & trick.suit
        elsewhere = 0
        for other in range(4):
            if other != seat and not self._ours[other]:
                elsewhere |= hands[other]
        if following & ~elsewhere == 0:
            yield from self._show_out(_limited(hands, seat, ~trick.suit), seat, trick)
        if following:
            low = following & -following
            for card in {
                low,
                *(card for card in self._classes(hands, following, trick.best) if self._beats(card, trick)),
            }:
                yield _without(hands, card), card

    def _show_out(self, hands: Bits, seat: int, trick: OpenTrick) -> Iterator[tuple[Bits, int]]:
        for card in self._classes(hands, hands[seat] & self._trumps & ~trick.suit, trick.best):
            if self._beats(card, trick):
                yield _without(hands, card), card
        yield hands, 0

    def _classes(self, hands: Bits, cards: int, on_table: int = 0) -> list[int]:
        """Return the lowest of each run of `cards`, of one suit, that no other card separates."""
        if not cards:
            return []
        return runs_of(
            cards, (hands[0] | hands[1] | hands[2] | hands[3] | on_table) & suit_of(cards) & ~cards
        )

    def _others(self, hands: Bits) -> int:
        """Return all cards that the others may hold."""
        held = 0
        for seat in range(4):
            if not self._ours[seat]:
                held |= hands[seat]
        return held


def _without(hands: Bits, card: int) -> Bits:
    north, east, south, west = hands
    return north & ~card, east & ~card, south & ~card, west & ~card


def _limited(hands: Bits, seat: int, cards: int) -> Bits:
    north, east, south, west = (held & cards if place == seat else held for place, held in enumerate(hands))
    return north, east, south, west
