"""The mean of whole numbers, with its standard error."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class SampleMean:
    """The mean of whole numbers: how many there are, their sum and the sum of their squares.

    >>> estimate = SampleMean.of([1, 2, 3])
    >>> estimate.mean, round(estimate.standard_error, 4)
    (2.0, 0.5774)
    """

    count: int = 0
    total: int = 0
    squares: int = 0

    @classmethod
    def of(cls, values: Iterable[int]) -> "SampleMean":
        """Return the estimate from these numbers."""
        listed = tuple(values)
        return cls(len(listed), sum(listed), sum(value * value for value in listed))

    def plus(self, value: int) -> "SampleMean":
        """Return the estimate with one more number."""
        return SampleMean(self.count + 1, self.total + value, self.squares + value * value)

    @property
    def mean(self) -> float | None:
        """The mean; None without a number."""
        return self.total / self.count if self.count else None

    @property
    def standard_error(self) -> float | None:
        """The standard error of the mean, from the sample variance; None for fewer than two numbers."""
        if self.count < 2:
            return None
        spread = self.count * self.squares - self.total * self.total
        return sqrt(spread / (self.count - 1)) / self.count
