"""What is written by hand: a traveller for each board, a score slip for each table and round."""

from collections.abc import Iterator

from chelem.core import Vulnerability
from chelem.events.paper.planned_sections import PlannedSections, papers_by_section
from chelem.events.paper.printing import EventPaper, number_list
from chelem.matches.duplicate import board_dealer
from chelem.movements import EventKind, Movement
from chelem.movements.cell import Cell, Partnership
from chelem.movements.exchange import exchange_of

SPARE_LINES = 2
"""How many lines of a traveller are left for what the movement does not foresee."""
LINES_ON_HALF = 16
LINES_ON_PAGE = 33
SLIP_ROWS = ((3, 4), (9, 2), (20, 1))
"""How many boards a slip has room for, by the number of rows of slips on a page."""


def blank_travellers(planned: PlannedSections, paper: EventPaper) -> bytes:
    """Return a PDF with a traveller for each board of a movement, to be filled in at the tables.

    Each has a line for every table that plays the board, with the round and its entrants, and for those that
    sit out instead.
    """
    boards = [
        (board, cells, own)
        for movement, own in papers_by_section(planned, paper)
        for board, cells in _plays(movement).items()
    ]
    most = max((len(cells) for _, cells, _ in boards), default=0) + SPARE_LINES
    sheets = [sheet for board, cells, own in boards for sheet in _travellers(board, cells, own)]
    heads = ("round", "ns", "ew", "contract", "declarer", "lead", "result", "score-ns", "score-ew", "percent")
    data = {
        "columns": 1,
        "rows": 2 if most <= LINES_ON_HALF else 1,
        "heads": paper.words(*(f"head.{head}" for head in heads)),
        "cards": sheets,
    }
    return paper.typeset("blank_travellers.typ", data)


def _plays(movement: Movement) -> dict[int, list[tuple[int, Cell]]]:
    """Return where each board is played, by round, and where somebody sits out with it."""
    plays: dict[int, list[tuple[int, Cell]]] = {}
    for number, cell in movement:
        for board in cell.boards if cell.entrants else ():
            plays.setdefault(board, []).append((number, cell))
    return {board: plays[board] for board in movement.boards}


def _travellers(board: int, cells: list[tuple[int, Cell]], paper: EventPaper) -> Iterator[dict[str, object]]:
    lines = [
        [
            str(number),
            *(_numbers(partnership) or "–" for partnership in (cell.north_south, cell.east_west)),
            "" if cell.played else paper.say("no-result-sit-out"),
        ]
        for number, cell in cells
    ] + [[""] * 4] * SPARE_LINES
    for start in range(0, len(lines), LINES_ON_PAGE):
        yield {
            **board_head(board, paper),
            "origin": paper.origin,
            "lines": lines[start : start + LINES_ON_PAGE],
        }


def board_head(board: int, paper: EventPaper) -> dict[str, object]:
    """Return a board's number with its dealer and vulnerability in words."""
    return {
        "heading": paper.say("board", number=board),
        "dealer": paper.say("deals", seat=str(board_dealer(board))),
        "vulnerable": paper.say("is-vulnerable", side=str(Vulnerability.on_board(board))),
    }


def score_slips(planned: PlannedSections, paper: EventPaper) -> bytes:
    """Return a PDF with a slip for each table and round, for the contracts and scores of its boards.

    The slips of a table follow one another; one for an entrant that sits out there says so.
    """
    cells = [
        (number, cell, own, movement)
        for movement, own in papers_by_section(planned, paper)
        for table in movement.tables
        for number, cell in movement
        if cell.table == table and cell.entrants and len(movement.idle_rounds(table)) < len(movement.rounds)
    ]
    most = max((len(cell.boards) for _, cell, *_ in cells), default=0)
    room, rows = next((layout for layout in SLIP_ROWS if most <= layout[0]), SLIP_ROWS[-1])
    heads = ("board", "vulnerable", "contract", "declarer", "lead", "result", "score-ns", "score-ew")
    data = {
        "columns": 2,
        "rows": rows,
        "heads": paper.words(*(f"head.{head}" for head in heads)),
        "initials": paper.say("initials"),
        "cards": [
            slip
            for number, cell, own, movement in cells
            for slip in (
                _slips(number, cell, room, movement, own)
                if cell.played
                else [_no_slip(number, cell, movement.kind, own)]
            )
        ],
    }
    return paper.typeset("score_slips.typ", data)


def _no_slip(number: int, cell: Cell, kind: EventKind, paper: EventPaper) -> dict[str, object]:
    """Return the text instead of a slip for entrants who have no opponents."""
    return {
        "origin": paper.origin,
        "heading": paper.say("slip", table=cell.table, round=number),
        "pairs": paper.say("slip-out", kind=kind, who=_numbers(cell.entrants)),
        "boards": [],
    }


def _slips(
    number: int, cell: Cell, room: int, movement: Movement, paper: EventPaper
) -> Iterator[dict[str, object]]:
    exchange = exchange_of(cell, movement.rounds[number - 1])
    pairs = paper.say(
        "slip-pairs",
        ns=_numbers(cell.north_south),
        ew=_numbers(cell.east_west),
        exchange=0 if exchange is None else exchange.table,
    )
    for start in range(0, len(cell.boards), room):
        yield {
            "origin": paper.origin,
            "heading": paper.say("slip", table=cell.table, round=number),
            "pairs": pairs,
            "boards": [
                (
                    number_list((board,)),
                    paper.say("vulnerable-short", side=str(Vulnerability.on_board(board))),
                )
                for board in cell.boards[start : start + room]
            ],
        }


def _board(board: int, paper: EventPaper) -> list[str]:
    """Return the number of a board and who is vulnerable."""
    vulnerable = Vulnerability.on_board(board)
    return [number_list((board,)), paper.say("vulnerable-short", side=str(vulnerable))]


def _numbers(partnership: Partnership) -> str:
    return " + ".join(map(str, partnership))
