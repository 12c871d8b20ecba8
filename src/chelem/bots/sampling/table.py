"""The tricks of each card in each sampled layout, and what they are worth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from chelem.core import Card
from chelem.simulation.requirements import Bits


@dataclass(frozen=True, slots=True)
class CardTable:
    """The total tricks of the side to play after each card: one byte for each layout, which has a weight."""

    tricks: Mapping[Card, bytes]
    weights: tuple[float, ...]
    layouts: tuple[Bits, ...]
    complete: bool

    def best_tricks(self) -> dict[int, float]:
        """Return the weight of each number of tricks if the best card is played in each layout."""
        found: dict[int, float] = {}
        for most, weight in zip(map(max, zip(*self.tricks.values(), strict=True)), self.weights, strict=True):
            found[most] = found.get(most, 0.0) + weight
        return found

    def cards_that_take(self, tricks: int) -> set[Card]:
        """Return the cards after which the side takes at least `tricks` in all of these layouts."""
        return {card for card, column in self.tricks.items() if min(column) >= tricks}

    def mean(self, card: Card, worth: Sequence[float]) -> float:
        """Return the mean worth of a card; `worth` is that of 0 … 13 tricks."""
        column = zip(self.tricks[card], self.weights, strict=True)
        return sum(weight * worth[tricks] for tricks, weight in column) / sum(self.weights)

    def lead_over(self, card: Card, other: Card, worth: Sequence[float]) -> tuple[float, float]:
        """Return by how much a card is worth more than another on average, and the standard error of that."""
        columns = zip(self.tricks[card], self.tricks[other], strict=True)
        gains = [worth[tricks] - worth[others_tricks] for tricks, others_tricks in columns]
        mean, error = mean_and_error(gains, self.weights)
        return mean, 0.0 if self.complete else error


def mean_and_error(gains: Sequence[float], weights: Sequence[float]) -> tuple[float, float]:
    """Return the mean of gains with these weights, and its standard error."""
    total = sum(weights)
    mean = sum(weight * gain for weight, gain in zip(weights, gains, strict=True)) / total
    squares = sum(w * w * (gain - mean) ** 2 for w, gain in zip(weights, gains, strict=True))
    return mean, sqrt(squares) / total
