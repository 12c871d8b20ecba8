"""Movements of individuals: everybody plays for oneself, with another partner in each round."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from math import gcd
from typing import Literal

from chelem.core.errors import BadOption
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell
from chelem.movements.movement import Movement

RAINBOW = (0, 1, 2, -2)
"""How many tables North, South, East and West move up after a round of a rainbow; boards move down one."""
BAROMETER = (0, 1, 2, 3)
"""The same where all tables play the same boards."""
IndividualKind = Literal["rainbow", "complete", "barometer"]
Quartets = tuple[tuple[int, int, int, int], ...]
"""The tables of round 1: North, South, East, West."""


def individual(people: int, rounds: int | None = None, boards: int = 1) -> Movement:
    """Return an individual for a number of people, with `boards` a round.

    A rainbow has no shared boards; a whist tournament, in which all tables play the same boards, is complete:
    everybody partners everybody once and opposes everybody twice; any other number of tables plays the same
    boards too, and nobody partners anybody twice. Some rest where a movement is for a few people more.

    By default it is the longest for the smallest number of people that has one, otherwise the first of these
    that is long enough. Raises `BadOption` if there are too many rounds.
    """
    found = [_kept(movement, people, boards) for movement in _movements(people, boards)]
    if rounds is None and found:
        smallest = [movement for movement in found if movement.entrants == found[0].entrants]
        return max(smallest, key=lambda movement: len(movement.rounds))
    for movement in found:
        if rounds is not None and 1 <= rounds <= len(movement.rounds):
            return movement.with_rounds(movement.rounds[:rounds])
    raise BadOption("movement.size", movement="individual", tables=-(-people // 4), rounds=rounds or 0)


def _movements(people: int, boards: int) -> Iterator[Movement]:
    """Yield the individuals for this number of people, then those for up to three more."""
    for size in range(people, people + 4):
        for kind, most in _kinds(size):
            match kind:
                case "rainbow":
                    yield rainbow(size // 4, most, boards)
                case "complete":
                    yield _whist(size, whists()[size], most, boards)
                case "barometer":
                    yield _barometer(size // 4, most, boards)


def _kept(movement: Movement, people: int, boards: int) -> Movement:
    """Return a movement for fewer people, without the rounds in which nobody would play."""
    if people == movement.entrants:
        return movement
    for missing in range(people + 1, movement.entrants + 1):
        movement = movement.without(missing)
    rounds = [cells for cells in movement.rounds if any(cell.played for cell in cells)]
    if len(rounds) == len(movement.rounds):
        return movement
    return movement.with_rounds(
        tuple(
            tuple(replace(cell, boards=boards_in_set(number, boards)) for cell in cells)
            for number, cells in enumerate(rounds, 1)
        )
    )


def rainbow(tables: int, rounds: int | None = None, boards: int = 1) -> Movement:
    """Return the rainbow movement of a number of tables that 2 and 3 do not divide, without shared boards.

    North keep their seats, South move up one table, East up two, West down two, the boards down one.
    """
    played = tables if rounds is None else rounds
    if gcd(tables, 6) > 1 or tables < 5 or not 1 <= played <= tables:
        raise BadOption("movement.size", movement="rainbow", tables=tables, rounds=played)
    rows = tuple(
        tuple(
            Cell(
                table + 1,
                *_seats(table, number, tables, RAINBOW),
                boards_in_set((table + number) % tables + 1, boards),
            )
            for table in range(tables)
        )
        for number in range(played)
    )
    return Movement("individual.rainbow", "individual", 4 * tables, rows)


def _kinds(size: int) -> Iterator[tuple[IndividualKind, int]]:
    """Yield which individuals there are for a number of people, and for how many rounds."""
    tables = size // 4
    if size % 4 == 0 and tables > 1 and gcd(tables, 6) == 1:
        yield "rainbow", tables
    if size in whists():
        yield "complete", size if size % 4 else size - 1
    if size % 4 == 0 and tables > 3:
        yield "barometer", tables if tables % 3 else tables * 2 // 3


def _barometer(tables: int, rounds: int, boards: int) -> Movement:
    """Return the movement in which each seat moves on at its own pace and each round has its own boards."""
    rows = tuple(
        tuple(
            Cell(table + 1, *_seats(table, number, tables, BAROMETER), boards_in_set(number + 1, boards))
            for table in range(tables)
        )
        for number in range(rounds)
    )
    return Movement("individual.barometer", "individual", 4 * tables, rows)


def _seats(
    table: int, number: int, tables: int, steps: tuple[int, int, int, int]
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return who sits North-South and East-West at a table in a round, both from 0."""
    north, south, east, west = (
        line * tables + (table - step * number) % tables + 1 for line, step in enumerate(steps)
    )
    return (north, south), (east, west)


def _whist(people: int, quartets: Quartets, rounds: int, boards: int) -> Movement:
    """Return the movement in which all but the last of 4n people follow one another."""
    turning = people if people % 4 else people - 1

    def later(person: int, number: int) -> int:
        return person if person > turning else (person - 1 + number) % turning + 1

    rows = tuple(
        tuple(
            Cell(
                table,
                (later(north, number), later(south, number)),
                (later(east, number), later(west, number)),
                boards_in_set(number + 1, boards),
            )
            for table, (north, south, east, west) in enumerate(quartets, 1)
        )
        for number in range(rounds)
    )
    return Movement("individual.whist", "individual", people, rows)


@cache
def whists() -> dict[int, Quartets]:
    """Return round 1 of the whist tournaments that are known, by the number of people."""
    found: dict[int, Quartets] = {}
    for line in (files("chelem.movements") / "whists.txt").read_text(encoding="ascii").splitlines():
        size, _, tables = line.partition(": ")
        found[int(size)] = tuple(_quartet(table) for table in tables.split(", "))
    return found


def _quartet(text: str) -> tuple[int, int, int, int]:
    north, south, east, west = map(int, text.split())
    return north, south, east, west
