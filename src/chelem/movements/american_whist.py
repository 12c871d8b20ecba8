"""American Whist: teams of four, each match split over two rounds, without shared boards."""

from chelem.core.errors import BadOption
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell
from chelem.movements.movement import Movement


def american_whist(teams: int, rounds: int | None = None, boards: int = 1) -> Movement:
    """Return the American Whist of an odd number of teams, with `boards` a round.

    North-South stay at the table of their team's number; East-West move up two tables, boards up one; the
    round in which all would be at home is left out. In round r a team meets one opponent, in round
    teams - r the same again with the directions exchanged, so that an even number of rounds from the middle
    keeps all matches whole. Raises `BadOption` for an even number of teams or another number of rounds.
    """
    most = teams - 1
    played = most if rounds is None else rounds
    if teams % 2 == 0 or teams < 3 or not 2 <= played <= most or played % 2:
        raise BadOption("movement.size", movement="american_whist", tables=teams, rounds=played)
    first = (most - played) // 2 + 1
    return Movement(
        "american_whist",
        "teams",
        teams,
        tuple(
            tuple(_cell(table, number, teams, boards) for table in range(teams))
            for number in range(first, first + played)
        ),
    )


def _cell(table: int, number: int, teams: int, boards: int) -> Cell:
    """Return a cell; the table from 0, the rounds counted from the one at home."""
    east_west = (table - 2 * number) % teams + 1
    return Cell(table + 1, (table + 1,), (east_west,), boards_in_set((table - number) % teams + 1, boards))
