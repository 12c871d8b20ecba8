"""Advice of robots to somebody at a table, who is shown nothing but what they may see."""

from chelem.bots.bot import board_to_move_on
from chelem.bots.coaching.objection import Objection
from chelem.bots.hints import Hint
from chelem.core import Action
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.bot_seeds import bot_seed
from chelem.site.tables.domain.hints import view_for_hint
from chelem.site.tables.live.actor import TableActor


async def hint_for(actor: TableActor, visitor: VisitorId | None) -> Hint:
    """Return the move a bot would make in a visitor's seat, seeing what they see, and why."""
    view = await actor.ask(lambda table: view_for_hint(table, visitor))
    seed = bot_seed(actor.table, str(visitor))
    return await actor.workers.hint(view, actor.table.side_bots, seed, visitor)


async def objection_for(
    actor: TableActor, visitor: VisitorId | None, action: Action, position: int
) -> Objection | None:
    """Return what speaks against a visitor's move at a position; None if nothing does, or in doubt."""
    view = await actor.ask(lambda table: view_for_hint(table, visitor))
    board_to_move_on(view)
    bots, seed = actor.table.side_bots, bot_seed(actor.table, str(visitor))
    stale = view.position != position
    return None if stale else await actor.workers.objection(view, action, bots, seed, visitor)


async def sure_tricks_of(
    actor: TableActor, visitor: VisitorId | None, tricks: int, position: int
) -> int | None:
    """Return how many tricks, if more than `tricks`, a visitor surely takes, with hints or without."""
    view = await actor.ask(lambda table: table.player_view(visitor))
    return await actor.workers.sure_beyond(view, tricks, visitor) if view.position == position else None
