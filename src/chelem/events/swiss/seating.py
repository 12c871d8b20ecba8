"""Where the matches of a draw are played: the cells of a movement."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from chelem.core.errors import BadOption
from chelem.core.frozen import FrozenMap
from chelem.events.swiss.draw import Draw
from chelem.events.swiss.inputs import TRIANGLE
from chelem.movements import Cell

_Boards = tuple[int, ...]
_Cells = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class SwissSeating:
    """The boards of a round, which all tables play, and who keeps a table.

    A match of pairs has one table, one of teams two, the open and the closed room. `home` has the tables of
    those who cannot move, and sit North-South; of two such pairs who meet, the better placed stays. The other
    tables are filled from number 1 up, the strongest match first. In every second match of pairs the better
    placed sits East-West, so that neither line is the stronger one.

    `triangle_boards` are three sets of boards, for the matches of the first and second, second and third,
    third and first team of a triangle: no team plays a board twice, so a triangle needs half as many boards
    again as it plays. Raises `BadOption` if two share a home.
    """

    kind: Literal["pairs", "teams"]
    boards: _Boards
    home: Mapping[int, int] = field(default_factory=lambda: FrozenMap({}))
    triangle_boards: tuple[_Boards, ...] = ()

    def __post_init__(self) -> None:
        if len(set(self.home.values())) < len(self.home):
            raise BadOption("swiss.home")
        object.__setattr__(self, "home", FrozenMap(self.home))


def round_cells(draw: Draw, seating: SwissSeating) -> tuple[_Cells, ...]:
    """Return the cells of a round of a movement, or of two where a triangle plays half-matches.

    Then the other matches play half of the boards in either. A triangle over two rounds is played to and fro:
    a round's second half of it comes from the draw that goes on with it. Raises `BadOption` for a triangle
    of pairs, without its three sets of boards, or with an odd number of boards to halve.
    """
    three = draw.left_over if len(draw.left_over) == TRIANGLE else ()
    if (three or draw.inputs.triangle) and seating.kind == "pairs":
        raise BadOption("swiss.pairs-triangle")
    if (three or draw.inputs.triangle) and len(seating.triangle_boards) != TRIANGLE:
        raise BadOption("swiss.triangle-boards")
    tables = _tables(draw, seating)
    second = tuple(_triangle(draw.inputs.triangle, seating, tables, back=True))
    if not three or draw.inputs.rule.odd == "triangle":
        first = tuple(_triangle(three, seating, tables, back=False))
        return (_sorted((*_matches(draw, seating, seating.boards, tables), *first, *second)),)
    half, rest = divmod(len(seating.boards), 2)
    if rest:
        raise BadOption("swiss.half-matches", boards=len(seating.boards))
    return tuple(
        _sorted(
            (*_matches(draw, seating, boards, tables), *_triangle(three, seating, tables, back=back), *second)
        )
        for boards, back in ((seating.boards[:half], False), (seating.boards[half:], True))
    )


def _tables(draw: Draw, seating: SwissSeating) -> dict[int, int]:
    """Return the table at which each entrant sits North-South, or its match is played by pairs."""
    home, groups = seating.home, list(_groups(draw, seating))
    kept = {group: next((home[one] for one in group if one in home), None) for group in groups}
    used = {table for table in kept.values() if table is not None}
    free = (number for number in range(1, len(used) + len(groups) + 1) if number not in used)
    tables: dict[int, int] = {}
    for group, table in kept.items():
        tables |= dict.fromkeys(group, next(free) if table is None else table)
    return tables


def _groups(draw: Draw, seating: SwissSeating) -> Iterator[tuple[int, ...]]:
    """Yield those who need a table together: both pairs of a match, or a team alone."""
    for match in draw.matches:
        two = (match.first, match.second)
        yield from (two,) if seating.kind == "pairs" else zip(two, strict=True)
    yield from zip((*draw.inputs.triangle, *draw.left_over), strict=True)


def _matches(draw: Draw, seating: SwissSeating, boards: _Boards, tables: Mapping[int, int]) -> Iterator[Cell]:
    for number, match in enumerate(draw.matches):
        one, other = match.first, match.second
        kept = one in seating.home, other in seating.home
        if seating.kind == "teams":
            yield Cell(tables[other], (other,), (one,), boards)
        elif kept == (False, True) or (kept == (False, False) and number % 2):
            one, other = other, one
        yield Cell(tables[one], (one,), (other,), boards)
    if len(draw.left_over) == 1:
        yield Cell(tables[draw.left_over[0]], draw.left_over, (), boards)


def _triangle(
    three: tuple[int, ...], seating: SwissSeating, tables: Mapping[int, int], *, back: bool
) -> Iterator[Cell]:
    """Yield the tables of a triangle: East-West go to the next team's table, then to the one before."""
    for place, one in enumerate(three):
        other = three[(place + 1) % TRIANGLE]
        north_south, east_west = (other, one) if back else (one, other)
        yield Cell(tables[north_south], (north_south,), (east_west,), seating.triangle_boards[place])


def _sorted(cells: _Cells) -> _Cells:
    return tuple(sorted(cells, key=lambda cell: cell.table))
