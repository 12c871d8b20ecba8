"""Boards sent as text, from a link or a collection: shown and analysed, but not stored."""

from fastapi import Query
from starlette.requests import Request
from typing_extensions import TypedDict

from chelem.boards import BoardSummary, FileBoard, deal_record
from chelem.bots.table_bots import requested_bots
from chelem.core import Deal, Seat, Unknown, Vulnerability, whole_number
from chelem.formats.json_types import SeatCode
from chelem.matches.duplicate import board_with
from chelem.site.collections.api.dependencies import CollectionsDep
from chelem.site.collections.domain.board_detail import StudyShape, build_study, record_from_text
from chelem.site.collections.domain.double_dummy import analyse_board
from chelem.site.collections.domain.import_file import import_boards, kept_board_from_file
from chelem.site.collections.domain.kept_board import KeptBoard
from chelem.site.collections.domain.rows import BoardRow, row_of_board
from chelem.site.collections.live.analysis import AnalysisShape, analysis_section
from chelem.site.collections.live.service import CollectionService
from chelem.site.edge import OPENAPI, Upload, provided
from chelem.site.tables import (
    NO_BOARD_IN_HAND,
    TABLE_LIMIT,
    BoardStart,
    Guest,
    LobbyDep,
    TableCode,
    result_to_store,
)
from chelem.site.visitors import (
    CallRouter,
    Language,
    RegisteredVisitor,
    Visitor,
    VisitorRoute,
    rate_limited,
    requester_of,
)

router = CallRouter(prefix="/api/boards", tags=["boards"], route_class=VisitorRoute)


class StudiedBoards(TypedDict):
    """The boards of a text as a list, and one of them in detail."""

    rows: list[BoardRow]
    study: StudyShape


@router.post("", openapi_extra=OPENAPI, dependencies=[rate_limited("analysis"), NO_BOARD_IN_HAND])
async def open_text(
    data: Upload,
    visitor: RegisteredVisitor,
    request: Request,
    language: Language,
    place: int = Query(1, ge=1),
) -> StudiedBoards:
    """The boards of a text, and board `place`, counted from 1, card by card."""
    boards = await import_sent(request, visitor, data)
    rows = [row_of_board(number, board, language) for number, board in enumerate(boards, start=1)]
    return {"rows": rows, "study": build_study(_board_at(boards, place), place, language)}


@router.post("/analysis", openapi_extra=OPENAPI, dependencies=[rate_limited("analysis"), NO_BOARD_IN_HAND])
async def analyse_text(
    data: Upload,
    visitor: RegisteredVisitor,
    request: Request,
    collections: CollectionsDep,
    language: Language,
) -> AnalysisShape:
    """The double-dummy analysis of the first board of a text."""
    board, *_others = await import_sent(request, visitor, data)
    return analysis_section(
        *await collections.importer.run_cached(requester_of(request, visitor), analyse_board, board.text),
        language,
    )


@router.post(
    "/play",
    status_code=201,
    openapi_extra=OPENAPI,
    dependencies=[TABLE_LIMIT, NO_BOARD_IN_HAND],
)
async def play_board(
    data: Upload,
    visitor: RegisteredVisitor,
    request: Request,
    lobby: LobbyDep,
    language: Language,
    seat: SeatCode = "S",
    steps: int = Query(0, ge=0, le=1000),
    bots: str | None = Query(None, max_length=100),
) -> TableCode:
    """Create a table against bots with the first board of a text, after `steps` calls and cards.

    `bots` are those of a new table.
    """
    board, *_others = await import_sent(request, visitor, data)
    guest = Guest(visitor.id, visitor.name)
    record = record_from_text(board.text)
    elsewhere = result_to_store(BoardSummary.of_record(record))
    start = BoardStart(record, Seat.parse(seat), steps, elsewhere, requested_bots(bots, language))
    return {"code": await lobby.open_board(start, guest)}


@router.get("/{number}", dependencies=[NO_BOARD_IN_HAND])
async def deal_by_number(
    number: str, language: Language, dealer: SeatCode = "N", vulnerable: str = ""
) -> StudiedBoards:
    """The deal with that number, with its dealer and the vulnerable side or sides (`NS`)."""
    parsed = whole_number(number)
    cards = Deal.from_number(-1 if parsed is None else parsed)
    board_number = board_with(Seat.parse(dealer), Vulnerability.of_seats(map(Seat.parse, vulnerable)))
    board = kept_board_from_file(FileBoard.of(deal_record(cards, board_number), 1))
    return {"rows": [row_of_board(1, board, language)], "study": build_study(board, 1, language)}


async def import_sent(request: Request, visitor: Visitor, data: bytes, name: str = "") -> list[KeptBoard]:
    """Return the boards of a text or file."""
    importer = provided(request, CollectionService).importer
    return await importer.run_cached(requester_of(request, visitor), import_boards, data, name)


def _board_at(boards: list[KeptBoard], place: int) -> KeptBoard:
    if place > len(boards):
        raise Unknown("collection.unknown")
    return boards[place - 1]
