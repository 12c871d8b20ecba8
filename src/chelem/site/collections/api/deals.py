"""A table's finished deals over HTTP: review, analyse, replay and store them."""

from collections.abc import Sequence
from contextlib import suppress

from pydantic import Field
from starlette.requests import Request

from chelem.analysis import Review
from chelem.bots import Meaning
from chelem.bots.coaching.departure import CardDeparture
from chelem.core import Busy, Refused, Unusable
from chelem.engine import State
from chelem.formats.json_types import Body
from chelem.processes import WorkerDied
from chelem.site import tables, visitors
from chelem.site.collections.api.dependencies import CollectionsDep
from chelem.site.collections.domain.decisive import DecisiveShape, rank_by_cost, write_decisive
from chelem.site.collections.domain.double_dummy import PlayValues, analyse_board, value_play
from chelem.site.collections.domain.kept_board import KeptBoard
from chelem.site.collections.live.analysis import AnalysisShape, analysis_section
from chelem.site.collections.live.import_played import collect_finished, kept_board_from_deal
from chelem.site.collections.live.repository import KEPT, StoredPlace
from chelem.site.collections.live.service import CollectionService
from chelem.site.edge import provided, services_of

router = visitors.CallRouter(
    prefix="/api/tables/{code}/deals/{deal}", tags=["tables"], route_class=visitors.VisitorRoute
)


class StartingPoint(Body):
    """The calls and cards to repeat before the replay of a deal starts."""

    steps: int = Field(0, ge=0, le=1000)


@router.get("", dependencies=[visitors.rate_limited("analysis")])
async def review_deal(
    code: str, deal: int, caller: visitors.OptionalVisitor, request: Request, language: visitors.Language
) -> tables.ReviewShape:
    """A finished deal: all hands, calls with their meanings, tricks, score, commitment."""
    services, visitor = services_of(request), visitors.id_of(caller)
    actor = await services.get(tables.Lobby).reader(code, visitor)

    def read(table: tables.Table) -> State:
        actor.audience.check_may_review(visitor, deal)
        return tables.find_scored_deal(table.started_log, deal)[0].state

    state = await actor.ask(read)
    meanings: Sequence[Meaning | None] = ()
    departures: Sequence[CardDeparture | None] = ()
    with suppress(Busy, Unusable, WorkerDied):  # the rest can be shown without them
        meanings = await actor.explainer.explain_deal(state, visitor)
        departures = await actor.explainer.compare_with_cards(state, visitor)
    review = await actor.ask(lambda table: tables.review_section(table, deal, visitor, language, meanings))
    review["card_notes"] = await actor.ask(lambda table: tables.card_notes(table, deal, departures, language))
    return {**review, "live": await services.get(tables.BoardsInPlay).is_live(actor.table, deal)}


@router.get("/analysis", dependencies=[visitors.rate_limited("analysis")])
async def analyse_deal(
    code: str,
    deal: int,
    caller: visitors.OptionalVisitor,
    request: Request,
    language: visitors.Language,
) -> AnalysisShape:
    """The double-dummy analysis of a finished deal; in contract bridge with the cost of calls."""
    actor = await provided(request, tables.Lobby).reader(code, visitors.id_of(caller))
    found = await _analysis(actor, deal, caller, request)
    return analysis_section(*found, language)


@router.get("/decisive", dependencies=[visitors.rate_limited("analysis")])
async def find_decisive_move(
    code: str,
    deal: int,
    caller: visitors.OptionalVisitor,
    request: Request,
    language: visitors.Language,
) -> DecisiveShape:
    """The call or card that decided a finished deal, and whether it was a mistake by what its player knew."""
    actor = await provided(request, tables.Lobby).reader(code, visitors.id_of(caller))
    review, values = await _analysis(actor, deal, caller, request)
    made = await actor.ask(lambda table: tables.MovesOfDeal(table.started_log, deal))
    costly = rank_by_cost(review, values, made.calls)
    mistake = None
    if costly:
        moves = made.at([move.step for move in costly])
        mistake = await actor.explainer.judge.mistake(deal, moves, visitors.id_of(caller))
    return {"move": write_decisive(costly, mistake, language)}


async def _analysis(
    actor: tables.TableActor, deal: int, caller: visitors.Visitor | None, request: Request
) -> tuple[Review | None, PlayValues | None]:
    """Return the review of a finished deal in contract bridge, and the value of each card of its play."""

    def read(table: tables.Table) -> KeptBoard | tables.FinishedPlay | None:
        actor.audience.check_may_review(visitors.id_of(caller), deal)
        if table.game.info.files:
            return _kept_board(table, deal)
        return tables.play_of_deal(table.started_log, deal)

    board_or_play, requester = await actor.ask(read), visitors.requester_of(request, caller)
    importer = provided(request, CollectionService).importer
    if board_or_play is None:
        return None, None
    if isinstance(board_or_play, KeptBoard):
        return await importer.run_cached(requester, analyse_board, board_or_play.text)
    return None, await importer.run_cached(requester, value_play, *board_or_play)


@router.post("/keep", status_code=201)
async def keep_deal(
    code: str, deal: int, visitor: visitors.RegisteredVisitor, collections: CollectionsDep, request: Request
) -> StoredPlace:
    """Store a finished deal in the visitor's collection, once."""
    services = services_of(request)
    actor = await services.get(tables.Lobby).reader(code, visitor.id)

    def read(table: tables.Table) -> KeptBoard:
        actor.audience.check_may_review(visitor.id, deal)
        return _kept_board(table, deal)

    board = await actor.ask(read)
    await services.get(tables.BoardsInPlay).check_over(actor.table, deal)  # a library may be shown to others
    await visitors.keep_visitor(request, visitor)
    return await collections.repository.keep(visitor.id, KEPT, board)


@router.post("/replay", status_code=201, dependencies=[tables.TABLE_LIMIT])
async def replay_deal(
    code: str,
    deal: int,
    visitor: visitors.RegisteredVisitor,
    request: Request,
    body: StartingPoint | None = None,
) -> tables.TableCode:
    """Create a table against bots with the same cards and the same match so far, after `steps` moves."""
    services = services_of(request)
    lobby, boards = services.get(tables.Lobby), services.get(tables.BoardsInPlay)
    actor = await lobby.reader(code, visitor.id)
    await actor.ask(lambda _: actor.audience.check_may_review(visitor.id, deal))
    await boards.check_over(actor.table, deal)  # anybody may sit down or watch at the new table
    guest, steps = tables.Guest(visitor.id, visitor.name), body.steps if body else 0
    return {"code": await lobby.replay(actor, deal, guest, steps)}


def _kept_board(table: tables.Table, deal: int) -> KeptBoard:
    """Return the finished deal as a board to store."""
    names = {player: person.name for player, person in table.people.known.items()}
    found = collect_finished(table.started_log, names).get(deal)
    if found is None:
        raise Refused("deal.open", deal=deal)
    return kept_board_from_deal(table.started_log, found, table.code)
