"""Where the matches of a draw are played: the cells of a movement."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chelem.core import BadOption
from chelem.events.swiss.draw import Draw
from chelem.events.swiss.draw_tables import drawn_tables
from chelem.events.swiss.inputs import TRIANGLE
from chelem.movements import Cell, EventKind, entrants_of

_Boards = tuple[int, ...]
_Cells = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class SwissSeating:
    """What is played, and the boards of a round, which all tables play.

    Those who cannot move sit North-South at the tables that they keep. In every second of the other matches
    of pairs the better placed sits East-West, so that neither line is the stronger one.

    `triangle_boards` are three sets of boards, for the matches of the first and second, second and third,
    third and first team of a triangle: no team plays a board twice, so a triangle needs half as many boards
    again as it plays.
    """

    kind: EventKind
    boards: _Boards
    triangle_boards: tuple[_Boards, ...] = ()


def round_cells(draw: Draw, seating: SwissSeating) -> tuple[_Cells, ...]:
    """Return the cells of a round of a movement, or of two where a triangle plays half-matches.

    Then the other matches play half of the boards in either. A triangle over two rounds is played to and fro:
    a round's second half of it comes from the draw that goes on with it. Raises `BadOption` for a triangle
    of pairs, without its three sets of boards, or with an odd number of boards to halve.
    """
    three = draw.left_over if len(draw.left_over) == TRIANGLE else ()
    if (three or draw.inputs.triangle) and entrants_of(seating.kind).one_pair:
        raise BadOption("swiss.pairs-triangle")
    if (three or draw.inputs.triangle) and len(seating.triangle_boards) != TRIANGLE:
        raise BadOption("swiss.triangle-boards")
    tables = drawn_tables(draw, seating.kind)
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


def _matches(draw: Draw, seating: SwissSeating, boards: _Boards, tables: Mapping[int, int]) -> Iterator[Cell]:
    for number, match in enumerate(draw.matches):
        entrant, other = match.first, match.second
        keeper = draw.inputs.keeper((entrant, other))
        if entrants_of(seating.kind).both_ways:
            yield Cell(tables[other], (other,), (entrant,), boards)
        elif keeper == other or (keeper is None and number % 2):
            entrant, other = other, entrant
        yield Cell(tables[entrant], (entrant,), (other,), boards)
    if len(draw.left_over) == 1:
        yield Cell(tables[draw.left_over[0]], draw.left_over, (), boards)


def _triangle(
    three: tuple[int, ...], seating: SwissSeating, tables: Mapping[int, int], *, back: bool
) -> Iterator[Cell]:
    """Yield the tables of a triangle: East-West go to the next team's table, then to the one before."""
    for place, team in enumerate(three):
        other = three[(place + 1) % TRIANGLE]
        north_south, east_west = (other, team) if back else (team, other)
        yield Cell(tables[north_south], (north_south,), (east_west,), seating.triangle_boards[place])


def _sorted(cells: _Cells) -> _Cells:
    return tuple(sorted(cells, key=lambda cell: cell.table))
