"""Values in groups of equal length."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def groups_of(values: Iterable[T], size: int) -> list[tuple[T, ...]]:
    """Return the values in groups; the last may be shorter.

    >>> groups_of("abcde", 2)
    [('a', 'b'), ('c', 'd'), ('e',)]
    """
    every = list(values)
    return [tuple(every[start : start + size]) for start in range(0, len(every), size)]
