"""Value a card by declarer's next decisions, each one card for all layouts that look the same then.

A plain mean over layouts solved double dummy credits declarer with guessing every layout right later. Here
the defenders still see all hands, but declarer's next card may only depend on the cards played until then.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from chelem.analysis.double_dummy import FourHands, score_layouts
from chelem.bots.cardplay.knowledge import Position
from chelem.bots.sampling.table import CardTable
from chelem.core.cards import Card, Rank, Strain
from chelem.core.hands import SUIT_BITS, Hand
from chelem.core.seats import SEATS, Seat, Side
from chelem.phases.card_play import winning_index
from chelem.simulation.requirements import Bits

LayoutTricks = Mapping[int, int]
"""Our total tricks, by the number of the layout."""

WIDTH = 3
"""The most cards compared, besides that of the maxims."""


@dataclass(frozen=True, slots=True)
class PlayedLayout:
    """A layout with the trick in progress; `place` is its number in the sample, `taken` our tricks so far."""

    place: int
    hands: Bits
    leader: Seat
    trick: tuple[Card, ...]
    taken: int

    @property
    def seat(self) -> Seat:
        """The hand to play."""
        return SEATS[(self.leader + len(self.trick)) & 3]

    @property
    def four_hands(self) -> FourHands:
        """The cards still held, by seat."""
        north, east, south, west = map(Hand, self.hands)
        return north, east, south, west


@dataclass(frozen=True, slots=True)
class SecondLook:
    """How declarer looks ahead: whose cards they are, and what 0 … 13 tricks are worth in each layout."""

    strain: Strain
    side: Side
    worth: Sequence[float]
    weights: Sequence[float]

    def tricks_after(
        self, layouts: Iterable[PlayedLayout], card: Card, double_dummy: LayoutTricks
    ) -> LayoutTricks:
        """Return the total tricks after `card` in each layout, if our next card is a decision.

        The layouts look the same to declarer.
        """
        groups: dict[tuple[object, ...], list[PlayedLayout]] = {}
        found: dict[int, int] = {}
        for layout in layouts:
            reached, seen = self._to_our_turn(self._play(layout, card), double_dummy[layout.place])
            if reached.hands[reached.seat]:
                groups.setdefault((reached.seat, *seen), []).append(reached)
            else:
                found[reached.place] = reached.taken
        for group in groups.values():
            found |= self._decide(group)
        return found

    def _decide(self, layouts: Sequence[PlayedLayout]) -> LayoutTricks:
        """Return the tricks in each layout after the card that is best on average."""
        return max(self._double_dummy(layouts).values(), key=self._mean)

    def _mean(self, column: LayoutTricks) -> float:
        """Return the worth of some tricks in some layouts, not divided by their weight."""
        return sum(self.weights[place] * self.worth[tricks] for place, tricks in column.items())

    def _double_dummy(self, layouts: Sequence[PlayedLayout]) -> dict[Card, dict[int, int]]:
        """Return the total tricks after each of our cards, in each layout."""
        columns: dict[Card, dict[int, int]] = {}
        for (leader, trick), alike in _by_trick(layouts).items():
            hands = [layout.four_hands for layout in alike]
            scores = score_layouts(hands, self.strain, leader, trick)
            count = len(scores.cards)
            for number, card in enumerate(scores.cards):
                column = columns.setdefault(card, {})
                for layout, tricks in zip(alike, scores.tricks[number::count], strict=True):
                    column[layout.place] = layout.taken + tricks
        return columns

    def _to_our_turn(self, layout: PlayedLayout, tricks: int) -> tuple[PlayedLayout, tuple[object, ...]]:
        """Return the layout after the others' best cards, up to our next card, and what we see of them.

        `tricks` is the total that we take against them.
        """
        seen: list[object] = []
        while layout.seat.side is not self.side and layout.hands[layout.seat]:
            card = self._reply(layout, tricks)
            seen.append((card.suit, card.rank if card.rank >= Rank.TEN else Rank.TWO))
            layout = self._play(layout, card)
        return layout, tuple(seen)

    def _reply(self, layout: PlayedLayout, tricks: int) -> Card:
        """Return the lowest card of the others' that leaves us no more than this total of tricks is worth."""
        held = layout.hands[layout.seat]
        left = held.bit_count()
        if layout.trick:
            held = held & SUIT_BITS[layout.trick[0].suit] or held
        if held.bit_count() == 1:
            return Hand(held).cards[0]
        ours = reversed(range(layout.taken, layout.taken + left + 1))
        goals = [int(self.worth[total] <= self.worth[tricks]) for total in ours]
        scores = score_layouts([layout.four_hands], self.strain, layout.leader, layout.trick, goals)
        best = [card for card, number in zip(scores.cards, scores.tricks, strict=True) if goals[number]]
        return min(best, key=lambda card: (card.rank, card.suit))

    def _play(self, layout: PlayedLayout, card: Card) -> PlayedLayout:
        """Return the layout after a card."""
        north, east, south, west = (bits & ~card.bit for bits in layout.hands)
        hands, trick = (north, east, south, west), (*layout.trick, card)
        if len(trick) < 4:
            return PlayedLayout(layout.place, hands, layout.leader, trick, layout.taken)
        winner = SEATS[(layout.leader + winning_index(trick, self.strain)) & 3]
        return PlayedLayout(layout.place, hands, winner, (), layout.taken + (winner.side is self.side))


def _by_trick(
    layouts: Iterable[PlayedLayout],
) -> Mapping[tuple[Seat, tuple[Card, ...]], list[PlayedLayout]]:
    """Return the layouts by their leader and trick in progress."""
    found: dict[tuple[Seat, tuple[Card, ...]], list[PlayedLayout]] = {}
    for layout in layouts:
        found.setdefault((layout.leader, layout.trick), []).append(layout)
    return found


def look_again(
    position: Position, table: CardTable, worth: Sequence[float], cards: Iterable[Card]
) -> CardTable:
    """Return the table of some cards if declarer's next card may not depend on hidden cards.

    A card that cannot be the best one is left out, except the first.
    """
    look = SecondLook(position.strain, position.side, worth, table.weights)
    play, taken = position.play, position.play.taken(position.side)
    layouts = [
        PlayedLayout(place, hands, play.leader, play.trick, taken)
        for place, hands in enumerate(table.layouts)
    ]
    again = CardTable({}, table.weights, table.layouts, table.complete)
    for card in cards:
        if any(again.mean(other, worth) >= table.mean(card, worth) for other in again.tricks):
            continue
        found = look.tricks_after(layouts, card, dict(enumerate(table.tricks[card])))
        column = bytes(found[place] for place in range(len(layouts)))
        again = replace(again, tricks={**again.tricks, card: column})
    return again
