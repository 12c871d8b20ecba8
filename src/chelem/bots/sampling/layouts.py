"""All layouts of the unseen cards that fit what is known: their number, and uniform draws among them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import comb, prod
from random import Random

from chelem.core import SEATS, Seat, cards_of
from chelem.simulation.requirements import Bits

HandWeigher = Callable[[Seat, Sequence[int]], Sequence[float]]
"""From hands that a seat may have been dealt, as bits, to their weights: 0 if its calls exclude a hand."""


@dataclass(frozen=True, slots=True)
class UnseenGroup:
    """Unseen cards that the same hidden seats may hold; `counted` if the likelihood of a deal counts them."""

    cards: tuple[int, ...]
    seats: tuple[int, ...]
    counted: bool


GroupSplits = tuple[tuple[UnseenGroup, tuple[int, ...]], ...]
"""For each group of unseen cards, how many of them each of its seats holds."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Layouts of the cards still held, with their weights; `complete` if there are no others."""

    layouts: tuple[Bits, ...]
    weights: tuple[float, ...]
    complete: bool

    def weighed(self, seats: Iterable[Seat], weigh: HandWeigher, played: Bits) -> "Sample":
        """Return the same layouts, those more likely whose hands as dealt weigh more.

        `played` are the cards that each seat has played. If no layout has a weight left, nothing changes.
        """
        weights = self.weights
        for seat in seats:
            hands = [layout[seat] | played[seat] for layout in self.layouts]
            weights = tuple(old * new for old, new in zip(weights, weigh(seat, hands), strict=True))
        return replace(self, weights=weights) if any(weights) else self


class LayoutSpace:
    """All layouts of the cards still held in which each hidden seat has its number of cards.

    `possible` are the cards that each seat may hold, as bits, `counts` the number that it holds; a seat is
    hidden where they differ. A layout in which the seats `tracked_seats` hold n of the cards `tracked` is
    `likelihood[n]` times as likely as others.
    """

    def __init__(
        self,
        possible: Bits,
        counts: Sequence[int],
        tracked: int = 0,
        tracked_seats: tuple[Seat, ...] = (),
        likelihood: tuple[int, ...] = (1,),
    ) -> None:
        self.hidden = tuple(seat for seat in SEATS if possible[seat].bit_count() != counts[seat])
        self.known = [0 if seat in self.hidden else possible[seat] for seat in SEATS]
        """The cards of the seats that are not hidden, as bits."""
        self._counts = tuple(counts[seat] for seat in self.hidden)
        self._at_tracked = tuple(seat in tracked_seats for seat in self.hidden)
        self._likelihood = likelihood
        self._groups = tuple(self._group_cards(possible, tracked))
        self._memo: dict[tuple[int, tuple[int, ...], int, bool], int] = {}
        self.size = self._number(0, self._counts, 0, weighted=False)
        """The number of layouts."""
        self._total = self._number(0, self._counts, 0, weighted=True)

    def _group_cards(self, possible: Bits, tracked: int) -> Iterator[UnseenGroup]:
        """Yield the unseen cards in groups of equal seats and likelihood."""
        groups: dict[tuple[tuple[int, ...], bool], list[int]] = {}
        unseen = 0
        for seat in self.hidden:
            unseen |= possible[seat]
        tracking = len(self._likelihood) > 1
        for card in cards_of(unseen):
            seats = tuple(place for place, seat in enumerate(self.hidden) if possible[seat] & card.bit)
            groups.setdefault((seats, tracking and bool(card.bit & tracked)), []).append(card.bit)
        for (seats, counted), cards in groups.items():
            yield UnseenGroup(tuple(cards), seats, counted)

    def _splits(self, group: UnseenGroup, room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """Yield how many cards of a group each of its seats can take."""
        *others, last = group.seats
        number = len(group.cards)
        for taken in product(*(range(min(number, room[seat]) + 1) for seat in others)):
            rest = number - sum(taken)
            if 0 <= rest <= room[last]:
                yield (*taken, rest)

    def _after(
        self, group: UnseenGroup, split: tuple[int, ...], room: tuple[int, ...], tracked: int
    ) -> tuple[tuple[int, ...], int]:
        """Return the room left, and the tracked cards placed, after a group is split."""
        left = list(room)
        for seat, taken in zip(group.seats, split, strict=True):
            left[seat] -= taken
            tracked += taken * (group.counted and self._at_tracked[seat])
        return tuple(left), tracked

    def _number(self, place: int, room: tuple[int, ...], tracked: int, *, weighted: bool) -> int:
        """Return the number of ways to deal the groups from `place` on, or the sum of their likelihood."""
        if place == len(self._groups):
            weight = self._likelihood[tracked] if tracked < len(self._likelihood) else 0
            return 0 if any(room) else weight if weighted else int(weight > 0)
        key = (place, room, tracked, weighted)
        if key not in self._memo:
            group, total = self._groups[place], 0
            for split in self._splits(group, room):
                left, count = self._after(group, split, room, tracked)
                total += _ways(split) * self._number(place + 1, left, count, weighted=weighted)
            self._memo[key] = total
        return self._memo[key]

    def all(self) -> Iterator[tuple[Bits, float]]:
        """Yield every layout with its likelihood."""
        yield from self._deal_all(0, self._counts, 0, list(self.known))

    def _deal_all(
        self, place: int, room: tuple[int, ...], tracked: int, hands: list[int]
    ) -> Iterator[tuple[Bits, float]]:
        if place == len(self._groups):
            yield _as_bits(hands), float(self._likelihood[tracked])
            return
        group = self._groups[place]
        for split in self._splits(group, room):
            left, count = self._after(group, split, room, tracked)
            if self._number(place + 1, left, count, weighted=True):
                for index in range(_ways(split)):
                    dealt = self._deal_group(group, split, index, hands)
                    yield from self._deal_all(place + 1, left, count, dealt)

    def _deal_group(
        self, group: UnseenGroup, split: tuple[int, ...], index: int, hands: Sequence[int]
    ) -> list[int]:
        """Return the hands with a group dealt in way `index` of those with this split."""
        dealt, cards = list(hands), list(group.cards)
        for seat, taken in zip(group.seats, split, strict=True):
            index, choice = divmod(index, comb(len(cards), taken))
            chosen, cards = _choose(cards, taken, choice)
            dealt[self.hidden[seat]] |= sum(chosen)
        return dealt

    def draw(self, rng: Random) -> Bits:
        """Draw a layout, each as likely as it is."""
        number, room, tracked, hands = rng.randrange(self._total), self._counts, 0, list(self.known)
        for place, group in enumerate(self._groups):
            for split in self._splits(group, room):
                left, count = self._after(group, split, room, tracked)
                ways = self._number(place + 1, left, count, weighted=True)
                if number < _ways(split) * ways:
                    index, number = divmod(number, ways)
                    room, tracked, hands = left, count, self._deal_group(group, split, index, hands)
                    break
                number -= _ways(split) * ways
        return _as_bits(hands)

    def sample(self, count: int, rng: Random) -> Sample:
        """Return all layouts if there are at most `count`, else `count` of them drawn at random."""
        if self.size <= count:
            layouts, weights = zip(*self.all(), strict=True)
            return Sample(layouts, weights, complete=True)
        return Sample(tuple(self.draw(rng) for _ in range(count)), (1.0,) * count, complete=False)

    def splits(self) -> Iterator[tuple[GroupSplits, int]]:
        """Yield each way to divide the groups among their seats, with the likelihood of all its layouts."""
        yield from self._split_from(0, self._counts, 0, ())

    def _split_from(
        self, place: int, room: tuple[int, ...], tracked: int, done: GroupSplits
    ) -> Iterator[tuple[GroupSplits, int]]:
        if place == len(self._groups):
            ways = prod(_ways(split) for _, split in done)
            yield done, ways * self._likelihood[tracked]
            return
        group = self._groups[place]
        for split in self._splits(group, room):
            left, count = self._after(group, split, room, tracked)
            if self._number(place + 1, left, count, weighted=True):
                yield from self._split_from(place + 1, left, count, (*done, (group, split)))


def thin(sample: Sample, count: int, rng: Random) -> Sample:
    """Return about `count` of the layouts, by systematic resampling: each in proportion to its weight."""
    kept = [place for place, weight in enumerate(sample.weights) if weight > 0]
    if len(kept) <= count:
        layouts = tuple(sample.layouts[place] for place in kept)
        return Sample(layouts, tuple(sample.weights[place] for place in kept), sample.complete)
    step = sum(sample.weights) / count
    mark, reached = rng.random() * step, 0.0
    chosen: dict[Bits, float] = {}
    for place in kept:
        reached += sample.weights[place]
        while mark < reached:
            chosen[sample.layouts[place]] = chosen.get(sample.layouts[place], 0.0) + 1.0
            mark += step
    return Sample(tuple(chosen), tuple(chosen.values()), complete=False)


def _ways(split: tuple[int, ...]) -> int:
    """Return the number of ways to divide as many cards into parts of these sizes."""
    ways, left = 1, sum(split)
    for taken in split:
        ways *= comb(left, taken)
        left -= taken
    return ways


def _choose(cards: list[int], count: int, index: int) -> tuple[list[int], list[int]]:
    """Return combination `index` of `count` cards, and the other cards."""
    chosen, rest = [], []
    for place, card in enumerate(cards):
        with_card = comb(len(cards) - place - 1, count - 1) if count else 0
        if index < with_card:
            chosen.append(card)
            count -= 1
        else:
            index -= with_card
            rest.append(card)
    return chosen, rest


def _as_bits(hands: Sequence[int]) -> Bits:
    north, east, south, west = hands
    return north, east, south, west
