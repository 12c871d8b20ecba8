"""A card played at a live table: from the page's message to what its four watchers are sent."""

import asyncio
import tempfile
from typing import Any

from tracing import Trace, set_paths, traced

CARDS = 6
"""The card walked is the seventh of a deal: dummy is down, a trick is finished, nothing ends with it."""


async def walk(folder: str) -> Trace:
    """Play the first cards, then count one."""
    from tests.support.hosting import INSTANT, Keeper, Room  # noqa: PLC0415
    from tests.support.tables import Bots, bots_move, now, table_of  # noqa: PLC0415

    from chelem.site.database.database import Database  # noqa: PLC0415
    from chelem.site.tables.api.messages import move_request  # noqa: PLC0415 - modules move; the rest of the script need not
    from chelem.site.tables.api.protocol import ActMessage  # noqa: PLC0415
    from chelem.site.tables.store.table_store import TableStore  # noqa: PLC0415

    def message(table: Any) -> tuple[str, ActMessage]:
        player, action = bots_move(table)
        position = table.started_log.position
        said: ActMessage = {"t": "act", "action": str(action), "position": position, "id": f"id{position}"}
        return table.people.known[player].visitor, said

    table = table_of("NESW", "contract", policy=INSTANT)
    database = Database(f"sqlite:///{folder}/walk.db", now)
    store = TableStore(database)
    await store.save(table.take_pending())
    room = Room(table, Keeper(store), Bots())
    try:
        for visitor in "NESW":
            await room.page(visitor)
        while _cards(room.table) < CARDS:
            visitor, said = message(room.table)
            await room.actor.ask(move_request(said, visitor))
        visitor, said = message(room.table)
        with traced() as trace:
            await room.actor.ask(move_request(said, visitor))
        return trace
    finally:
        room.actor.close()
        database.close()


def _cards(table: Any) -> int:
    play = table.started_log.state.board.play
    return 0 if play is None else int(play.gone.bit_count())


if __name__ == "__main__":
    set_paths()
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(walk(place)).print()
