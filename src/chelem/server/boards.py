"""Boards that come in a link or out of the library, as texts: looked into, nothing of them is kept."""

from fastapi import APIRouter, Query

from chelem.boards.log_conversion import deal_record
from chelem.boards.reading_result import Told
from chelem.collections.analysis import analysis
from chelem.collections.board_detail import record_of, study
from chelem.collections.double_dummy import look_into
from chelem.collections.import_file import Leaf, leaf_of, take_in
from chelem.collections.rows import row_of_leaf
from chelem.collections.shapes import AnalysisShape, Looked
from chelem.collections.summary import result_of
from chelem.core.deals import Deal
from chelem.core.errors import Refused
from chelem.core.numbers import whole_number
from chelem.core.seats import Seat
from chelem.matches.duplicate import board_like
from chelem.server.bodies import Made
from chelem.server.dependencies import (
    Known,
    Language,
    TheHouse,
    TheLibrary,
)
from chelem.server.uploads import OPENAPI, Upload
from chelem.tables.guest import Guest

router = APIRouter(prefix="/api/boards", tags=["boards"])


@router.post("", openapi_extra=OPENAPI)
async def look(
    data: Upload, visitor: Known, library: TheLibrary, language: Language, place: int = Query(1, ge=1)
) -> Looked:
    """The boards of a text, and the one of that place, from 1, card by card."""
    leaves = await library.readers.recall(visitor.id, take_in, data, "")
    rows = [row_of_leaf(number, leaf, language) for number, leaf in enumerate(leaves, start=1)]
    return {"rows": rows, "study": study(_at(leaves, place), place, language)}


@router.post("/analysis", openapi_extra=OPENAPI)
async def look_in(data: Upload, visitor: Known, library: TheLibrary, language: Language) -> AnalysisShape:
    """What could have been made of the first board of a text, all hands seen."""
    leaf, *_others = await library.readers.recall(visitor.id, take_in, data, "")
    return analysis(*await library.readers.recall(visitor.id, look_into, leaf.text), language)


@router.post("/play", status_code=201, openapi_extra=OPENAPI)
async def play(
    data: Upload,
    visitor: Known,
    library: TheLibrary,
    house: TheHouse,
    seat: str = "S",
    steps: int = Query(0, ge=0, le=1000),
) -> Made:
    """A new table with the first board of a text, against bots, taken up after so many calls and cards."""
    leaf, *_others = await library.readers.recall(visitor.id, take_in, data, "")
    guest = Guest(visitor.id, visitor.name)
    record, elsewhere = record_of(leaf.text), result_of(leaf.facts)
    return {"code": await house.open_board(record, Seat.parse(seat), steps, elsewhere, guest)}


@router.get("/{number}")
def deal(number: str, language: Language, dealer: str = "N", vulnerable: str = "") -> Looked:
    """The deal of a number, with its dealer and those vulnerable (`NS`); nobody has played it."""
    whole = whole_number(number)
    cards = Deal.from_number(-1 if whole is None else whole)
    board = board_like(Seat.parse(dealer), map(Seat.parse, vulnerable))
    leaf = leaf_of(Told(deal_record(cards, board), 1))
    return {"rows": [row_of_leaf(1, leaf, language)], "study": study(leaf, 1, language)}


def _at(leaves: list[Leaf], place: int) -> Leaf:
    if place > len(leaves):
        raise Refused("library.unknown")
    return leaves[place - 1]
