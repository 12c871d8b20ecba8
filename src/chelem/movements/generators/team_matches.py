"""Matches of teams of four, each at the home tables of both teams: of two teams, and by meetings of pairs."""

from contextlib import suppress
from dataclasses import replace

from chelem.core import BadOption
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell
from chelem.movements.generators.howell import howell
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.generators.round_robin import opponents
from chelem.movements.movement import Movement


def match_of_two(rounds: int = 1, boards: int = 1) -> Movement:
    """Return a match of two teams over a number of rounds, with other boards in each.

    North-South stay at the table of their team's number.
    """
    sets = [boards_in_set(number, boards) for number in range(1, rounds + 1)]
    return Movement(
        "match", "teams", 2, tuple((Cell(1, (1,), (2,), own), Cell(2, (2,), (1,), own)) for own in sets)
    )


def rotating_matches(teams: int, rounds: int | None = None, boards: int = 1) -> Movement:
    """Return matches of 4 teams or more that play different boards at a time: no two matches share any.

    Everybody meets, by the Howell of as many pairs, unless there are fewer `rounds`; then each team of one
    half of the field meets teams of the other, by a Mitchell. Where neither is known, each match has boards
    of its own. With an odd number of teams one sits out in each round. Raises `BadOption` for too many.
    """
    circle = teams + teams % 2
    played = circle - 1 if rounds is None else rounds
    if teams < 4 or not 1 <= played <= circle - 1:
        raise BadOption("movement.size", movement="round_robin", tables=teams, rounds=played)
    meetings = _apart(circle // 2, played, boards).without(circle if teams % 2 else 0)
    return Movement("rotating", "teams", teams, tuple(map(_tables, meetings.rounds)))


def _apart(tables: int, rounds: int, boards: int) -> Movement:
    """Return meetings of pairs in which no two tables have the same boards at a time."""
    if rounds < tables:
        with suppress(BadOption):
            return mitchell(tables, rounds, boards)
    with suppress(BadOption):
        found = howell(tables, rounds, boards)
        if not found.sharing:
            return found
    return _own_boards(tables, rounds, boards)


def _own_boards(tables: int, rounds: int, boards: int) -> Movement:
    """Return meetings of pairs, each with boards that nobody else plays."""
    rows = []
    for number in range(rounds):
        met = opponents(2 * tables, number)
        couples = [(first, second) for first, second in enumerate(met, 1) if first < second]
        rows.append(
            tuple(
                Cell(table, (first,), (second,), boards_in_set(number * tables + table, boards))
                for table, (first, second) in enumerate(couples, 1)
            )
        )
    return Movement("own", "pairs", 2 * tables, tuple(rows))


def _tables(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return both tables of each match; who sits out has its own."""
    home = [cell if cell.north_south else cell.switched() for cell in cells]
    return tuple(
        sorted(
            (
                replace(side, table=side.north_south[0])
                for cell in home
                if cell.entrants
                for side in (cell, cell.switched())
                if side.north_south
            ),
            key=lambda cell: cell.table,
        )
    )
