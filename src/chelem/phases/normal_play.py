"""The tricks that a side wins in every normal play of the cards that are left (Law 71).

The side plays its suits in any order, each from the top. On lead it chooses a suit in which it has the
highest card left, and plays the suit until that card is gone: from the hand that has it, or low to the hand
opposite. If there is no such suit it leads the highest card of any. Following suit, a hand plays its highest
card, its lowest where that cannot win or where partner's card is safe; the last to play may also win as
cheaply as possible. A hand without the suit ruffs, high or low, unless partner's card is safe; it discards
any card that it can spare.

The others lead anything, follow with their lowest card or any that wins, and ruff or not. What they discard
stays open: they never unguard a suit, yet they may show out of one and ruff it if they may have discarded it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from chelem.core import SUIT_BITS
from chelem.core.runs import runs_of, suit_of

BitsBySeat = tuple[int, int, int, int]
"""The cards of North, East, South and West as bits."""
Reply = tuple[BitsBySeat, int]
"""The hands after a card is played, and the card as a bit, 0 for a discard of the others."""

STEPS, ALL_STEPS = 6_000, 10_000
"""The most cards that are tried for one number of tricks, and for all numbers together."""


class TrickInProgress(NamedTuple):
    """A trick in progress; suits and cards are bits, `winner` is the seat of the best card."""

    leader: int
    suit: int
    best: int
    winner: int
    played: int


@dataclass(frozen=True, slots=True)
class CardsLeft:
    """The cards that are left, with the hand on lead or the trick in progress; the trumps are bits."""

    hands: BitsBySeat
    start: int | TrickInProgress
    left: int
    trumps: int


def fewest_tricks(cards: CardsLeft, side: int, floor: int = 0, steps: int = STEPS) -> int:
    """Return how many of the tricks left a side (0 North-South) wins in every normal play; `floor` at least.

    A number whose search tries more than `steps` cards, or more than are left of `ALL_STEPS`, is not counted.
    """
    proved, most, left = floor, cards.left, ALL_STEPS
    while proved < most:
        goal = (proved + most + 1) // 2
        search = _NormalPlay(cards.trumps, side, min(steps, left))
        if search.finds(cards, goal):
            proved = goal
        else:
            most = goal - 1
        left -= search.tried
    return proved


class _TooLong(Exception):
    """The search tried more cards than it may."""


class _NormalPlay:
    """A search for a play in which the side takes fewer tricks than a goal."""

    def __init__(self, trumps: int, side: int, steps: int) -> None:
        self._trumps = trumps
        self._side = side
        self._most = self._steps = steps
        self._proved: dict[tuple[BitsBySeat, int, int], int] = {}
        self._failed: dict[tuple[BitsBySeat, int, int], int] = {}

    @property
    def tried(self) -> int:
        """How many cards were tried."""
        return self._most - self._steps

    def finds(self, cards: CardsLeft, goal: int) -> bool:
        """Return whether the side is found to take `goal` tricks in every play."""
        try:
            if isinstance(cards.start, int):
                return self._takes(cards.hands, cards.start, cards.left, goal)
            return self._goes_on(cards.hands, cards.start, cards.left, goal)
        except _TooLong:
            return False

    def _takes(self, hands: BitsBySeat, leader: int, left: int, goal: int, suit: int = 0) -> bool:
        """Return whether the side takes `goal` of the tricks left, of which `leader` leads the first.

        `suit` is that which the side is playing, if it keeps the lead.
        """
        if goal <= 0 or goal > left:
            return goal <= 0
        key = (hands, leader, suit)
        if self._proved.get(key, 0) >= goal:
            return True
        if self._failed.get(key, 99) <= goal:
            return False
        found = max(self._top_trumps(hands), self._running(hands, leader)) >= goal or all(
            self._goes_on(_without(hands, leader, card), _led(leader, card), left, goal)
            for card in self._leads(hands, leader, left, suit)
        )
        (self._proved if found else self._failed)[key] = goal
        return found

    def _goes_on(self, hands: BitsBySeat, trick: TrickInProgress, left: int, goal: int) -> bool:
        """Return whether the side takes `goal` of the tricks left, that in progress included."""
        if trick.played == 4:
            won = self._is_ours(trick.winner)
            suit = trick.suit if won and self._is_ours(trick.leader) else 0
            return self._takes(hands, trick.winner, left - 1, goal - won, suit)
        if not self._steps:
            raise _TooLong
        self._steps -= 1
        seat = (trick.leader + trick.played) & 3
        ours = self._is_ours(seat)
        choices = (
            self._normal_replies(hands, seat, trick) if ours else self._replies(hands, seat, trick, left)
        )
        return all(
            self._goes_on(after, self._with_card(trick, seat, card), left, goal) for after, card in choices
        )

    def _is_ours(self, seat: int) -> bool:
        return seat & 1 == self._side

    def _with_card(self, trick: TrickInProgress, seat: int, card: int) -> TrickInProgress:
        wins = card & self._stronger(trick)
        best, winner = (card, seat) if wins else (trick.best, trick.winner)
        return TrickInProgress(trick.leader, trick.suit, best, winner, trick.played + 1)

    def _stronger(self, trick: TrickInProgress) -> int:
        """Return all cards that beat the best card so far."""
        higher = suit_of(trick.best) & -(trick.best << 1)
        return higher if trick.best & self._trumps else higher | self._trumps

    # Tricks that need no search

    def _top_trumps(self, hands: BitsBySeat) -> int:
        """Return how many trumps one hand of the side has that none of the others can beat."""
        theirs = (hands[1 - self._side] | hands[3 - self._side]) & self._trumps
        top = self._trumps & -(1 << theirs.bit_length())
        return max((hands[self._side] & top).bit_count(), (hands[self._side + 2] & top).bit_count())

    def _running(self, hands: BitsBySeat, leader: int) -> int:
        """Return what the hand on lead runs in any order; 0 if the lead may cross or be ruffed."""
        left, partner, right = (hands[(leader + place) & 3] for place in (1, 2, 3))
        if not self._is_ours(leader) or (left | right) & self._trumps:
            return 0
        tricks = 0
        for suit in SUIT_BITS:
            mine, opposite, on_left, on_right = (
                cards & suit for cards in (hands[leader], partner, left, right)
            )
            while mine and _highest(mine) > max(on_left, on_right, opposite & -opposite):
                tricks += 1
                mine ^= _highest(mine)
                opposite, on_left, on_right = (cards & (cards - 1) for cards in (opposite, on_left, on_right))
            if mine and opposite > max(on_left, on_right):
                return 0
        return tricks

    # What the side plays

    def _leads(self, hands: BitsBySeat, leader: int, left: int, playing: int) -> Iterator[int]:
        """Yield the cards that may be led; `playing` is the suit that the side is playing."""
        hand, partner = hands[leader], hands[(leader + 2) & 3]
        theirs = hands[(leader + 1) & 3] | hands[(leader + 3) & 3]
        if not self._is_ours(leader):
            for suit in SUIT_BITS:
                yield from self._distinct(hands, leader, suit, left)
            return
        suits = [suit for suit in SUIT_BITS if hand & suit]
        high = [suit for suit in suits if (hand | partner) & suit > theirs & suit]
        for suit in [playing] if playing in high else high or suits:
            mine = hand & suit
            yield mine & -mine if suit in high and partner & suit > mine else _highest(mine)

    def _normal_replies(self, hands: BitsBySeat, seat: int, trick: TrickInProgress) -> Iterator[Reply]:
        """Yield what a hand of the side may play to a trick."""
        following = hands[seat] & trick.suit
        safe = self._is_ours(trick.winner) and not self._may_be_beaten(hands, trick)
        winning = 0 if safe else self._stronger(trick) & (following or hands[seat] & self._trumps)
        if winning:
            may_be_low = trick.played == 3 or not following
            cards = {_highest(winning), winning & -winning if may_be_low else _highest(winning)}
        else:
            cards = {following & -following} if following else self._discards(hands, seat)
        for card in sorted(cards):
            yield _without(hands, seat, card), card

    def _may_be_beaten(self, hands: BitsBySeat, trick: TrickInProgress) -> bool:
        """Return whether one of the others, still to play, has a higher card of the suit of the best card."""
        higher = self._stronger(trick) & suit_of(trick.best)
        later = ((trick.leader + place) & 3 for place in range(trick.played + 1, 4))
        return any(hands[seat] & higher for seat in later if not self._is_ours(seat))

    def _discards(self, hands: BitsBySeat, seat: int) -> set[int]:
        """Return the lowest card of each plain suit that has one to spare; of each suit if none has.

        A hand needs as many cards of a suit as its side wins rounds of it from the top.
        """
        lowest = {suit: holding & -holding for suit in SUIT_BITS if (holding := hands[seat] & suit)}
        spare = {
            card
            for suit, card in lowest.items()
            if suit != self._trumps and (hands[seat] & suit).bit_count() > self._rounds(hands, suit)
        }
        return spare or set(lowest.values())

    def _rounds(self, hands: BitsBySeat, suit: int) -> int:
        """Return how many rounds of a suit the side wins from the top, while the others follow low."""
        mine, partner = hands[self._side] & suit, hands[self._side + 2] & suit
        first, second = hands[1 - self._side] & suit, hands[3 - self._side] & suit
        rounds = 0
        while mine | partner > first | second:
            rounds += 1
            high, low = (mine, partner) if mine > partner else (partner, mine)
            mine, partner = high ^ _highest(high), low & (low - 1)
            first, second = first & (first - 1), second & (second - 1)
        return rounds

    # What the others play

    def _replies(self, hands: BitsBySeat, seat: int, trick: TrickInProgress, left: int) -> Iterator[Reply]:
        """Yield what one of the others may play to a trick."""
        following, trumps = hands[seat] & trick.suit, hands[seat] & self._trumps
        cards = self._distinct(hands, seat, trick.suit, left, trick.best)
        for card in self._lowest_or_winning(cards, trick):
            yield _without(hands, seat, card), card
        open_discards = hands[seat].bit_count() - left
        may_ruff = trumps and trick.suit != self._trumps and following.bit_count() <= open_discards
        if cards and not may_ruff:
            return
        after = _without(hands, seat, following)
        if trick.suit != self._trumps:
            ruffs = self._distinct(after, seat, self._trumps, left, trick.best)
            for card in self._lowest_or_winning(ruffs, trick):
                yield _without(after, seat, card), card
        if trumps.bit_count() < left:
            yield after, 0

    def _lowest_or_winning(self, cards: list[int], trick: TrickInProgress) -> list[int]:
        stronger = self._stronger(trick)
        return [card for card in cards if card is cards[-1] or card & stronger]

    def _distinct(self, hands: BitsBySeat, seat: int, suit: int, left: int, table: int = 0) -> list[int]:
        """Return the cards of a suit that one of the others may hold, from high to low, one of equals."""
        holding = hands[seat] & suit
        if suit != self._trumps and (hands[seat] & self._trumps).bit_count() >= left:
            return []  # all cards but the trumps have been discarded
        return runs_of(holding, (hands[0] | hands[1] | hands[2] | hands[3] | table) & suit & ~holding)


def _led(leader: int, card: int) -> TrickInProgress:
    return TrickInProgress(leader, suit_of(card), card, leader, 1)


def _without(hands: BitsBySeat, seat: int, cards: int) -> BitsBySeat:
    north, east, south, west = hands
    if seat & 1:
        return (north, east & ~cards, south, west) if seat == 1 else (north, east, south, west & ~cards)
    return (north & ~cards, east, south, west) if seat == 0 else (north, east, south & ~cards, west)


def _highest(cards: int) -> int:
    return 1 << cards.bit_length() - 1
