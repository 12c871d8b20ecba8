"""Search individuals from one set of boards, in which no two tables play the same boards in a round.

    python tools/staggered.py PEOPLE ROUNDS SETS [SEED]

Prints a line of `chelem/movements/generators/staggered.txt`: for each round who plays each set of boards.
Nobody plays a set twice, has a partner twice or an opponent more than twice, and each set is played twice at
least. Starts at random, then exchanges people of a round, or the sets of boards of its tables (simulated
annealing).
"""

import sys
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from math import exp
from random import Random
from string import ascii_letters

STARTS = 50
STEPS = 60_000
"""For each table of each round."""
HOT, COLD = 0.7, 0.1
NOBODY = "-"
Table = list[int]
"""North, South, East, West by their numbers, from 0."""
MOST: dict[str, tuple[int, int]] = {"partners": (1, 3), "opponents": (2, 2), "boards": (1, 3)}
"""How often something may come at the most, and what each time more costs."""
LEAST, RARE = 2, 2
"""How often a set of boards is played at least, and what each time less costs."""


class Schedule:
    """Who plays which set of boards in each round, and how far that is from what is wanted."""

    def __init__(self, people: int, rounds: int, sets: int, random: Random) -> None:
        self._random = random
        self._counts: Counter[Hashable] = Counter()
        self.cost = LEAST * RARE * sets
        self.rounds = [self._begin(people, sets, number) for number in range(rounds)]
        for number in range(rounds):
            for board_set in range(sets):
                self._count(number, board_set, 1)

    def _begin(self, people: int, sets: int, number: int) -> list[Table]:
        """Return a round at random; those who are left over by four sit out in turn."""
        over = people % 4
        out = {(number * over + place) % people for place in range(over)}
        here = [person for person in range(people) if person not in out]
        self._random.shuffle(here)
        tables = [here[start : start + 4] for start in range(0, len(here), 4)]
        chosen = [*tables, *([] for _ in range(sets - len(tables)))]
        self._random.shuffle(chosen)
        return chosen

    def change(self, heat: float) -> None:
        """Exchange two people, or the sets of two tables, unless that costs too much for the heat."""
        number = self._random.randrange(len(self.rounds))
        tables = self.rounds[number]
        one, other = (self._random.randrange(len(tables)) for _ in range(2))
        if not tables[one]:
            return
        seats = None
        if tables[other] and (one == other or self._random.random() < 0.75):
            seats = self._random.randrange(4), self._random.randrange(4)
        before = self.cost
        self._exchange(number, one, other, seats)
        dearer = self.cost - before
        if dearer > 0 and self._random.random() >= exp(-dearer / heat):
            self._exchange(number, one, other, seats)

    def _exchange(self, number: int, one: int, other: int, seats: tuple[int, int] | None) -> None:
        tables = self.rounds[number]
        for board_set in {one, other}:
            self._count(number, board_set, -1)
        if seats is None:
            tables[one], tables[other] = tables[other], tables[one]
        else:
            here, there = tables[one], tables[other]
            here[seats[0]], there[seats[1]] = there[seats[1]], here[seats[0]]
        for board_set in {one, other}:
            self._count(number, board_set, 1)

    def _count(self, number: int, board_set: int, by: int) -> None:
        """Count what happens at a table, or take it away; an empty one counts for nothing."""
        if not (table := self.rounds[number][board_set]):
            return
        for kind, what in happenings(table, board_set):
            most, dear = MOST[kind]
            counted = self._counts[kind, what]
            self.cost += dear * (max(counted + by - most, 0) - max(counted - most, 0))
            self._counts[kind, what] = counted + by
        plays = self._counts[board_set]
        self.cost += RARE * (max(LEAST - plays - by, 0) - max(LEAST - plays, 0))
        self._counts[board_set] = plays + by

    def line(self, people: int) -> str:
        """Return the schedule as the file has it."""
        written = (" ".join(map(_written, tables)) for tables in self.rounds)
        return f"{people} {len(self.rounds)}: {' / '.join(written)}"


def happenings(table: Table, board_set: int) -> Iterator[tuple[str, Hashable]]:
    """Yield what happens at a table that plays a set of boards, as kinds of `MOST`."""
    north, south, east, west = table
    for couple in ((north, south), (east, west)):
        yield "partners", frozenset(couple)
    for couple in ((north, east), (north, west), (south, east), (south, west)):
        yield "opponents", frozenset(couple)
    for person in table:
        yield "boards", (person, board_set)


def _written(table: Iterable[int]) -> str:
    return "".join(ascii_letters[person] for person in table) or NOBODY


def search(people: int, rounds: int, sets: int, seed: int) -> str | None:
    """Return the line of a schedule; None if none is found."""
    random = Random(seed)  # noqa: S311 - a search, nothing secret
    steps = STEPS * rounds * (people // 4)
    for _ in range(STARTS):
        schedule = Schedule(people, rounds, sets, random)
        for step in range(steps):
            if not schedule.cost:
                return schedule.line(people)
            schedule.change(HOT * (COLD / HOT) ** (step / steps))
    return None


def main() -> None:
    """Search what the command line says, and print it."""
    people, rounds, sets, *seed = map(int, sys.argv[1:])
    found = search(people, rounds, sets, *(seed or [1]))
    if found is None:
        sys.exit("None is found.")
    print(found)


if __name__ == "__main__":
    main()
