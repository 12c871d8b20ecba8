"""Count the arrangements of the four suits that meet the requirements, one suit after another."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import inf
from typing import NamedTuple

from chelem.simulation.suit_layouts import Layout, LayoutsByValue

HeldLengths = tuple[int, ...]
"""The number of cards of a suit that each requirement's seats hold."""
LengthsKey = tuple[int, ...]
"""For each requirement, the id of the set of lengths it allows in the remaining suits."""
AllowedLengths = frozenset[tuple[int, ...]]


class RemainingLengths:
    """The possible lengths of the remaining suits, as numbered sets; `suits` are those of each suit."""

    def __init__(self, suits: Sequence[Iterable[HeldLengths]]) -> None:
        self._suits = [tuple(suit) for suit in suits]
        self._ids: dict[AllowedLengths, int] = {}
        self._after: list[dict[int, int]] = []
        self._choices: dict[tuple[int, LengthsKey], list[tuple[HeldLengths, LengthsKey]]] = {}

    def initial_key(self, requirements: Iterable[AllowedLengths]) -> LengthsKey:
        """Return the key before the first suit, from the lengths that each requirement allows."""
        return tuple(map(self._id_of, requirements))

    def choices(self, place: int, key: LengthsKey) -> list[tuple[HeldLengths, LengthsKey]]:
        """Return the lengths allowed for the suit at `place`, each with the key after it."""
        if (place, key) not in self._choices:
            pairs = [(lengths, self._key_after(key, lengths)) for lengths in self._suits[place]]
            self._choices[place, key] = [(lengths, after) for lengths, after in pairs if after is not None]
        return self._choices[place, key]

    def _key_after(self, key: LengthsKey, lengths: HeldLengths) -> LengthsKey | None:
        after = []
        for allowed, length in zip(key, lengths, strict=True):
            if length not in self._after[allowed]:
                return None
            after.append(self._after[allowed][length])
        return tuple(after)

    def _id_of(self, allowed: AllowedLengths) -> int:
        if allowed not in self._ids:
            by_first: dict[int, set[tuple[int, ...]]] = {}
            for first, *others in filter(None, allowed):
                by_first.setdefault(first, set()).add(tuple(others))
            after = {first: self._id_of(frozenset(others)) for first, others in by_first.items()}
            self._ids[allowed] = len(self._after)
            self._after.append(after)
        return self._ids[allowed]


Sums = tuple[int, ...]
"""For each required range, the value of the suits so far, or `SATISFIED`."""
SumRange = tuple[float, float]

SATISFIED = -1
"""Replaces a sum once the range is met whatever the remaining suits hold."""
MAX_BRANCHES = 4096
"""Branches cached for later draws."""


class BudgetExceeded(Exception):
    """The count takes more steps than the budget allows."""


class Fork(NamedTuple):
    """The lengths a suit may have, the key after each, and the cumulative number of completions."""

    lengths: tuple[HeldLengths, ...]
    after: tuple[LengthsKey, ...]
    cumulative: tuple[int, ...]


class Branch(NamedTuple):
    """The layouts of a suit with given lengths, the sums after each, its completions and their totals."""

    layouts: list[Layout]
    after: list[Sums]
    completions: list[int]
    cumulative: list[int]


class Counting:
    """Counts the arrangements of the four suits, each in one of its layouts; `total` is their number.

    After a suit, only the lengths still possible (`LengthsKey`) and the running totals (`Sums`) matter:
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
        self._lengths = RemainingLengths(
            [dict.fromkeys(value.lengths for value in layouts) for layouts in suits]
        )
        self._bounds = [_bounds(suits[place:], len(limits)) for place in range(1, 5)]
        self._suits = [_by_lengths(layouts) for layouts in suits]
        self._sums_after: list[dict[Sums, dict[Sums, Sums | None]]] = [{}, {}, {}, {}]
        self._steps: dict[tuple[int, HeldLengths, Sums], list[tuple[Sums, int]]] = {}
        self._completions: list[dict[LengthsKey, dict[Sums, int]]] = [{}, {}, {}, {}, {}]
        self._forks: dict[tuple[int, LengthsKey, Sums], Fork] = {}
        self._branches: dict[tuple[int, LengthsKey, Sums, HeldLengths], Branch] = {}
        self._start = self._lengths.initial_key(lengths), (0,) * len(limits)
        if self._estimated_steps() > budget:
            raise BudgetExceeded
        self.total = self._count(0, *self._start)

    def arrangement(self, number: int) -> list[tuple[Layout, int]]:
        """Return arrangement `number`, 0 … `total` − 1: for each suit a layout and a distribution of it."""
        key, sums = self._start
        suits = []
        for place in range(4):
            fork = self._fork(place, key, sums)
            chosen, number = _find(fork.cumulative, number)
            key, lengths = fork.after[chosen], fork.lengths[chosen]
            branch = self._branch(place, key, sums, lengths)
            chosen, number = _find(branch.cumulative, number)
            distribution, number = divmod(number, branch.completions[chosen])
            suits.append((branch.layouts[chosen], distribution))
            sums = branch.after[chosen]
        return suits

    def _estimated_steps(self) -> int:
        """Return a rough estimate: four times the pairs of layouts of the first two suits."""
        return 4 * sum(
            len(self._suits[0][first]) * len(self._suits[1][second])
            for first, after in self._lengths.choices(0, self._start[0])
            for second, _ in self._lengths.choices(1, after)
        )

    def _count(self, place: int, key: LengthsKey, sums: Sums) -> int:
        """Return the number of arrangements of the suits from `place` on."""
        if place == 4:
            count = 1
        else:
            choices = self._lengths.choices(place, key)
            count = sum(self._count_with(place, sums, lengths, after) for lengths, after in choices)
        self._completions[place].setdefault(key, {})[sums] = count
        return count

    def _count_with(self, place: int, sums: Sums, lengths: HeldLengths, after: LengthsKey) -> int:
        """Return the number of arrangements with a suit of these lengths, after which the key is `after`."""
        steps = self._steps_from(place, lengths, sums)
        self._budget -= len(steps)
        counted = self._completions[place + 1].setdefault(after, {})
        count = 0
        for sums_after, distributions in steps:
            completions = counted.get(sums_after)
            if completions is None:
                completions = self._count(place + 1, after, sums_after)
            count += distributions * completions
        return count

    def _steps_from(self, place: int, lengths: HeldLengths, sums: Sums) -> list[tuple[Sums, int]]:
        """Return the sums after a suit of these lengths, each with its number of distributions."""
        key = place, lengths, sums
        steps = self._steps.get(key)
        if steps is None:
            if self._budget < 0:
                raise BudgetExceeded
            distributions: dict[Sums, int] = {}
            for suit_values, layouts in self._suits[place][lengths]:
                sums_after = self._add(place, sums, suit_values)
                if sums_after is not None:
                    added = sum(layout.distributions for layout in layouts)
                    distributions[sums_after] = distributions.get(sums_after, 0) + added
            steps = self._steps[key] = list(distributions.items())
            self._budget -= len(self._suits[place][lengths])
        return steps

    def _add(self, place: int, sums: Sums, suit_values: Sums) -> Sums | None:
        """Return the sums after a suit; None if a range can no longer be met."""
        cached = self._sums_after[place].setdefault(sums, {})
        if suit_values not in cached:
            cached[suit_values] = self._sum(place, sums, suit_values)
        return cached[suit_values]

    def _sum(self, place: int, sums: Sums, suit_values: Sums) -> Sums | None:
        sums_after = []
        for before, value, (low, high), (least, most) in zip(
            sums, suit_values, self._limits, self._bounds[place], strict=True
        ):
            total = before + value
            if before == SATISFIED or (total + least >= low and total + most <= high):
                sums_after.append(SATISFIED)
            elif total + most < low or total + least > high:
                return None
            else:
                sums_after.append(total)
        return tuple(sums_after)

    def _fork(self, place: int, key: LengthsKey, sums: Sums) -> Fork:
        """Return the lengths the next suit may have."""
        state = place, key, sums
        fork = self._forks.get(state)
        if fork is None:
            choices = self._lengths.choices(place, key)
            counts = (self._count_with(place, sums, *choice) for choice in choices)
            lengths, after = zip(*choices, strict=True)
            fork = self._forks[state] = Fork(lengths, after, tuple(accumulate(counts, initial=0)))
        return fork

    def _branch(self, place: int, after: LengthsKey, sums: Sums, lengths: HeldLengths) -> Branch:
        """Return the layouts of a suit of these lengths."""
        state = place, after, sums, lengths
        branch = self._branches.get(state)
        if branch is None:
            if len(self._branches) >= MAX_BRANCHES:
                self._branches.clear()
            branch = self._branches[state] = self._build_branch(place, after, sums, lengths)
        return branch

    def _build_branch(self, place: int, after: LengthsKey, sums: Sums, lengths: HeldLengths) -> Branch:
        branch = Branch([], [], [], [0])
        counted = self._completions[place + 1][after]
        for suit_values, layouts in self._suits[place][lengths]:
            sums_after = self._add(place, sums, suit_values)
            if sums_after is not None and (completions := counted[sums_after]):
                for layout in layouts:
                    branch.layouts.append(layout)
                    branch.after.append(sums_after)
                    branch.completions.append(completions)
                    branch.cumulative.append(branch.cumulative[-1] + layout.distributions * completions)
        return branch


def _find(cumulative: Sequence[int], number: int) -> tuple[int, int]:
    """Return the index of the last total not above `number`, and the difference."""
    place = bisect_right(cumulative, number) - 1
    return place, number - cumulative[place]


def _by_lengths(layouts_by_value: LayoutsByValue) -> dict[HeldLengths, list[tuple[Sums, Sequence[Layout]]]]:
    """Return the layouts of a suit, grouped by lengths."""
    by_lengths: dict[HeldLengths, list[tuple[Sums, Sequence[Layout]]]] = {}
    for (lengths, suit_values), layouts in layouts_by_value.items():
        by_lengths.setdefault(lengths, []).append((suit_values, layouts))
    return by_lengths


def _bounds(suits: Sequence[LayoutsByValue], count: int) -> list[SumRange]:
    """Return the lowest and highest total that these suits can add to each sum."""
    columns = [[[value.values[place] for value in layouts] for layouts in suits] for place in range(count)]
    return [
        (sum(min(suit, default=0) for suit in column), sum(max(suit, default=0) for suit in column))
        for column in columns
    ]
