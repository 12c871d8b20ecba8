"""A movement: the cells of all rounds of a section."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell

BAROMETER = ".barometer"
"""The end of the name of a movement that was made for all tables to play the same boards in each round."""

EventKind = Literal["pairs", "teams", "individual"]
"""Whether pairs, teams of four or single people are ranked."""


@dataclass(frozen=True, slots=True)
class EntrantKind:
    """What a number of a movement stands for: `one_pair`, a team that plays `both_ways`, or a single person.

    The pairs of a team sit at two tables, one in each direction; a person `changes_partners`.
    """

    one_pair: bool = False
    both_ways: bool = False
    changes_partners: bool = False


_ENTRANTS: Mapping[EventKind, EntrantKind] = {
    "pairs": EntrantKind(one_pair=True),
    "teams": EntrantKind(both_ways=True),
    "individual": EntrantKind(changes_partners=True),
}


def entrants_of(kind: EventKind) -> EntrantKind:
    """Return what the numbers of a kind of event stand for."""
    return _ENTRANTS[kind]


@dataclass(frozen=True)
class Movement:
    """What a section plays: in each round the cells of its tables.

    `name` says how it was made, such as `mitchell.skip`; a movement from a file has the file's name for it.
    `entrants` are numbered from 1. There are two `winners` where no North-South pair ever meets an East-West
    pair's opponents' scores, as in a Mitchell without arrow switches: each line is ranked by itself.
    """

    name: str
    kind: EventKind
    entrants: int
    rounds: tuple[tuple[Cell, ...], ...]
    winners: Literal[1, 2] = 1

    @property
    def numbered(self) -> EntrantKind:
        """What its numbers stand for."""
        return entrants_of(self.kind)

    def __iter__(self) -> Iterator[tuple[int, Cell]]:
        """Yield each cell with its round, from 1."""
        for number, cells in enumerate(self.rounds, 1):
            for cell in cells:
                yield number, cell

    @cached_property
    def tables(self) -> tuple[int, ...]:
        """The numbers of the tables."""
        return tuple(sorted({cell.table for _, cell in self}))

    @cached_property
    def boards(self) -> tuple[int, ...]:
        """The numbers of the boards in play."""
        return tuple(sorted({board for _, cell in self if cell.played for board in cell.boards}))

    @property
    def boards_a_round(self) -> int:
        """The most boards that a table plays in a round."""
        return max((len(cell.boards) for _, cell in self), default=0)

    @cached_property
    def stationary(self) -> tuple[int, ...]:
        """The entrants who play at one table in every round: places for people who cannot move.

        Where their direction changes, the board is turned and not the people.
        """
        places: dict[int, set[int]] = {}
        for _, cell in self:
            for entrant in cell.entrants if cell.played else ():
                places.setdefault(entrant, set()).add(cell.table)
        return tuple(sorted(entrant for entrant, seen in places.items() if len(seen) == 1))

    @cached_property
    def sharing(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Tables that need the same board in the same round, as (round, tables)."""
        shared = []
        for number, cells in enumerate(self.rounds, 1):
            users: dict[int, set[int]] = {}
            for cell in cells:
                for board in cell.boards if cell.played else ():
                    users.setdefault(board, set()).add(cell.table)
            shared += [
                (number, tables)
                for tables in sorted({tuple(sorted(t)) for t in users.values()})
                if len(tables) > 1
            ]
        return tuple(shared)

    @cached_property
    def is_barometer(self) -> bool:
        """Whether all tables play the same boards in each round: by its name, or of three tables or more.

        Two tables may also do so in other movements.
        """
        if self.name.endswith(BAROMETER):
            return True
        played = [[cell.boards for cell in cells if cell.boards] for cells in self.rounds]
        return any(len(boards) > 2 for boards in played) and all(len(set(boards)) <= 1 for boards in played)

    @property
    def sit_outs(self) -> int:
        """How many times somebody has no opponents, or no place."""
        present = sum(len(cell.entrants) for _, cell in self if cell.played)
        return self.entrants * len(self.rounds) - present

    def idle_rounds(self, table: int) -> tuple[int, ...]:
        """Return the rounds in which nobody plays at a table; one that is not drawn yet is not among them."""
        active = {number for number, cell in self if cell.table == table and cell.played}
        planned = (number for number, cells in enumerate(self.rounds, 1) if cells)
        return tuple(number for number in planned if number not in active)

    def without(self, entrant: int) -> "Movement":
        """Return this movement when one entrant is missing: those who would meet it sit out."""
        return self.with_rounds(
            tuple(tuple(cell.without(entrant) for cell in cells) for cells in self.rounds)
        )

    def with_free_place(self) -> "Movement":
        """Return this movement with its highest number where somebody sits out, for a pair that comes late.

        A movement in which that number plays, or not one sits out in each round, stays as it is.
        """
        free = self.entrants
        alone = [[cell for cell in cells if cell.entrants and not cell.played] for cells in self.rounds]
        if any(free in cell.entrants for _, cell in self) or any(len(cells) != 1 for cells in alone):
            return self
        return self.with_rounds(tuple(tuple(cell.completed(free) for cell in cells) for cells in self.rounds))

    def with_sets(self, boards: int) -> "Movement":
        """Return this movement with a set of `boards` for each board, where a table plays one a round.

        Many files number sets, and do not say how many boards are in one.
        """
        if self.boards_a_round != 1:
            return self
        return self.with_rounds(
            tuple(
                tuple(
                    replace(
                        cell,
                        boards=tuple(
                            b for board_set in cell.boards for b in boards_in_set(board_set, boards)
                        ),
                    )
                    for cell in cells
                )
                for cells in self.rounds
            )
        )

    def with_rounds(self, rounds: tuple[tuple[Cell, ...], ...]) -> "Movement":
        """Return this movement with other rounds."""
        return replace(self, rounds=rounds)

    def with_entrants(self, entrants: int) -> "Movement":
        """Return this movement with another highest number."""
        return replace(self, entrants=entrants)
