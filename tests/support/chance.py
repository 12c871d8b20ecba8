"""Reproducible randomness: a seed, or a script that Hypothesis draws and shrinks."""

import secrets
from collections.abc import Callable, Iterable
from random import Random

from tests.support.replacing import replace_in

Below = Callable[[int], int]
"""Draws a number from 0 to n−1."""


def random_of(seed: int | str) -> Random:
    """Return a reproducible generator."""
    return Random(seed)  # noqa: S311 - a test must repeat itself


def seeded(seed: int) -> Below:
    """Return reproducible draws."""
    return random_of(seed).randrange


def seed_secrets(name: str) -> None:
    """Let what the program draws in this process, as the cards of its tables, be the same in every run."""
    replace_in(secrets, _sysrand=random_of(name))


class Script:
    """Draws from a list of numbers; 0 after its end."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._left = list(numbers)[::-1]

    def __call__(self, n: int) -> int:
        return self._left.pop() % n if self._left else 0

    @property
    def over(self) -> bool:
        return not self._left
