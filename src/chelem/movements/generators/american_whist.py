"""American Whist: teams of four, each match split over two rounds, without shared boards."""

from chelem.core import BadOption
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell
from chelem.movements.movement import Movement

Shift = tuple[int, int]
"""How many tables up from home East-West are in a round, and the boards."""


def american_whist(teams: int, rounds: int | None = None, boards: int = 1) -> Movement:
    """Return the American Whist of 3 teams or more, with `boards` a round.

    North-South stay at the table of their team's number; East-West move up two tables, boards up one; the
    round in which all would be at home is left out. With an even number of teams, East-West skip a table
    twice, the second time as their boards do, and nobody meets the team that is half the room away. A team
    meets an opponent in a round and, with the directions exchanged, in the round equally far from the end,
    so that an even number of rounds from the middle keeps all matches whole. Raises `BadOption` for another
    number of rounds.
    """
    most = longest_whist(teams)
    played = most if rounds is None else rounds
    if teams < 3 or not 2 <= played <= most or played % 2:
        raise BadOption("movement.size", movement="american_whist", tables=teams, rounds=played)
    first = (most - played) // 2
    return Movement(
        "american_whist",
        "teams",
        teams,
        tuple(
            tuple(_cell(table, shift, teams, boards) for table in range(teams))
            for shift in _shifts(teams)[first : first + played]
        ),
    )


def longest_whist(teams: int) -> int:
    """Return how many rounds the American Whist of a number of teams has: two for each opponent."""
    return teams - 2 + teams % 2


def _shifts(teams: int) -> list[Shift]:
    """Return where East-West and boards are in each round.

    The two rounds of a match at a distance of e tables have the boards d and d - e tables from home. So
    these two differ by e, and all of them differ from one another. Of an odd number of teams they are d and
    -d; of an even number so for even distances, and n - 1 - d instead of -d for odd ones.
    """
    if teams % 2:
        return [(2 * number, number) for number in range(1, teams)]
    near = (teams // 2 - 1) // 2
    even = [(2 * board, board) for board in (*range(1, near + 1), *range(teams - near, teams))]
    odd = [(2 * board + 1 - teams, board) for board in range(near + 1, teams - near - 1)]
    return [*even[:near], *odd, *even[near:]]


def _cell(table: int, shift: Shift, teams: int, boards: int) -> Cell:
    """Return a cell; the table from 0."""
    east_west, board_set = ((table - moved) % teams + 1 for moved in shift)
    return Cell(table + 1, (table + 1,), (east_west,), boards_in_set(board_set, boards))
