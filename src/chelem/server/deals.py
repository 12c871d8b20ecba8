"""A table's deals that are over: looked back at, looked into, played again, kept."""

from fastapi import APIRouter

from chelem.collections.analysis import analysis
from chelem.collections.double_dummy import look_into, worth_of_play
from chelem.collections.import_file import Leaf
from chelem.collections.import_played import finished, leaf_of_deal
from chelem.collections.repository import KEPT
from chelem.collections.shapes import AnalysisShape, Placed
from chelem.core.errors import Refused
from chelem.server.bodies import From, Made
from chelem.server.dependencies import (
    Caller,
    Known,
    Language,
    TheHouse,
    TheLibrary,
    id_of,
)
from chelem.tables.guest import Guest
from chelem.tables.table import Table
from chelem.views.review import Play, play_at_end, review
from chelem.views.shapes import ReviewShape

router = APIRouter(prefix="/api/tables/{code}/deals/{deal}", tags=["tables"])


@router.get("")
async def look_back(code: str, deal: int, caller: Caller, house: TheHouse, language: Language) -> ReviewShape:
    """A deal that is over: all hands, the calls with their meanings, the tricks, the mark, the proof."""
    host, visitor = await house.host(code), id_of(caller)

    def read(table: Table) -> ReviewShape:
        host.allowed_in(visitor)
        return review(table, deal, visitor, language)

    return await host.ask(read)


@router.get("/analysis")
async def look_in(
    code: str, deal: int, caller: Caller, house: TheHouse, library: TheLibrary, language: Language
) -> AnalysisShape:
    """What could have been made of it, all hands seen; in contract bridge by the calls too."""
    host, visitor = await house.host(code), id_of(caller)

    def read(table: Table) -> Leaf | Play | None:
        host.allowed_in(visitor)
        if table.game.info.files:
            return _leaf(table, deal)
        return play_at_end(table.playing, deal)

    asked = await host.ask(read)
    if isinstance(asked, Leaf):
        return analysis(*await library.readers.recall(visitor, look_into, asked.text), language)
    worth = await library.readers.recall(visitor, worth_of_play, *asked) if asked else None
    return analysis(None, worth, language)


@router.post("/keep", status_code=201)
async def keep(code: str, deal: int, visitor: Known, house: TheHouse, library: TheLibrary) -> Placed:
    """Keep it in one's library; a deal that is there already is not kept twice."""
    host = await house.host(code)

    def read(table: Table) -> Leaf:
        host.allowed_in(visitor.id)
        return _leaf(table, deal)

    leaf = await host.ask(read)
    return await library.shelves.keep(visitor.id, KEPT, leaf)


@router.post("/replay", status_code=201)
async def replay(code: str, deal: int, visitor: Known, house: TheHouse, body: From | None = None) -> Made:
    """A new table with the same cards and the same match so far, against bots, taken up at some step."""
    host = await house.host(code)
    host.allowed_in(visitor.id)
    guest, steps = Guest(visitor.id, visitor.name), body.steps if body else 0
    return {"code": await house.replay(host, deal, guest, steps)}


def _leaf(table: Table, deal: int) -> Leaf:
    """The deal as it is kept."""
    names = {player: person.name for player, person in table.people.known.items()}
    found = finished(table.playing, names).get(deal)
    if found is None:
        raise Refused("deal.open", deal=deal)
    return leaf_of_deal(table.playing, found, table.code)
