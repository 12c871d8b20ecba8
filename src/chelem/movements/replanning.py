"""Another movement from a round on, for those who are there, after what they have played."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from chelem.movements.cell import Cell
from chelem.movements.laws import Breach, breaches
from chelem.movements.movement import Movement

Renumbering = Mapping[int, int]
"""What stands for the numbers of a movement."""


@dataclass(frozen=True, slots=True)
class Replanned:
    """The rounds of a movement so far, then those of another one; `broken` are the laws that this breaks."""

    movement: Movement
    broken: tuple[Breach, ...]
    fresh: bool
    """Whether boards are needed that were not planned before."""


def replan(before: Movement, number: int, present: Sequence[int], later: Movement) -> Replanned:
    """Return `before` with its rounds from `number` on replaced by those of `later`, for those present.

    `present` are numbers of `before`, the North-South line first, in the order of their tables. Of all
    turns of the lines and of the board sets that are in play, that is chosen in which nobody plays a board
    twice and the fewest meet again, where people need change least; if somebody would play a board twice in
    each of them, the rounds have boards of their own, which follow those in play.
    """
    known = set(breaches(before.with_rounds(before.rounds[: number - 1])))
    found: list[tuple[tuple[int, int, int, int], Replanned]] = []
    for cost, numbers in enumerate(_turns(present, later)):
        for turn, boards in enumerate(_board_sets(before, later)):
            movement = _joined(before, number, later, numbers, boards)
            broken = tuple(breach for breach in breaches(movement) if breach not in known)
            twice = sum(breach.law == "board_twice" for breach in broken)
            fresh = not set(boards.values()) <= set(before.boards)
            rank = twice, int(fresh), len(broken), cost + turn
            found.append((rank, Replanned(movement, broken, fresh)))
            if rank[:3] == (0, 0, 0):
                return found[-1][1]
    return min(found, key=lambda ranked: ranked[0])[1]


def fill_places(
    before: Movement, number: int, planned: Movement, arriving: Sequence[int]
) -> Replanned | None:
    """Return `planned` from round `number` on with those arriving where nobody sits; None for too few places.

    `before` is the same movement as people sit. Nothing changes for those who are there but that they have
    opponents.
    """
    seated = {entrant for cells in before.rounds[number - 1 :] for cell in cells for entrant in cell.entrants}
    cells = [cell for cells in planned.rounds[number - 1 :] for cell in cells]
    free = sorted({entrant for cell in cells for entrant in cell.entrants} - seated)
    if not 0 < len(arriving) <= len(free):
        return None
    numbers = {entrant: entrant for entrant in seated} | dict(zip(free, arriving, strict=False))
    later = planned.with_rounds(planned.rounds[number - 1 :])
    movement = _joined(before, number, later, numbers, {})
    known = set(breaches(before))
    return Replanned(
        movement, tuple(breach for breach in breaches(movement) if breach not in known), fresh=False
    )


def _turns(present: Sequence[int], later: Movement) -> Iterator[Renumbering]:
    """Yield who of those present has which number of `later`: as they are, then the second half turned."""
    half = len(present) // 2
    for turn in range(max(1, len(present) - half)):
        rest = present[half:]
        order = [*present[:half], *rest[turn:], *rest[:turn]]
        yield dict(zip(range(1, later.entrants + 1), order, strict=False))


def _board_sets(before: Movement, later: Movement) -> Iterator[Renumbering]:
    """Yield which boards stand for those of `later`: those in play, turned, then fresh ones."""
    own, wanted = before.boards, later.boards
    size = later.boards_a_round
    for turn in range(0, len(own), max(1, size)) if len(own) >= len(wanted) else ():
        turned = [*own[turn:], *own[:turn]]
        yield dict(zip(wanted, turned, strict=False))
    last = max(own, default=0)
    yield {board: last + place for place, board in enumerate(wanted, 1)}


def _joined(
    before: Movement, number: int, later: Movement, numbers: Renumbering, boards: Renumbering
) -> Movement:
    rounds = tuple(tuple(_renamed(cell, numbers, boards) for cell in cells) for cells in later.rounds)
    highest = max([before.entrants, *numbers.values()])
    joined = replace(later, entrants=highest, winners=before.winners if later.winners == 2 else 1)
    return joined.with_rounds(before.rounds[: number - 1] + rounds)


def _renamed(cell: Cell, numbers: Renumbering, boards: Renumbering) -> Cell:
    here, there = (
        tuple(numbers[entrant] for entrant in side if entrant in numbers)
        for side in (cell.north_south, cell.east_west)
    )
    return Cell(cell.table, here, there, tuple(boards.get(board, board) for board in cell.boards))
