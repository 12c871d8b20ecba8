"""The boards of an event solved double dummy, by the worker process that analyses files."""

import logging
from collections.abc import Iterable, Sequence

from starlette.requests import Request

from chelem.analysis import DoubleDummyTable
from chelem.core import ChelemError, Deal
from chelem.events import SolvedBoard
from chelem.processes import WorkerDied
from chelem.site.collections import CollectionService, solve_in_order
from chelem.site.edge import provided
from chelem.site.events.live.actor import EventActor
from chelem.site.events.views.deals import shown_deal
from chelem.site.visitors import requester_of

logger = logging.getLogger(__name__)


async def solve_shown(request: Request, actor: EventActor, boards: Iterable[int]) -> dict[int, SolvedBoard]:
    """Return boards whose hands may be shown, solved; those known already while workers are busy."""
    shown = actor.snapshot()
    deals = {board: deal for board in boards if (deal := shown_deal(shown, board)) is not None}
    importer, asker = provided(request, CollectionService).importer, requester_of(request, None)

    async def work(part: Sequence[Deal]) -> Sequence[DoubleDummyTable]:
        return await importer.run(asker, solve_in_order, tuple(part))

    try:
        return await actor.solver.solve(deals, work)
    except (ChelemError, WorkerDied) as error:
        logger.info("event %s: some boards are shown without double dummy: %s", actor.code, error)
        return actor.solver.known(deals)
