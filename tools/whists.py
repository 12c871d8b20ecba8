"""Search whist tournaments: individuals in which all are partners once and opponents twice.

    python tools/whists.py [SIZE…]

Round 1 is a list of tables such that the differences of partners are all different modulo the number of
people who move, and each difference of opponents comes twice; the other rounds follow (E.H. Moore, 1896). A
prime of the form 4n+1 has one by its powers; others are found by exchanging people at random.
"""

import sys
from collections.abc import Iterator
from math import exp
from pathlib import Path
from random import Random

FILE = Path(__file__).parents[1] / "src" / "chelem" / "movements" / "generators" / "whists.txt"
SIZES = (4, 5, 8, 12, 13, 16, 17, 20, 24, 29, 37, 41)
STEPS = 300_000
STARTS = 20
COUPLES = (((0, 1), 1), ((2, 3), 1), ((0, 2), 2), ((0, 3), 2), ((1, 2), 2), ((1, 3), 2))
"""Seats of a table whose people are partners, 1, or opponents, 2."""


class Tables:
    """The seats of round 1, and how often each difference of partners and opponents comes."""

    def __init__(self, seats: list[int], turning: int) -> None:
        self.seats = seats
        self.turning = turning
        self.counts = {1: [0] * turning, 2: [0] * turning}
        self.cost = sum(wanted**2 for wanted in (1, 2) for _ in range(1, turning))
        for table in range(len(seats) // 4):
            self._count(table, 1)

    def exchange(self, one: int, other: int) -> None:
        """Exchange the people of two seats."""
        tables = {one // 4, other // 4}
        for table in tables:
            self._count(table, -1)
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        for table in tables:
            self._count(table, 1)

    def _count(self, table: int, by: int) -> None:
        """Count the differences of a table, or take them away; `cost` sums the squares of what is amiss."""
        people = self.seats[4 * table : 4 * table + 4]
        for (one, other), wanted in COUPLES:
            if people[one] < self.turning and people[other] < self.turning:
                counts = self.counts[wanted]
                step = people[one] - people[other]
                for difference in (step % self.turning, -step % self.turning):
                    self.cost += 2 * by * (counts[difference] - wanted) + 1
                    counts[difference] += by


def powers(size: int) -> list[int] | None:
    """Return the seats of round 1 by the powers of a primitive root of a prime 4n+1."""
    if size % 4 != 1 or any(size % d == 0 for d in range(2, size)):
        return None
    root = next(g for g in range(2, size) if len({pow(g, k, size) for k in range(size - 1)}) == size - 1)
    quarter = (size - 1) // 4
    return [pow(root, start + quarter * place, size) for start in range(quarter) for place in (0, 2, 1, 3)]


def search(size: int) -> list[int] | None:
    """Return the seats of round 1, from 0; the last of 4n people stays; None if none is found."""
    seats = powers(size)
    if seats is not None:
        return seats
    random = Random(size)  # noqa: S311 - a search, nothing secret
    for _ in range(STARTS):
        people = [person for person in range(size) if size % 4 == 0 or person]
        random.shuffle(people)
        tables = Tables(people, size if size % 4 else size - 1)
        for step in range(STEPS):
            if not tables.cost:
                return tables.seats
            before = tables.cost
            one, other = random.randrange(len(people)), random.randrange(len(people))
            tables.exchange(one, other)
            worse = tables.cost - before
            if worse > 0 and random.random() > exp(-worse / (5 * (1 - step / STEPS) + 0.6)):
                tables.exchange(one, other)
    return None


def lines(sizes: list[int]) -> Iterator[str]:
    """Yield a line for each size that is found."""
    for size in sizes:
        seats = search(size)
        if seats is not None:
            tables = [seats[at : at + 4] for at in range(0, len(seats), 4)]
            yield f"{size}: " + ", ".join(" ".join(str(person + 1) for person in table) for table in tables)


def main() -> None:
    """Search the sizes of the command line, or all; keep what the file has of others."""
    wanted = [int(word) for word in sys.argv[1:]] or list(SIZES)
    known = FILE.read_text("ascii").splitlines() if FILE.exists() else []
    kept = [line for line in known if int(line.split(":")[0]) not in wanted]
    for line in lines(wanted):
        kept.append(line)
        kept.sort(key=lambda each: int(each.split(":")[0]))
        FILE.write_text("\n".join(kept) + "\n", "ascii")


if __name__ == "__main__":
    main()
