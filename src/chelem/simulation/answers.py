"""What a measure gave over many deals: numbers, yes or no, words."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import fsum, sqrt

from chelem.core.frozen import freeze
from chelem.simulation.intervals import Interval, of_mean, of_proportion


@dataclass(frozen=True, slots=True)
class Numbers:
    """How often each number came, from the lowest to the highest."""

    counts: Mapping[float, int]

    def __post_init__(self) -> None:
        freeze(self, "counts")

    @property
    def deals(self) -> int:
        """The deals measured."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean."""
        return fsum(number * count for number, count in self.counts.items()) / self.deals

    @property
    def deviation(self) -> float:
        """The standard deviation, of a sample; 0 for a single deal."""
        mean, deals = self.mean, self.deals
        squares = fsum((number - mean) ** 2 * count for number, count in self.counts.items())
        return sqrt(squares / (deals - 1)) if deals > 1 else 0.0

    @property
    def interval(self) -> Interval | None:
        """The 95 % confidence interval of the mean; None for a single deal."""
        return of_mean(self.mean, self.deviation, self.deals) if self.deals > 1 else None

    @property
    def low(self) -> float:
        """The lowest number."""
        return min(self.counts)

    @property
    def high(self) -> float:
        """The highest number."""
        return max(self.counts)

    def to_dict(self) -> dict[str, object]:
        """For programs; `counts` are pairs of a number and how often it came."""
        return {
            "kind": "numbers",
            "deals": self.deals,
            "mean": self.mean,
            "deviation": self.deviation,
            "interval": self.interval,
            "low": self.low,
            "high": self.high,
            "counts": [[number, count] for number, count in self.counts.items()],
        }


@dataclass(frozen=True, slots=True)
class YesNo:
    """How often the answer was yes."""

    yes: int
    deals: int

    @property
    def share(self) -> float:
        """The part of the deals where it was yes."""
        return self.yes / self.deals

    @property
    def interval(self) -> Interval:
        """Its 95 % confidence interval."""
        return of_proportion(self.yes, self.deals)

    def to_dict(self) -> dict[str, object]:
        """For programs."""
        return {
            "kind": "yes_no",
            "deals": self.deals,
            "yes": self.yes,
            "share": self.share,
            "interval": self.interval,
        }


@dataclass(frozen=True, slots=True)
class Words:
    """How often each word came, the most frequent first."""

    counts: Mapping[str, int]

    def __post_init__(self) -> None:
        freeze(self, "counts")

    @property
    def deals(self) -> int:
        """The deals measured."""
        return sum(self.counts.values())

    def share(self, word: str) -> float:
        """The part of the deals where it was this word."""
        return self.counts.get(word, 0) / self.deals

    def interval(self, word: str) -> Interval:
        """The 95 % confidence interval of that share."""
        return of_proportion(self.counts.get(word, 0), self.deals)

    def to_dict(self) -> dict[str, object]:
        """For programs."""
        words = {
            word: {"count": count, "share": self.share(word), "interval": self.interval(word)}
            for word, count in self.counts.items()
        }
        return {"kind": "words", "deals": self.deals, "words": words}


Answer = Numbers | YesNo | Words
