"""The supervisor: it notices tables at which the server's own turn is overdue, and starts it again."""

import asyncio
import logging
from collections.abc import Callable, Collection, Hashable, Iterable
from dataclasses import dataclass

from chelem.site.edge import log_errors
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.live.table_description import describe_table

INTERVAL = 2.0
PATIENCE = 10.0
"""Seconds: the pause between looks, and how long the same turn may last, a bot's pace included."""
AT_ONCE = 50
"""Tables looked at before the server does something else."""

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class _Watched:
    """A turn that the server has to make, since when, and whether that has been logged as overdue."""

    due: Hashable
    since: float
    overdue: bool = False


class TurnSupervisor:
    """Watches the loaded tables. It relies on nothing that those who make the turns note themselves."""

    def __init__(self, actors: Callable[[], Collection[TableActor]]) -> None:
        self._actors = actors
        self._watched: dict[TableActor, _Watched] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def stuck(self) -> int:
        """The number of tables whose turn is overdue."""
        return len(self.stuck_tables)

    @property
    def stuck_tables(self) -> list[str]:
        """The codes of the tables whose turn is overdue."""
        return [actor.table.code for actor, watched in self._watched.items() if watched.overdue]

    def start(self) -> None:
        """Start watching."""
        self._task = log_errors(asyncio.create_task(self._watch()), logger, lambda: "nobody watches turns")

    def close(self) -> None:
        """Stop watching."""
        if self._task is not None:
            self._task.cancel()

    async def _watch(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(INTERVAL)
            actors = list(self._actors())
            self._watched = {actor: self._watched[actor] for actor in actors if actor in self._watched}
            for first in range(0, len(actors), AT_ONCE):
                self.look(actors[first : first + AT_ONCE], clock())
                await asyncio.sleep(0)

    def look(self, actors: Iterable[TableActor], now: float) -> None:
        """Compare some tables with the last look at them; `now` is the event loop's time, in seconds."""
        for actor in actors:
            due = actor.due
            if due is None:
                self._watched.pop(actor, None)
                continue
            known = self._watched.get(actor)
            watched = known if known is not None and known.due == due else _Watched(due, now)
            self._watched[actor] = watched
            if now - watched.since > PATIENCE:
                self._start_again(actor, watched)

    def _start_again(self, actor: TableActor, watched: _Watched) -> None:
        if not watched.overdue:
            logger.warning("%s: the next turn is overdue: %s", describe_table(actor.table), watched.due)
        watched.overdue = True
        actor.start_turn()
