"""A cell of a movement: one table in one round."""

import re
from dataclasses import dataclass

from chelem.core import ParseError, Side

Partnership = tuple[int, ...]
"""The entrants who sit one way at a table: a pair, or a team, by its number; in an individual the numbers of
two people, North or East first; empty where nobody sits."""

_TEXT = re.compile(r"(\d{1,4}): ([\d+]+|-) v ([\d+]+|-): ([\d ]*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Cell:
    """Who sits which way at a table in a round, and the numbers of the boards they play.

    A pair without opponents sits out: the other partnership is empty. As text: the table, North-South and
    East-West, the boards.

    >>> cell = Cell.parse("3: 3 v 12: 7 8 9")
    >>> cell.north_south, cell.east_west, cell.boards
    ((3,), (12,), (7, 8, 9))
    >>> str(Cell.parse("1: 4 v -: 1 2")), Cell.parse("2: 1+5 v 3+8: 4").east_west
    ('1: 4 v -: 1 2', (3, 8))
    """

    table: int
    north_south: Partnership
    east_west: Partnership
    boards: tuple[int, ...]

    def __str__(self) -> str:
        boards = " ".join(map(str, self.boards))
        return f"{self.table}: {_written(self.north_south)} v {_written(self.east_west)}: {boards}"

    def __repr__(self) -> str:
        return f"Cell.parse('{self}')"

    @classmethod
    def parse(cls, text: str) -> "Cell":
        """Parse a cell such as `3: 3 v 12: 7 8 9`."""
        found = _TEXT.fullmatch(text)
        if found is None:
            raise ParseError("movement.cell", text=text)
        try:
            boards = tuple(map(int, found[4].split()))
            return cls(int(found[1]), _read(found[2]), _read(found[3]), boards)
        except ValueError:
            raise ParseError("movement.cell", text=text) from None

    @property
    def played(self) -> bool:
        """Whether both partnerships are there."""
        return bool(self.north_south and self.east_west)

    @property
    def entrants(self) -> Partnership:
        """All who sit here, North-South first."""
        return self.north_south + self.east_west

    def partnership(self, side: Side) -> Partnership:
        """Return who sits this way."""
        return self.north_south if side is Side.NS else self.east_west

    def without(self, entrant: int) -> "Cell":
        """Return this cell when one entrant is missing; in an individual the partner sits out too."""
        north_south, east_west = self.north_south, self.east_west
        return Cell(
            self.table,
            () if entrant in north_south else north_south,
            () if entrant in east_west else east_west,
            self.boards,
        )

    def completed(self, entrant: int) -> "Cell":
        """Return this cell with opponents for those who sit out here."""
        if self.played or not self.entrants:
            return self
        return Cell(self.table, self.north_south or (entrant,), self.east_west or (entrant,), self.boards)

    def switched(self) -> "Cell":
        """Return this cell with the directions exchanged: an arrow switch."""
        return Cell(self.table, self.east_west, self.north_south, self.boards)


def _written(partnership: Partnership) -> str:
    return "+".join(map(str, partnership)) or "-"


def _read(text: str) -> Partnership:
    return () if text == "-" else tuple(map(int, text.split("+")))
