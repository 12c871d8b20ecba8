"""The best matches of an even number of entrants.

Without rematches where that is possible; then with the least sum of squared distances of the standings; then
of squared differences in the order in which equals were put by lot; then of lots for each match.

A library finds the best of the possible matches. So that a thousand entrants take less than a second, it is
shown only those that can be part of a best draw.

**Which matches can be.** Let places and victory points both go one way along the order. For squared
distances, replacing the matches i–j and x–y by i–x and y–j changes the sum by 2(i−y)·(j−x). If x is between
i and j in the order, then one of the two ways to exchange makes the sum smaller, or leaves it and makes that
of the order smaller, wherever y is; if y is there too, both do. In a best draw a rematch must forbid each of
these exchanges, and each needs its own: i has met one of x and y, or j the other. So with m(i) earlier
opponents of i, at most m(i) + m(j) entrants are between i and j. Any other match i–j is in no best draw, and
if those that are left have no perfect matching, then every draw has a rematch.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from chelem.events.swiss.distance import DistanceScale
from chelem.events.swiss.inputs import DrawInputs
from chelem.events.swiss.lot import lot
from chelem.events.swiss.matching import lightest_matching
from chelem.events.swiss.order import order_for_draw
from chelem.events.swiss.standing import SwissStanding

DrawnOpponents = tuple[int, int]
"""Two entrants who meet, by number."""
Badness = tuple[int, int, int, int, int]
"""Of a match: 1 for a rematch, how often its entrants had met, squared distance, squared difference in the
order, lot. Of two draws, the one with the smaller sums is better, the first that differ decide."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """The matches, how many are rematches, and how often their entrants had met in all."""

    couples: tuple[DrawnOpponents, ...]
    rematches: int = 0
    earlier: int = 0


class Pairer:
    """Finds the best matches of any even part of the entrants, by the rule of a draw."""

    def __init__(self, inputs: DrawInputs) -> None:
        self._rule, self._round = inputs.rule, inputs.round
        self._scale = scale = DistanceScale.of(inputs)
        self._positions = {standing.entrant: scale.position(standing) for standing in inputs.standings}
        self._places = {standing.entrant: place for place, standing in enumerate(order_for_draw(inputs))}
        self._met = inputs.met()

    def meetings(self, entrant: int, other: int) -> int:
        """Return how often two entrants have met."""
        return len(self._met[entrant].get(other, ()))

    def distance(self, entrant: int, other: int) -> tuple[int, int]:
        """Return the squared distance of two standings, and their squared difference in the order."""
        return (
            self._scale.squared(self._positions[entrant], self._positions[other]),
            (self._places[entrant] - self._places[other]) ** 2,
        )

    def best(self, entrants: Iterable[SwissStanding]) -> Pairing:
        """Return the best pairing of an even number."""
        line = sorted((standing.entrant for standing in entrants), key=self._places.__getitem__)
        without = self._best_of(line, [two for two in self._near(line) if not self.meetings(*two)])
        found = without or self._best_of(line, list(combinations(line, 2)))
        if found is None:
            raise ValueError(len(line))  # an odd number
        return found

    def _best_of(self, line: Sequence[int], couples: Sequence[DrawnOpponents]) -> Pairing | None:
        """Return the best perfect matching of these matches; None if there is none."""
        index = {entrant: vertex for vertex, entrant in enumerate(line)}
        weights = as_numbers([self._badness(*couple) for couple in couples], len(line) // 2)
        edges = [(index[a], index[b], weight) for (a, b), weight in zip(couples, weights, strict=True)]
        found = lightest_matching(len(line), edges)
        if found is None:
            return None
        matches = tuple((line[here], line[there]) for here, there in found)
        again = [count for two in matches if (count := self.meetings(*two))]
        return Pairing(matches, len(again), sum(again))

    def _badness(self, entrant: int, other: int) -> Badness:
        times = self.meetings(entrant, other)
        drawn = lot(self._rule.seed, self._round, min(entrant, other), max(entrant, other))
        return int(times > 0), times, *self.distance(entrant, other), drawn

    def _near(self, line: Sequence[int]) -> Iterator[DrawnOpponents]:
        """Yield the matches that can be in a best pairing; all if points are not in the order of places."""
        positions = [self._positions[entrant] for entrant in line]
        if not all(here[1] >= there[1] for here, there in pairwise(positions)):
            yield from combinations(line, 2)
            return
        present = set(line)
        opponents = [len(present & self._met[entrant].keys()) for entrant in line]
        most = max(opponents, default=0)
        for here, entrant in enumerate(line):
            farthest = here + 1 + opponents[here] + most
            for there in range(here + 1, min(farthest + 1, len(line))):
                if there - here - 1 <= opponents[here] + opponents[there]:
                    yield entrant, line[there]


def as_numbers(rows: Sequence[Badness], most: int) -> list[int]:
    """Return a number for each row so that sums of up to `most` of them compare as the sums of the rows do.

    >>> as_numbers([(0, 0, 0, 3, 1), (0, 0, 0, 2, 5)], 2)
    [49, 37]
    """
    numbers = [0] * len(rows)
    for column in zip(*rows, strict=True):
        room = (most * max(column)).bit_length()
        numbers = [(number << room) + part for number, part in zip(numbers, column, strict=True)]
    return numbers
