"""Count the ways to deal the four suits one after another so that the requirements are met."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import inf
from typing import NamedTuple

from chelem.simulation.suit_layouts import Layout, LayoutsByValue

HeldLengths = tuple[int, ...]
"""The number of cards of a suit that each requirement's seats hold."""
RemainingKey = tuple[int, ...]
"""For each requirement, the id of the set of lengths it allows in the remaining suits."""
Rest = frozenset[tuple[int, ...]]


class RemainingLengths:
    """The possible lengths of the remaining suits, as numbered sets; `suits` are those of each suit."""

    def __init__(self, suits: Sequence[Iterable[HeldLengths]]) -> None:
        self._suits = [tuple(suit) for suit in suits]
        self._numbers: dict[Rest, int] = {}
        self._after: list[dict[int, int]] = []
        self._onward: dict[tuple[int, RemainingKey], list[tuple[HeldLengths, RemainingKey]]] = {}

    def of(self, requirements: Iterable[Rest]) -> RemainingKey:
        """The key before the first suit, from the shapes each requirement allows."""
        return tuple(map(self._number, requirements))

    def onward(self, place: int, ends: RemainingKey) -> list[tuple[HeldLengths, RemainingKey]]:
        """The lengths allowed for the suit at `place`, each with the key after it."""
        key = place, ends
        if key not in self._onward:
            pairs = [(lengths, self._beyond(ends, lengths)) for lengths in self._suits[place]]
            self._onward[key] = [(lengths, after) for lengths, after in pairs if after is not None]
        return self._onward[key]

    def _beyond(self, ends: RemainingKey, lengths: HeldLengths) -> RemainingKey | None:
        after = []
        for end, length in zip(ends, lengths, strict=True):
            if length not in self._after[end]:
                return None
            after.append(self._after[end][length])
        return tuple(after)

    def _number(self, rest: Rest) -> int:
        if rest not in self._numbers:
            by_first: dict[int, set[tuple[int, ...]]] = {}
            for first, *others in filter(None, rest):
                by_first.setdefault(first, set()).add(tuple(others))
            after = {first: self._number(frozenset(others)) for first, others in by_first.items()}
            self._numbers[rest] = len(self._after)
            self._after.append(after)
        return self._numbers[rest]


Sums = tuple[int, ...]
"""For each required range, the value of the suits so far, or `SETTLED`."""
SumRange = tuple[float, float]

SETTLED = -1
"""Replaces a sum once the range is met whatever the remaining suits hold."""
KEPT = 4096
"""Branches cached for the next draws."""


class BudgetExceeded(Exception):
    """The count takes more steps than the budget allows."""


class Fork(NamedTuple):
    """The lengths a suit may have, the key after each, and the cumulative number of completions."""

    lengths: tuple[HeldLengths, ...]
    after: tuple[RemainingKey, ...]
    upto: tuple[int, ...]


class Branch(NamedTuple):
    """The layouts of a suit with given lengths, the sums after each, its completions and their totals."""

    layouts: list[Layout]
    after: list[Sums]
    finishes: list[int]
    upto: list[int]


class Counting:
    """Counts the ways to deal four suits, each in one of its layouts.

    After a suit, only the lengths still possible (`RemainingKey`) and the running totals (`Sums`) matter:
    there are few such states, and the completions of each are counted once, as exact integers.
    `BudgetExceeded` if that takes more than `budget` steps.
    """

    def __init__(
        self,
        suits: Sequence[LayoutsByValue],
        lengths: Sequence[frozenset[HeldLengths]],
        limits: Sequence[SumRange],
        budget: float = inf,
    ) -> None:
        self._budget = budget
        self._limits = limits
        self._endings = RemainingLengths([dict.fromkeys(worth.lengths for worth in found) for found in suits])
        self._bounds = [_bounds(suits[place:], len(limits)) for place in range(1, 5)]
        self._suits = [_by_lengths(found) for found in suits]
        self._added: list[dict[Sums, dict[Sums, Sums | None]]] = [{}, {}, {}, {}]
        self._steps: dict[tuple[int, HeldLengths, Sums], list[tuple[Sums, int]]] = {}
        self._ways: list[dict[RemainingKey, dict[Sums, int]]] = [{}, {}, {}, {}, {}]
        self._forks: dict[tuple[int, RemainingKey, Sums], Fork] = {}
        self._branches: dict[tuple[int, RemainingKey, Sums, HeldLengths], Branch] = {}
        self._start = self._endings.of(lengths), (0,) * len(limits)
        if self._foreseen() > budget:
            raise BudgetExceeded
        self.ways = self._count(0, *self._start)

    def path(self, number: int) -> list[tuple[Layout, int]]:
        """For each suit a layout and a distribution index; every number below `ways` has its own path."""
        ends, sums = self._start
        path = []
        for place in range(4):
            fork = self._fork(place, ends, sums)
            chosen, number = _find(fork.upto, number)
            ends, lengths = fork.after[chosen], fork.lengths[chosen]
            branch = self._branch(place, ends, sums, lengths)
            chosen, number = _find(branch.upto, number)
            way, number = divmod(number, branch.finishes[chosen])
            path.append((branch.layouts[chosen], way))
            sums = branch.after[chosen]
        return path

    def _foreseen(self) -> int:
        """A rough estimate of the steps needed: four times the pairs of layouts of the first two suits."""
        return 4 * sum(
            len(self._suits[0][first]) * len(self._suits[1][second])
            for first, after in self._endings.onward(0, self._start[0])
            for second, _ in self._endings.onward(1, after)
        )

    def _count(self, place: int, ends: RemainingKey, sums: Sums) -> int:
        """The number of ways to deal the suits from `place` on."""
        if place == 4:
            ways = 1
        else:
            onward = self._endings.onward(place, ends)
            ways = sum(self._count_with(place, sums, lengths, after) for lengths, after in onward)
        self._ways[place].setdefault(ends, {})[sums] = ways
        return ways

    def _count_with(self, place: int, sums: Sums, lengths: HeldLengths, after: RemainingKey) -> int:
        """The number of ways with a suit of these lengths, after which the key is `after`."""
        steps = self._steps_to(place, lengths, sums)
        self._budget -= len(steps)
        known = self._ways[place + 1].setdefault(after, {})
        ways = 0
        for reached, step in steps:
            finishes = known.get(reached)
            if finishes is None:
                finishes = self._count(place + 1, after, reached)
            ways += step * finishes
        return ways

    def _steps_to(self, place: int, lengths: HeldLengths, sums: Sums) -> list[tuple[Sums, int]]:
        """The sums a suit of these lengths can lead to, each with its number of ways."""
        key = place, lengths, sums
        steps = self._steps.get(key)
        if steps is None:
            if self._budget < 0:
                raise BudgetExceeded
            together: dict[Sums, int] = {}
            for suit_values, layouts in self._suits[place][lengths]:
                reached = self._add(place, sums, suit_values)
                if reached is not None:
                    ways = sum(layout.ways for layout in layouts)
                    together[reached] = together.get(reached, 0) + ways
            steps = self._steps[key] = list(together.items())
            self._budget -= len(self._suits[place][lengths])
        return steps

    def _add(self, place: int, sums: Sums, suit_values: Sums) -> Sums | None:
        """The sums after a suit; None if a range can no longer be met."""
        added = self._added[place].setdefault(sums, {})
        if suit_values not in added:
            added[suit_values] = self._sum(place, sums, suit_values)
        return added[suit_values]

    def _sum(self, place: int, sums: Sums, suit_values: Sums) -> Sums | None:
        reached = []
        for before, worth, (low, high), (least, most) in zip(
            sums, suit_values, self._limits, self._bounds[place], strict=True
        ):
            total = before + worth
            if before == SETTLED or (total + least >= low and total + most <= high):
                reached.append(SETTLED)
            elif total + most < low or total + least > high:
                return None
            else:
                reached.append(total)
        return tuple(reached)

    def _fork(self, place: int, ends: RemainingKey, sums: Sums) -> Fork:
        """The lengths the next suit may have."""
        key = place, ends, sums
        fork = self._forks.get(key)
        if fork is None:
            onward = self._endings.onward(place, ends)
            ways = (self._count_with(place, sums, *choice) for choice in onward)
            lengths, after = zip(*onward, strict=True)
            fork = self._forks[key] = Fork(lengths, after, tuple(accumulate(ways, initial=0)))
        return fork

    def _branch(self, place: int, after: RemainingKey, sums: Sums, lengths: HeldLengths) -> Branch:
        """The layouts of a suit of these lengths."""
        key = place, after, sums, lengths
        branch = self._branches.get(key)
        if branch is None:
            if len(self._branches) >= KEPT:
                self._branches.clear()
            branch = self._branches[key] = self._branched(place, after, sums, lengths)
        return branch

    def _branched(self, place: int, ends: RemainingKey, sums: Sums, lengths: HeldLengths) -> Branch:
        branch = Branch([], [], [], [0])
        known = self._ways[place + 1][ends]
        for suit_values, layouts in self._suits[place][lengths]:
            reached = self._add(place, sums, suit_values)
            if reached is not None and (finishes := known[reached]):
                for layout in layouts:
                    branch.layouts.append(layout)
                    branch.after.append(reached)
                    branch.finishes.append(finishes)
                    branch.upto.append(branch.upto[-1] + layout.ways * finishes)
        return branch


def _find(upto: Sequence[int], number: int) -> tuple[int, int]:
    """The index of the last total not above `number`, and the difference."""
    place = bisect_right(upto, number) - 1
    return place, number - upto[place]


def _by_lengths(found: LayoutsByValue) -> dict[HeldLengths, list[tuple[Sums, Sequence[Layout]]]]:
    """The layouts of a suit, grouped by lengths."""
    by_lengths: dict[HeldLengths, list[tuple[Sums, Sequence[Layout]]]] = {}
    for (lengths, suit_values), layouts in found.items():
        by_lengths.setdefault(lengths, []).append((suit_values, layouts))
    return by_lengths


def _bounds(suits: Sequence[LayoutsByValue], count: int) -> list[SumRange]:
    """The lowest and highest total these suits can add to each sum."""
    columns = [[[worth.values[place] for worth in found] for found in suits] for place in range(count)]
    return [
        (sum(min(suit, default=0) for suit in column), sum(max(suit, default=0) for suit in column))
        for column in columns
    ]
