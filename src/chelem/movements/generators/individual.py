"""Movements of individuals: everybody plays for oneself, with another partner in each round."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from math import gcd
from typing import Literal

from chelem.core import BadOption
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell, Partnership
from chelem.movements.generators.individual_search import Quartet, found_rounds
from chelem.movements.movement import Movement

RAINBOW = (0, 1, 2, -2)
"""How many tables North, South, East and West move up after a round of a rainbow; boards move down one."""
BAROMETER = (0, 1, 2, 3)
"""The same where all tables play the same boards."""
IndividualKind = Literal["rainbow", "complete", "barometer"]


def individual(people: int, rounds: int | None = None, boards: int = 1) -> Movement:
    """Return an individual for a number of people, with `boards` a round.

    A rainbow has no shared boards; a whist tournament, in which all tables play the same boards, is complete:
    everybody partners everybody once and opposes everybody twice; any other number of tables plays the same
    boards too, and nobody partners anybody twice. All tables are full in each round: one, two or three people
    sit out if four does not divide their number.

    By default it is the longest there is, otherwise the first that is long enough. Raises `BadOption` if
    there are too many rounds.
    """
    found = [movement for movement in _movements(people, boards) if movement.rounds]
    if rounds is None and found:
        return max(found, key=lambda movement: len(movement.rounds))
    for movement in found:
        if rounds is not None and 1 <= rounds <= len(movement.rounds):
            return movement.with_rounds(movement.rounds[:rounds])
    raise BadOption("movement.size", movement="individual", tables=-(-people // 4), rounds=rounds or 0)


def _movements(people: int, boards: int) -> Iterator[Movement]:
    """Yield the individuals for this number of people."""
    if people % 4 == 0 or people in whists():
        yield from _complete_tables(people, boards)
        return
    if people % 4 == 3:
        # In a barometer some would sit out twice before others do once.
        yield from (
            _one_short(movement)
            for movement in _complete_tables(people + 1, boards)
            if movement.name != "individual.barometer"
        )
    yield _searched(people, boards)


def _complete_tables(people: int, boards: int) -> Iterator[Movement]:
    for kind, most in _kinds(people):
        match kind:
            case "rainbow":
                yield rainbow(people // 4, most, boards)
            case "complete":
                yield _whist(people, whists()[people], most, boards)
            case "barometer":
                yield _barometer(people // 4, most, boards)


def _one_short(movement: Movement) -> Movement:
    """Return a movement without somebody who never moves, and without that table: the others sit out."""
    missing = movement.stationary[-1]
    closed = next(cell.table for _, cell in movement if missing in cell.entrants)

    def numbered(partnership: Partnership) -> Partnership:
        return tuple(person - (person > missing) for person in partnership)

    rows = tuple(
        tuple(
            Cell(
                cell.table - (cell.table > closed),
                numbered(cell.north_south),
                numbered(cell.east_west),
                cell.boards,
            )
            for cell in cells
            if cell.table != closed
        )
        for cells in movement.rounds
    )
    # Of four people nobody is left who could play.
    return Movement(movement.name, "individual", movement.entrants - 1, rows if all(rows) else ())


def _searched(people: int, boards: int) -> Movement:
    rows = tuple(
        tuple(
            Cell(table, (north, south), (east, west), boards_in_set(number, boards))
            for table, (north, south, east, west) in enumerate(quartets, 1)
        )
        for number, quartets in enumerate(found_rounds(people), 1)
        if quartets
    )
    return Movement("individual.searched", "individual", people, rows)


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


def _whist(people: int, quartets: tuple[Quartet, ...], rounds: int, boards: int) -> Movement:
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
def whists() -> dict[int, tuple[Quartet, ...]]:
    """Return round 1 of the whist tournaments that are known, by the number of people."""
    found: dict[int, tuple[Quartet, ...]] = {}
    for line in (files(__package__) / "whists.txt").read_text(encoding="ascii").splitlines():
        size, _, tables = line.partition(": ")
        found[int(size)] = tuple(_quartet(table) for table in tables.split(", "))
    return found


def _quartet(text: str) -> Quartet:
    north, south, east, west = map(int, text.split())
    return north, south, east, west
