"""A visitor's own deals: the list, the figures, and the analysis of their errors in the background."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from typing_extensions import TypedDict

from chelem.core import Refused, Unusable
from chelem.formats.json_types import SeatCode
from chelem.games import GAMES
from chelem.processes import Requester
from chelem.site.collections.live.import_process import ImportProcess
from chelem.site.collections.live.own_errors import find_errors, find_errors_in_log
from chelem.site.collections.live.own_figures import FiguresShape, RoleCode, figures_of
from chelem.site.collections.store import own_deals
from chelem.site.database import Database
from chelem.site.edge import VisitorId
from chelem.site.tables import log_lines

MOST_JUDGED = 100
"""The most deals analysed after one request; a later request goes on with the others."""
MOST_VISITORS = 8
"""The most visitors whose deals are analysed at a time."""

logger = logging.getLogger(__name__)


class OwnDealShape(TypedDict):
    """A deal that the visitor has played at a table."""

    table: str
    """The code of the table."""
    deal: int
    """The number of the deal at that table."""
    day: str
    """When it was dealt, in UTC."""
    game: str
    kind: str
    """The form of match."""
    practice: bool
    """Whether somebody held two of its hands."""
    seat: SeatCode
    """The visitor's seat at its end."""
    role: RoleCode
    """The visitor's part; `passed` if all four passed."""
    partner: str
    contract: str
    """The contract as text."""
    declarer: SeatCode | None
    result: str
    points: int | None
    """The points of the visitor's side, less the opponents'."""
    percent: float | None
    """The matchpoint percentage of the visitor's side; null until other tables have played the cards."""
    link: str | None
    """The page with its review; null where neither its table nor its board are left."""


class OwnDealList(TypedDict):
    """A page of the visitor's deals, newest first."""

    count: int
    """The number of deals that match."""
    pages: int
    rows: list[OwnDealShape]
    games: list[str]
    """The games to choose from."""
    partners: list[str]
    """The partners to choose from, the most frequent first."""


class OwnDealService:
    """The own deals of all visitors; `read_logs` imports those of a visitor that have been finished since."""

    def __init__(
        self, database: Database, worker: ImportProcess, read_logs: Callable[[VisitorId], Awaitable[None]]
    ) -> None:
        self.store = own_deals.OwnDealStore(database)
        self._database = database
        self._worker = worker
        self._read_logs = read_logs
        self._judging: dict[VisitorId, asyncio.Task[None]] = {}

    def close(self) -> None:
        """Stop the analyses."""
        for task in self._judging.values():
            task.cancel()

    async def page(
        self, visitor: VisitorId | None, wanted: own_deals.DealFilter, number: int, language: str
    ) -> OwnDealList:
        """Return a page of a visitor's deals that match."""
        if visitor is None:
            return {"count": 0, "pages": 0, "rows": [], "games": [], "partners": []}
        await self._update(visitor)
        page = await self.store.page(visitor, wanted, number)
        return {
            "count": page.count,
            "pages": -(-page.count // own_deals.PAGE),
            "rows": [_shape(listed, language) for listed in page.deals],
            "games": list(page.games),
            "partners": list(page.partners),
        }

    async def figures(self, visitor: VisitorId | None, game: str | None = None) -> FiguresShape:
        """Return a visitor's figures, of one game or of all, and begin the analysis of new deals."""
        if visitor is None:
            return figures_of([], self.store.today())
        await self._update(visitor)
        deals = await self.store.figured(visitor)
        if any(deal.waiting for deal in deals):
            self._begin_judging(visitor)
        today = self.store.today()
        return await asyncio.to_thread(figures_of, deals, today, game)

    async def _update(self, visitor: VisitorId) -> None:
        await self._read_logs(visitor)
        await self.store.compare(visitor)

    def _begin_judging(self, visitor: VisitorId) -> None:
        if visitor in self._judging or len(self._judging) >= MOST_VISITORS:
            return
        task = self._judging[visitor] = asyncio.create_task(self._judge(visitor))
        task.add_done_callback(lambda done: self._end_judging(visitor, done))

    def _end_judging(self, visitor: VisitorId, task: asyncio.Task[None]) -> None:
        del self._judging[visitor]
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("the deals of a visitor cannot be analysed", exc_info=error)

    async def _judge(self, visitor: VisitorId) -> None:
        """Analyse some deals, one after another, as long as the worker has time for this visitor."""
        for unjudged in await self.store.unjudged(visitor, MOST_JUDGED):
            try:
                errors = await self._errors(visitor, unjudged)
            except Refused:  # a later request goes on
                return
            await self.store.save_errors(visitor, unjudged, errors)

    async def _errors(
        self, visitor: VisitorId, unjudged: own_deals.UnjudgedDeal
    ) -> own_deals.DealErrors | None:
        asker, seat = Requester(visitor), unjudged.seat
        in_files = unjudged.game in GAMES and GAMES[unjudged.game].game.info.files
        if in_files and unjudged.text is None:
            return None
        try:
            if in_files:
                return await self._worker.run(asker, find_errors, unjudged.text, seat)
            lines = await log_lines(self._database, unjudged.code)
            if not lines:
                return None
            return await self._worker.run(
                asker, find_errors_in_log, lines, unjudged.deal, seat, unjudged.role
            )
        except Unusable:
            return None
        except Refused:
            raise
        except Exception:  # the others can be analysed
            logger.exception("table %s, deal %d: cannot be analysed", unjudged.code, unjudged.deal)
            return None


def _shape(listed: own_deals.ListedDeal, language: str) -> OwnDealShape:
    deal = listed.deal
    link = None
    if listed.has_table:
        link = f"/table/{deal.code}/donne/{deal.deal}"
    elif listed.board is not None:
        code, place = listed.board
        link = f"/analyser/{code}/{place}"
    return {
        "table": deal.code,
        "deal": deal.deal,
        "day": deal.at[:10],
        "game": deal.game,
        "kind": deal.kind,
        "practice": deal.practice,
        "seat": deal.seat,
        "role": deal.role,
        "partner": deal.partner,
        "contract": deal.contract[language],
        "declarer": deal.declarer,
        "result": deal.result,
        "points": deal.points,
        "percent": None if deal.percent is None else round(deal.percent, 1),
        "link": link,
    }
