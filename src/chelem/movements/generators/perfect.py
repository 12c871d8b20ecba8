"""Perfect Mitchells: as many rounds as there are tables, an even number, and no two tables share boards.

Round, table, East-West pair and board set are an orthogonal array: any two of them determine the others.
Where four divides the number, the tables are the elements of the group Z2 × Z(n/2): a half of the room, and a
place in it. In a round all East-West pairs move on by one element, all boards by another. Pairs play every
set once if both elements run through the group, and their sums too: a complete mapping, which Hall and Paige
showed to exist for these groups. For ten tables it is the array of Parker (1959).
"""

from collections.abc import Iterator
from functools import cache

PERFECT_TABLES = (4, 8, 10, 12)
"""For how many tables a perfect Mitchell is made."""
PerfectRound = tuple[tuple[int, int], ...]
"""For each table its East-West pair and its board set, all from 0."""


def together(first: int, second: int, size: int) -> int:
    """Return the sum of two elements of the group of this size.

    >>> together(1, 3, 8), together(5, 3, 8), together(5, 7, 8)
    (0, 4, 0)
    """
    half = size // 2
    return (first // half ^ second // half) * half + (first + second) % half


def apart(total: int, other: int, size: int) -> int:
    """Return what added to `other` gives `total`.

    >>> together(3, apart(6, 3, 8), 8)
    6
    """
    half = size // 2
    return (total // half ^ other // half) * half + (total - other) % half


@cache
def perfect_places(size: int) -> tuple[tuple[int, int], ...]:
    """Return by how much East-West pairs and boards have moved on in each round: a complete mapping.

    Empty for a size that has none. The first round is (0, 0).
    """
    found: list[tuple[int, int]] = []

    def add(number: int) -> bool:
        if number == size:
            return True
        for sets in range(size):
            used = any(sets == other for _, other in found)
            # A pair that moves by `number` to boards that moved by `sets` plays its own set plus both.
            own = together(number, sets, size)
            if used or any(own == together(*pair, size) for pair in found):
                continue
            found.append((number, sets))
            if add(number + 1):
                return True
            found.pop()
        return False

    return tuple(found) if add(0) else ()


@cache
def perfect_rows(tables: int) -> tuple[PerfectRound, ...]:
    """Return the rounds of a perfect Mitchell; pairs and sets are numbered by their first tables."""
    if tables == 10:
        return _in_order(_parker())
    return tuple(
        tuple((apart(table, place, tables), together(table, sets, tables)) for table in range(tables))
        for place, sets in perfect_places(tables)
    )


def _in_order(array: dict[tuple[int, int], tuple[int, int]]) -> tuple[PerfectRound, ...]:
    """Return the rows of an array with pairs and sets numbered by the tables of the first round."""
    size = range(10)
    pairs = {array[0, table][0]: table for table in size}
    sets = {array[0, table][1]: table for table in size}
    return tuple(
        tuple((pairs[array[number, table][0]], sets[array[number, table][1]]) for table in size)
        for number in size
    )


def _parker() -> dict[tuple[int, int], tuple[int, int]]:
    """Return an orthogonal array of ten symbols: what follows from the first two of each column."""
    return {(first, second): (third, fourth) for first, second, third, fourth in _columns()}


def _columns() -> Iterator[tuple[int, int, int, int]]:
    """Yield the columns of Parker's array: the numbers modulo 7, and three more symbols 7 to 9."""
    for number in range(7):
        yield number, number, number, number
        for more in range(1, 4):
            up, down, other = (number + more) % 7, (number - more) % 7, 6 + more
            yield number, up, down, other
            yield up, number, other, down
            yield down, other, number, up
            yield other, down, up, number
    for first in range(3):
        for second in range(3):
            yield 7 + first, 7 + second, 7 + (first + second) % 3, 7 + (first + 2 * second) % 3
