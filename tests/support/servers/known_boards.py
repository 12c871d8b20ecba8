"""The command with quick events, where robots play a board once for all the tables that have it.

Most tests in the browser have the same cards, at a table of their own, whose robots would differ by chance.

`python -m tests.support.servers.known_boards serve`
"""

from chelem.engine import Match
from chelem.engine.events import Dealt
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.comparison import BotResult
from chelem.site.tables.domain.robot_field import RobotTable
from chelem.site.tables.live.bot_workers import BotWorkers
from tests.support.servers.patient_bots import let_bots_think
from tests.support.servers.quick_events import hurry_events, thin_field

KNOWN: dict[str, list[BotResult]] = {}
compare = BotWorkers.compare


async def compare_once(
    workers: BotWorkers,
    game: object,
    match: Match,
    dealt: Dealt,
    field: tuple[RobotTable, ...],
    visitor: VisitorId | None,
) -> list[BotResult]:
    """Return the results of the first field on these cards."""
    board = repr((game, match, dealt.setting, dealt.hands))
    if board not in KNOWN:
        KNOWN[board] = await compare(workers, game, match, dealt, field, visitor)
    return KNOWN[board]


if __name__ == "__main__":
    let_bots_think()
    hurry_events()
    thin_field()
    BotWorkers.compare = compare_once
    from chelem.cli.main import main

    main()
