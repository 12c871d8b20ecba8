"""Search for a line of play that takes some tricks in every layout of the unseen cards, against any defence.

Our seats see each other's cards and all that is played; the others decide as late as they can which cards
they hold (`hidden_hands`). What is found is therefore certain in every layout. Layouts drawn from what they
may hold, solved double dummy, show at once where no line can succeed; equal open cards give equal layouts.
"""

from collections.abc import Iterator
from enum import Enum
from random import Random

from chelem.analysis.double_dummy import FourHands, tricks_by_card, tricks_of
from chelem.bots.hidden_hands import HiddenHands, OpenTrick, PossibleHands, beats, classes
from chelem.bots.top_tricks import TopTricks
from chelem.core import SEATS, SUIT_BITS, Hand, Seat, Strain, Suit
from chelem.core.runs import suit_of
from chelem.simulation.requirements import Bits

LAYOUTS = 3
"""How many layouts are drawn to look for a quick refutation."""


class LineTooLong(Exception):
    """The search took more steps than it may."""


class LineKind(Enum):
    """Which lines are searched, against which defence.

    CASH: those that never lose the lead after the trick in progress. NO_ENDPLAY: those that never need the
    others to lead: on lead they may also pass it to any of our hands, so they never mind winning a trick, and
    their lowest card is as good as any that does not win. ANY: all, against every card of theirs.
    """

    CASH = "cash"
    NO_ENDPLAY = "no endplay"
    ANY = "any"


class LineSearch:
    """A search for sure tricks of the seats `ours`, whose hands are known, in at most `steps` cards.

    A position has, as bits, what our seats hold and what the other seats may hold.
    """

    def __init__(
        self, ours: tuple[Seat, ...], trumps: Suit | None, steps: int, lines: LineKind = LineKind.NO_ENDPLAY
    ) -> None:
        self._ours = tuple(seat in ours for seat in SEATS)
        self._seats = tuple(int(seat) for seat in ours)
        self._trumps = 0 if trumps is None else SUIT_BITS[trumps]
        self._strain = Strain.NT if trumps is None else Strain(int(trumps))
        self._steps = steps
        self._lines = lines
        self._hidden = HiddenHands(ours, trumps)
        self._tops = TopTricks(trumps, steps)
        self._chance = Random(0)  # noqa: S311 - the same open cards give the same answer
        self._known: dict[tuple[PossibleHands, int, int], int] = {}
        self._failed: dict[tuple[PossibleHands, int, int], int] = {}

    def sure(self, hands: Bits, leader: int, left: int, goal: int) -> bool:
        """Return whether we surely take `goal` of the `left` tricks that `leader` is about to start.

        `LineTooLong` if that takes too many steps.
        """
        return self._sure(PossibleHands(hands), leader, left, goal)

    def sure_after(self, hands: Bits, trick: OpenTrick, left: int, goal: int) -> bool:
        """Return whether we surely take `goal` of the `left` tricks, the one in progress included."""
        return self._sure_after(PossibleHands(hands), trick, left, goal)

    def _sure(self, cards: PossibleHands, leader: int, left: int, goal: int) -> bool:
        if goal <= 0 or goal > left or (self._lines is LineKind.CASH and not self._ours[leader]):
            return goal <= 0
        key = (cards, leader, left)
        if self._known.get(key, -1) >= goal:
            return True
        if self._failed.get(key, 99) <= goal:
            return False
        found = (self._we_lead if self._ours[leader] else self._they_lead)(cards, leader, left, goal)
        (self._known if found else self._failed)[key] = goal
        return found

    def _we_lead(self, cards: PossibleHands, leader: int, left: int, goal: int) -> bool:
        hands = cards.hands
        if self._tops.enough(hands[leader], self._partners(hands, leader), self._others(hands), goal):
            return True
        if self._lines is LineKind.CASH:
            return False
        return any(
            self._sure_after(cards.without(card), self._led(leader, card), left, goal)
            for card in self._leads(hands, leader, left, goal)
        )

    def _they_lead(self, cards: PossibleHands, leader: int, left: int, goal: int) -> bool:
        hands = cards.hands
        if self._is_refuted(hands, leader, left, goal):
            return False
        passing = self._seats if self._lines is LineKind.NO_ENDPLAY else ()
        if not all(self._sure(cards, seat, left, goal) for seat in passing):
            return False
        return all(
            self._sure_after(cards.without(card), self._led(leader, card), left, goal)
            for suit in SUIT_BITS
            for card in classes(hands, hands[leader] & suit)
        )

    def _led(self, leader: int, card: int) -> OpenTrick:
        return OpenTrick(leader, suit_of(card), card, leader, 1)

    def _sure_after(self, cards: PossibleHands, trick: OpenTrick, left: int, goal: int) -> bool:
        self._steps -= 1
        if self._steps < 0:
            raise LineTooLong
        if trick.played == 4:
            won = self._ours[trick.winner]
            return self._sure(cards, trick.winner, left - 1, goal - won)
        seat = (trick.leader + trick.played) & 3
        if self._ours[seat]:
            return any(
                self._sure_after(cards.without(card), self._after(trick, seat, card), left, goal)
                for card in self._our_cards(cards.hands, seat, trick)
            )
        whole = self._lines is LineKind.ANY
        return all(
            self._sure_after(after, self._after(trick, seat, card), left, goal)
            for after, card in self._hidden.replies(cards, seat, trick, left, whole=whole)
        )

    def _after(self, trick: OpenTrick, seat: int, card: int) -> OpenTrick:
        """Return the trick after a card, 0 for a discard that does not matter."""
        wins = beats(card, trick, self._trumps)
        best, winner = (card, seat) if wins else (trick.best, trick.winner)
        return OpenTrick(trick.leader, trick.suit, best, winner, trick.played + 1)

    def _leads(self, hands: Bits, leader: int, left: int, goal: int) -> list[int]:
        """Return the cards to lead that no layout drawn refutes: trumps to draw first, then winners."""
        found = [card for suit in SUIT_BITS for card in classes(hands, hands[leader] & suit)]
        for layout in self._layouts(hands, left):
            tricks = tricks_by_card(layout, self._strain, SEATS[leader], ())
            enough = sum(card.bit for card, count in tricks.items() if count >= goal)
            found = [card for card in found if card & enough]
            if not found:
                return []
        others = self._others(hands)
        drawing = self._trumps if others & self._trumps else 0
        return sorted(found, key=lambda card: (not card & drawing, others & suit_of(card) >= card, -card))

    def _is_refuted(self, hands: Bits, leader: int, left: int, goal: int) -> bool:
        side = SEATS[self._seats[0]].side
        return any(
            tricks_of(layout, self._strain, SEATS[leader], (), side) < goal
            for layout in self._layouts(hands, left)
        )

    def _layouts(self, hands: Bits, left: int) -> Iterator[FourHands]:
        """Draw layouts of what the others may hold."""
        self._steps -= LAYOUTS * left
        for _ in range(LAYOUTS):
            if layout := self._hidden.draw(hands, (left,) * 4, self._chance):
                yield Hand(layout[0]), Hand(layout[1]), Hand(layout[2]), Hand(layout[3])

    def _partners(self, hands: Bits, seat: int) -> int:
        """Return the cards of our other hands."""
        cards = 0
        for other in self._seats:
            cards |= hands[other] if other != seat else 0
        return cards

    def _our_cards(self, hands: Bits, seat: int, trick: OpenTrick) -> list[int]:
        """Return the cards to play from our hand: each class of the suit led, else low cards and ruffs."""
        if following := hands[seat] & trick.suit:
            return classes(hands, following, trick.best)
        ruffs = classes(hands, hands[seat] & self._trumps, trick.best)
        return ruffs + [
            holding & -holding
            for suit in SUIT_BITS
            if suit != self._trumps and (holding := hands[seat] & suit)
        ]

    def _others(self, hands: Bits) -> int:
        """Return all cards that the others may hold."""
        return self._hidden.all_cards(hands)
