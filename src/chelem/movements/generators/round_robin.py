"""Round robin: each team of four plays a match against each other team."""

from chelem.core import BadOption
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell
from chelem.movements.movement import Movement


def round_robin(teams: int, rounds: int | None = None, boards: int = 1) -> Movement:
    """Return the round robin of 2 teams or more, with `boards` in each match.

    North-South stay at the table of their team's number, East-West go to the opponents' table, which plays
    the same boards: the two tables of a match exchange them, or have copies. With an odd number of teams one
    sits out in each round. Raises `BadOption` for too many rounds.
    """
    circle = teams + teams % 2
    played = circle - 1 if rounds is None else rounds
    if teams < 2 or not 1 <= played <= circle - 1:
        raise BadOption("movement.size", movement="round_robin", tables=teams, rounds=played)
    return Movement(
        "round_robin",
        "teams",
        teams,
        tuple(
            tuple(
                _cell(team, opponent if opponent <= teams else None, boards_in_set(number + 1, boards))
                for team, opponent in enumerate(opponents(circle, number), 1)
                if team <= teams
            )
            for number in range(played)
        ),
    )


def opponents(circle: int, number: int) -> list[int]:
    """Return whom each of an even number meets in a round, both from 1, the round from 0.

    >>> opponents(4, 0), opponents(4, 1), opponents(4, 2)
    ([4, 3, 2, 1], [3, 4, 1, 2], [2, 1, 4, 3])
    """
    turning = circle - 1
    found = [0] * circle
    for entrant in range(turning):
        opponent = (2 * turning - number - entrant) % turning
        found[entrant] = turning + 1 if opponent == entrant else opponent + 1
        if opponent == entrant:
            found[turning] = entrant + 1
    return found


def _cell(team: int, opponent: int | None, boards: tuple[int, ...]) -> Cell:
    return Cell(team, (team,), () if opponent is None else (opponent,), boards)
