"""Table cards: one for each table, with the entrants of every round there and the way of the boards."""

from collections.abc import Iterator

from chelem.events.paper.planned_sections import PlannedSections, papers_by_section
from chelem.events.paper.printing import EventPaper, played_order
from chelem.movements import BoardTravel, Cell, Movement, follow_boards

MOST_ON_HALF = 13
"""How many rounds a card of half a page has room for, in print of 11 points and more."""
MOST_ON_PAGE = 30
"""The same for a page; a longer movement goes on on a second card."""


def table_guide_cards(planned: PlannedSections, paper: EventPaper) -> bytes:
    """Return a PDF with a card for each table of a movement, to lie there during the event."""
    sections = papers_by_section(planned, paper)
    half = max((len(movement.rounds) for movement, _ in sections), default=0) <= MOST_ON_HALF
    data = {
        "columns": 1,
        "rows": 2 if half else 1,
        "heads": paper.words(
            *(f"head.{head}" for head in ("round", "ns", "ew", "boards", "from", "to", "shared"))
        ),
        "nobody": paper.say("nobody"),
        "cards": [
            card
            for movement, own in sections
            for table in movement.tables
            for card in _cards(movement, table, own)
        ],
    }
    return paper.typeset("table_cards.typ", data)


def _cards(movement: Movement, table: int, paper: EventPaper) -> Iterator[dict[str, object]]:
    tables = len(movement.tables)
    lines = [
        _line(number, cell, travel, tables, paper) for number, cell, travel in follow_boards(movement, table)
    ]
    for start in range(0, len(lines), MOST_ON_PAGE):
        yield {
            "origin": paper.origin,
            "heading": paper.say("table-number", table=table),
            "lines": lines[start : start + MOST_ON_PAGE],
            "shares": any(line[-1] for line in lines),
            "legend": paper.say("nobody-legend") if movement.idle_rounds(table) else "",
        }


def _line(number: int, cell: Cell, travel: BoardTravel, tables: int, paper: EventPaper) -> list[str]:
    nobody = paper.say("nobody")
    return [
        str(number),
        *(" + ".join(map(str, partnership)) or nobody for partnership in (cell.north_south, cell.east_west)),
        played_order(cell.boards) or "–",
        "–" if number == 1 or not cell.boards else _place(cell, travel.came_from, travel, paper),
        "–" if travel.last and not travel.first else _place(cell, travel.goes_to, travel, paper),
        _shared(travel, tables, paper),
    ]


def _place(cell: Cell, tables: tuple[int, ...], travel: BoardTravel, paper: EventPaper) -> str:
    """Return where the boards were or will be: a table, the stand, the director if for one round alone."""
    if not cell.boards:
        return "–"
    if not tables:
        return paper.say("director" if travel.first and travel.last else "stand")
    if tables == (cell.table,):
        return paper.say("boards-stay")
    return paper.say("tables", count=len(tables), tables=", ".join(map(str, tables)))


def _shared(travel: BoardTravel, tables: int, paper: EventPaper) -> str:
    if travel.exchanged_with:
        return paper.say("half-time", table=travel.exchanged_with)
    others = travel.shared_with
    if not others:
        return ""
    if len(others) == tables - 1 > 1:
        return paper.say("all-tables")
    return paper.say("tables", count=len(others), tables=", ".join(map(str, others)))
