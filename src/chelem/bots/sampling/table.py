"""The tricks of each card in each sampled layout, and what they are worth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from chelem.core.cards import Card


@dataclass(frozen=True, slots=True)
class CardTable:
    """The total tricks of the side to play after each card: a row for each layout, with its weight."""

    rows: tuple[Mapping[Card, int], ...]
    weights: tuple[float, ...]
    complete: bool

    def best_tricks(self) -> dict[int, float]:
        """Return the weight of each number of tricks if the best card is played in each layout."""
        found: dict[int, float] = {}
        for row, weight in zip(self.rows, self.weights, strict=True):
            most = max(row.values())
            found[most] = found.get(most, 0.0) + weight
        return found

    def mean(self, card: Card, worth: Sequence[float]) -> float:
        """Return the mean worth of a card; `worth` is that of 0 … 13 tricks."""
        total = sum(weight * worth[row[card]] for row, weight in zip(self.rows, self.weights, strict=True))
        return total / sum(self.weights)

    def lead_over(self, card: Card, other: Card, worth: Sequence[float]) -> tuple[float, float]:
        """Return by how much a card is worth more than another on average, and the standard error of that."""
        gains = [worth[row[card]] - worth[row[other]] for row in self.rows]
        total = sum(self.weights)
        mean = sum(weight * gain for weight, gain in zip(self.weights, gains, strict=True)) / total
        if self.complete:
            return mean, 0.0
        squares = sum(w * w * (gain - mean) ** 2 for w, gain in zip(self.weights, gains, strict=True))
        return mean, sqrt(squares) / total
