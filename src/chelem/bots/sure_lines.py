"""Search for a line of play that takes some tricks in every layout of the unseen cards, against any defence.

The search gives the others more than they have, so what it finds is certain. Each hidden hand may hold any
card that nothing excludes, and as many as it likes; it loses a card only by following suit. A hand may show
out whenever the other hidden hands can hold the cards left of the suit. When the others are on lead they may
also pass it to any of our hands, so that a line never needs them to lead a suit.
"""

from collections.abc import Iterator
from dataclasses import dataclass

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
    """A search for sure tricks of the seats `ours`, whose hands are known, in at most `steps` positions.

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
        self._steps -= 1
        if self._steps < 0:
            raise LineTooLong
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
        if self._run(hands, leader) >= goal:
            return True
        if self._cash and self._tops(hands) < goal:
            return False
        return any(
            self.sure_after(
                _without(hands, card), OpenTrick(leader, _suit_of(card), card, leader, 1), left, goal
            )
            for card in self._leads(hands, leader)
        )

    def _they_lead(self, hands: Bits, leader: int, left: int, goal: int) -> bool:
        if not all(self.sure(hands, seat, left, goal) for seat in self._seats):
            return False
        return all(
            self.sure_after(
                _without(hands, card), OpenTrick(leader, _suit_of(card), card, leader, 1), left, goal
            )
            for suit in SUIT_BITS
            for card in self._classes(hands, hands[leader] & suit)
        )

    def sure_after(self, hands: Bits, trick: OpenTrick, left: int, goal: int) -> bool:
        """Return whether we surely take `goal` of the `left` tricks, the one in progress included."""
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
        others, partner = self._others(hands), self._partners(hands, leader)
        if not self._cash:
            return sorted(found, key=lambda card: others & _suit_of(card) >= card)
        return sorted(
            (card for card in found if self._may_win(card, others, partner)),
            key=lambda card: (
                (hands[leader] & _suit_of(card)).bit_count() - (partner & _suit_of(card)).bit_count()
            ),
        )

    def _may_win(self, card: int, others: int, partner: int) -> bool:
        """Return whether a lead may be a sure trick: nobody else can win it or ruff it."""
        suit = _suit_of(card)
        if suit != self._trumps and others & self._trumps:
            return False
        best = max(card, partner & suit)
        return best > others & suit or (not partner & suit and bool(partner & self._trumps))

    def _tops(self, hands: Bits) -> int:
        """Return the most tricks that our hands could take from the top."""
        others, mine = self._others(hands), [hands[seat] for seat in self._seats]
        return sum(
            sum((held & suit).bit_count() for held in mine)
            if suit == self._trumps
            else _tops_of_suit([held & suit for held in mine], others & suit)
            for suit in SUIT_BITS
        )

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
        suit = _suit_of(cards & -cards)
        rest = (hands[0] | hands[1] | hands[2] | hands[3] | on_table) & suit & ~cards
        found, previous = [], 0
        while cards:
            card = cards & -cards
            if not previous or rest & (card - 1) & ~(previous - 1):
                found.append(card)
            previous = card
            cards ^= card
        return found[::-1]

    def _others(self, hands: Bits) -> int:
        """Return all cards that the others may hold."""
        held = 0
        for seat in range(4):
            if not self._ours[seat]:
                held |= hands[seat]
        return held

    def _run(self, hands: Bits, leader: int) -> int:
        """Return the tricks that the hand on lead takes by itself, from the top, if nobody can ruff."""
        others, partner = self._others(hands), self._partners(hands, leader)
        can_ruff = bool(others & self._trumps)
        return sum(
            _run_of_suit(hands[leader] & suit, others & suit, partner & suit)
            for suit in SUIT_BITS
            if not can_ruff or suit == self._trumps
        )


def _run_of_suit(mine: int, theirs: int, partner: int) -> int:
    """Return the winners of a suit from the top if another hand holds all the rest and keeps the best."""
    tricks = 0
    while mine:
        card = 1 << mine.bit_length() - 1
        low = partner & -partner
        if theirs > card or low > card:
            break
        tricks += 1
        mine ^= card
        theirs &= theirs - 1
        partner ^= low
    return tricks


def _tops_of_suit(mine: list[int], theirs: int) -> int:
    """Return the most tricks of a suit from the top, the best card of our hands in each round."""
    together, tricks = 0, 0
    for held in mine:
        together |= held
    for _ in range(max(held.bit_count() for held in mine)):
        card = 1 << together.bit_length() - 1
        if theirs > card:
            break
        tricks += 1
        together ^= card
        theirs &= theirs - 1
    return tricks


def _suit_of(card: int) -> int:
    return SUIT_BITS[(card.bit_length() - 1) // 13]


def _without(hands: Bits, card: int) -> Bits:
    north, east, south, west = hands
    return north & ~card, east & ~card, south & ~card, west & ~card


def _limited(hands: Bits, seat: int, cards: int) -> Bits:
    north, east, south, west = (held & cards if place == seat else held for place, held in enumerate(hands))
    return north, east, south, west
