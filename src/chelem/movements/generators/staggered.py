"""Individuals from one set of boards, which goes round the room: in each round all tables play others."""

from functools import cache
from importlib.resources import files
from string import ascii_letters

from chelem.core import BadOption
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell
from chelem.movements.movement import Movement

FEWEST, MOST = 12, 32
"""For how many people there are staggered individuals: three tables at least."""
_SETS = "-"
"""Stands for a set of boards that nobody plays in a round."""
_Rounds = tuple[tuple[str, ...], ...]
"""For each round who plays each set of boards: North, South, East, West, by their letters."""


def staggered(people: int, rounds: int | None = None, boards: int = 1) -> Movement:
    """Return the individual of 12 to 32 people in which no two tables play the same boards in a round.

    Nobody plays a board twice, partners anybody twice, or opposes anybody more than twice; up to three people
    sit out in turn. The longest by default; a shorter one is the beginning of the next longer that is known.
    Raises `BadOption` for other numbers of people, or too many rounds.
    """
    known = staggered_rounds().get(people, {})
    fitting = [length for length in sorted(known) if length >= (rounds or max(known))]
    if not fitting or (rounds is not None and rounds < 1):
        raise BadOption("movement.size", movement="staggered", tables=people // 4, rounds=rounds or 0)
    chosen = known[fitting[0]]
    return Movement(
        "individual.staggered",
        "individual",
        people,
        tuple(_cells(quartets, number, boards) for number, quartets in enumerate(chosen[:rounds])),
    )


def longest_staggered(people: int) -> int:
    """Return how many rounds there are at most; 0 where there are none."""
    return max(staggered_rounds().get(people, {}), default=0)


def _cells(quartets: tuple[str, ...], number: int, boards: int) -> tuple[Cell, ...]:
    """Return the cells of a round, from 0; where all tables play, boards go down one table after each."""
    sets = len(quartets)
    turned = [(number + place) % sets for place in range(sets)]
    played = [board_set for board_set in turned if quartets[board_set] != _SETS]
    cells = []
    for table, board_set in enumerate(played, 1):
        north, south, east, west = (ascii_letters.index(letter) + 1 for letter in quartets[board_set])
        own = boards_in_set(board_set + 1, boards)
        cells.append(Cell(table, (north, south), (east, west), own))
    return tuple(cells)


@cache
def staggered_rounds() -> dict[int, dict[int, _Rounds]]:
    """Return the individuals that are known, by people and rounds.

    Each is a line of `staggered.txt`: people, rounds, then for each round who plays each set of boards. They
    were found by simulated annealing, as `tools/staggered.py` does it; tests check what it was to keep.
    """
    found: dict[int, dict[int, _Rounds]] = {}
    for line in (files(__package__) / "staggered.txt").read_text(encoding="ascii").splitlines():
        size, _, rounds = line.partition(": ")
        people, length = map(int, size.split())
        found.setdefault(people, {})[length] = tuple(tuple(boards.split()) for boards in rounds.split(" / "))
    return found
