"""Individuals, found by search, for numbers of people that four does not divide: some sit out in turn."""

from functools import cache
from hashlib import sha256

Quartet = tuple[int, int, int, int]
"""North, South, East and West of a table."""
MOST_ROUNDS = 14
"""Longer ones are not looked for: nobody has so much time."""
TRIES = 200
"""How many ways to seat everybody are tried for a round."""
SMALL, STARTS, FEW_STARTS = 20, 40, 3
"""Below this number of people the longest of many individuals is taken: early choices count."""


@cache
def found_rounds(people: int) -> tuple[tuple[Quartet, ...], ...]:
    """Return the tables of each round, all of them full.

    In each round the next people by number sit out, so that nobody does so twice more than another. Nobody
    partners anybody twice, or opposes anybody more than twice. The same number always gets the same rounds.
    """
    starts = range(STARTS if people < SMALL else FEW_STARTS)
    return max((_Search(people, start).rounds() for start in starts), key=len)


class _Search:
    """Seats people round by round, and remembers who has met."""

    def __init__(self, people: int, start: int) -> None:
        self._people, self._start = people, start
        self._partners: list[set[int]] = [set() for _ in range(people + 1)]
        self._meetings = [[0] * (people + 1) for _ in range(people + 1)]

    def rounds(self) -> tuple[tuple[Quartet, ...], ...]:
        """Return rounds up to the first that is not found."""
        found: list[tuple[Quartet, ...]] = []
        while len(found) < min(MOST_ROUNDS, self._people - 1):
            here = self._present(len(found))
            orders = (self._by_lot(here, len(found), attempt) for attempt in range(TRIES))
            tables = next(filter(None, map(self._seated, orders)), None)
            if tables is None:
                break
            for table in tables:
                self._remember(*table)
            found.append(tables)
        return tuple(found)

    def _present(self, number: int) -> list[int]:
        """Return who plays in a round, counted from 0."""
        resting = self._people % 4
        out = {(number * resting + place) % self._people + 1 for place in range(resting)}
        return [person for person in range(1, self._people + 1) if person not in out]

    def _by_lot(self, people: list[int], number: int, attempt: int) -> list[int]:
        """Return people in an order that is the same on every machine."""

        def lot(person: int) -> bytes:
            return sha256(f"{self._start} {number} {attempt} {person}".encode()).digest()

        return sorted(people, key=lot)

    def _seated(self, left: list[int]) -> tuple[Quartet, ...] | None:
        """Return tables for people in this order; None if that leaves some who may not meet."""
        tables: list[Quartet] = []
        while left:
            north = left.pop()
            south = next((person for person in left if person not in self._partners[north]), None)
            if south is None:
                return None
            left.remove(south)
            opponents = self._opponents(north, south, left)
            if opponents is None:
                return None
            tables.append((north, south, *opponents))
            left = [person for person in left if person not in opponents]
        return tuple(tables)

    def _opponents(self, north: int, south: int, left: list[int]) -> tuple[int, int] | None:
        """Return two who may meet a pair, and each other, of those who have met it least."""
        with_north, with_south = self._meetings[north], self._meetings[south]
        allowed = [person for person in left if with_north[person] < 2 and with_south[person] < 2]
        allowed.sort(key=lambda person: with_north[person] + with_south[person])
        return next(
            (
                (east, west)
                for place, east in enumerate(allowed)
                for west in allowed[place + 1 :]
                if west not in self._partners[east]
            ),
            None,
        )

    def _remember(self, north: int, south: int, east: int, west: int) -> None:
        for person, partner in ((north, south), (east, west)):
            self._partners[person].add(partner)
            self._partners[partner].add(person)
        for person in (north, south):
            for opponent in (east, west):
                self._meetings[person][opponent] += 1
                self._meetings[opponent][person] += 1
