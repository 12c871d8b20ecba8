"""Chance that repeats itself: a seed, or a script that Hypothesis writes and shortens."""

from collections.abc import Callable, Iterable
from random import Random

Below = Callable[[int], int]
"""Draws a number from 0 to n−1."""


def seeded(seed: int) -> Below:
    """The draws of a seed, always the same."""
    return Random(seed).randrange  # noqa: S311 - a test must repeat itself


class Script:
    """The draws that a list of numbers says; 0 once it is over."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._left = list(numbers)[::-1]

    def __call__(self, n: int) -> int:
        return self._left.pop() % n if self._left else 0

    @property
    def over(self) -> bool:
        return not self._left
