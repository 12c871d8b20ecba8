"""Counts the ways to deal the four suits out one after another, so that some requirements are met."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import inf
from typing import NamedTuple

from chelem.simulation.endings import Endings, Ends, Lengths
from chelem.simulation.layouts import Found, Layout

Sums = tuple[int, ...]
"""For each range that is asked for, what the suits so far are worth, or `SETTLED`."""
Limit = tuple[float, float]

SETTLED = -1
"""In place of a sum: whatever the suits to come bring, the range is met."""
KEPT = 4096
"""The branches that are kept for the next draws."""


class TooMany(Exception):
    """There is more to count than was allowed."""


class Fork(NamedTuple):
    """The lengths that a suit may have, where each leads, and the ways to finish with each, added up."""

    lengths: tuple[Lengths, ...]
    after: tuple[Ends, ...]
    upto: tuple[int, ...]


class Branch(NamedTuple):
    """The layouts of a suit of some lengths, where each leads, and the ways to finish, with each added up."""

    layouts: list[Layout]
    after: list[Sums]
    finishes: list[int]
    upto: list[int]


class Counting:
    """The ways to deal out four suits, each in one of the layouts found for it.

    All that matters after a suit is which lengths may still come (`Ends`) and what has been added up
    (`Sums`): these states are few, and the ways to finish from each are counted once, in whole numbers.
    `TooMany` where that takes more than `budget` steps.
    """

    def __init__(
        self,
        suits: Sequence[Found],
        lengths: Sequence[frozenset[Lengths]],
        limits: Sequence[Limit],
        budget: float = inf,
    ) -> None:
        self._budget = budget
        self._limits = limits
        self._endings = Endings([dict.fromkeys(worth.lengths for worth in found) for found in suits])
        self._bounds = [_bounds(suits[place:], len(limits)) for place in range(1, 5)]
        self._suits = [_by_lengths(found) for found in suits]
        self._added: list[dict[Sums, dict[Sums, Sums | None]]] = [{}, {}, {}, {}]
        self._steps: dict[tuple[int, Lengths, Sums], list[tuple[Sums, int]]] = {}
        self._ways: list[dict[Ends, dict[Sums, int]]] = [{}, {}, {}, {}, {}]
        self._forks: dict[tuple[int, Ends, Sums], Fork] = {}
        self._branches: dict[tuple[int, Ends, Sums, Lengths], Branch] = {}
        self._start = self._endings.of(lengths), (0,) * len(limits)
        if self._foreseen() > budget:
            raise TooMany
        self.ways = self._count(0, *self._start)

    def path(self, number: int) -> list[tuple[Layout, int]]:
        """For each suit a layout and a way in it, by number; each number below `ways` has its own path."""
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
        """About how many steps the counting will take: four times as many as two suits give pairs."""
        return 4 * sum(
            len(self._suits[0][first]) * len(self._suits[1][second])
            for first, after in self._endings.onward(0, self._start[0])
            for second, _ in self._endings.onward(1, after)
        )

    def _count(self, place: int, ends: Ends, sums: Sums) -> int:
        """The ways to deal out the suits from `place` on."""
        if place == 4:
            ways = 1
        else:
            onward = self._endings.onward(place, ends)
            ways = sum(self._count_with(place, sums, lengths, after) for lengths, after in onward)
        self._ways[place].setdefault(ends, {})[sums] = ways
        return ways

    def _count_with(self, place: int, sums: Sums, lengths: Lengths, after: Ends) -> int:
        """The ways with a suit of these lengths, which leaves the ends `after`."""
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

    def _steps_to(self, place: int, lengths: Lengths, sums: Sums) -> list[tuple[Sums, int]]:
        """The sums to which a suit of these lengths may lead, and in how many ways to each."""
        key = place, lengths, sums
        steps = self._steps.get(key)
        if steps is None:
            if self._budget < 0:
                raise TooMany
            together: dict[Sums, int] = {}
            for worths, layouts in self._suits[place][lengths]:
                reached = self._add(place, sums, worths)
                if reached is not None:
                    ways = sum(layout.ways for layout in layouts)
                    together[reached] = together.get(reached, 0) + ways
            steps = self._steps[key] = list(together.items())
            self._budget -= len(self._suits[place][lengths])
        return steps

    def _add(self, place: int, sums: Sums, worths: Sums) -> Sums | None:
        """The sums after a suit; None where a range can no longer be met."""
        added = self._added[place].setdefault(sums, {})
        if worths not in added:
            added[worths] = self._sum(place, sums, worths)
        return added[worths]

    def _sum(self, place: int, sums: Sums, worths: Sums) -> Sums | None:
        reached = []
        for before, worth, (low, high), (least, most) in zip(
            sums, worths, self._limits, self._bounds[place], strict=True
        ):
            total = before + worth
            if before == SETTLED or (total + least >= low and total + most <= high):
                reached.append(SETTLED)
            elif total + most < low or total + least > high:
                return None
            else:
                reached.append(total)
        return tuple(reached)

    def _fork(self, place: int, ends: Ends, sums: Sums) -> Fork:
        """The lengths that the next suit may have."""
        key = place, ends, sums
        fork = self._forks.get(key)
        if fork is None:
            onward = self._endings.onward(place, ends)
            ways = (self._count_with(place, sums, *choice) for choice in onward)
            lengths, after = zip(*onward, strict=True)
            fork = self._forks[key] = Fork(lengths, after, tuple(accumulate(ways, initial=0)))
        return fork

    def _branch(self, place: int, after: Ends, sums: Sums, lengths: Lengths) -> Branch:
        """The layouts of a suit of these lengths."""
        key = place, after, sums, lengths
        branch = self._branches.get(key)
        if branch is None:
            if len(self._branches) >= KEPT:
                self._branches.clear()
            branch = self._branches[key] = self._branched(place, after, sums, lengths)
        return branch

    def _branched(self, place: int, ends: Ends, sums: Sums, lengths: Lengths) -> Branch:
        branch = Branch([], [], [], [0])
        known = self._ways[place + 1][ends]
        for worths, layouts in self._suits[place][lengths]:
            reached = self._add(place, sums, worths)
            if reached is not None and (finishes := known[reached]):
                for layout in layouts:
                    branch.layouts.append(layout)
                    branch.after.append(reached)
                    branch.finishes.append(finishes)
                    branch.upto.append(branch.upto[-1] + layout.ways * finishes)
        return branch


def _find(upto: Sequence[int], number: int) -> tuple[int, int]:
    """Between which sums a number falls, and how far above the lower one."""
    place = bisect_right(upto, number) - 1
    return place, number - upto[place]


def _by_lengths(found: Found) -> dict[Lengths, list[tuple[Sums, Sequence[Layout]]]]:
    """The layouts of a suit, by their lengths first."""
    by_lengths: dict[Lengths, list[tuple[Sums, Sequence[Layout]]]] = {}
    for (lengths, worths), layouts in found.items():
        by_lengths.setdefault(lengths, []).append((worths, layouts))
    return by_lengths


def _bounds(suits: Sequence[Found], count: int) -> list[Limit]:
    """The least and the most that these suits can be worth together, for each of the sums."""
    columns = [[[worth.worths[place] for worth in found] for found in suits] for place in range(count)]
    return [
        (sum(min(suit, default=0) for suit in column), sum(max(suit, default=0) for suit in column))
        for column in columns
    ]
