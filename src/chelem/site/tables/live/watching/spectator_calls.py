"""What other processes ask of the owner of a table for their pages of spectators."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from chelem.site.edge import log_errors
from chelem.site.relay import Cluster, RelayFrame
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.live.streams.edge_view import EdgePages
from chelem.site.tables.live.streams.watch_messages import SpectatorAnswer, SpectatorCheck, SpectatorRequest

LOOK_SECONDS = 5.0
"""How often processes are looked for that have gone."""
SILENT_SECONDS = 20.0
"""After how many seconds without a sign of life the pages of a process do not count any more."""

logger = logging.getLogger(__name__)


class WatchedActors(Protocol):
    """The tables that this process serves."""

    async def actor(self, code: str) -> TableActor:
        """Return the actor of a table."""

    def loaded_actor(self, code: str) -> TableActor | None:
        """Return the actor of a table that is loaded."""

    def actors(self) -> Sequence[TableActor]:
        """Return the actors of all loaded tables."""


class SpectatorCalls:
    """Shows tables to spectators whose pages are at other processes."""

    def __init__(self, tables: WatchedActors, cluster: Cluster) -> None:
        self._tables, self._cluster = tables, cluster
        self._looking: asyncio.Task[None] | None = None
        self.take = cluster.calls.add("table.spectators", self._take)
        """Take the spectators of a process."""
        self.check = cluster.calls.add("table.watched", self._check)
        """Return the number of the last frame to a process; None if the owner does not know its pages."""

    def start(self) -> None:
        """Watch the processes that have spectators here."""
        looking = asyncio.create_task(self._look())
        self._looking = log_errors(looking, logger, lambda: "spectators of lost processes still count")

    def close(self) -> None:
        """Watch nothing more."""
        if self._looking is not None:
            self._looking.cancel()

    async def _take(self, code: str, request: SpectatorRequest) -> SpectatorAnswer:
        """Take spectators of another process, and return what it shows them.

        It is shown once everything that it shows is durable, as to pages here.
        """
        actor = await self._tables.actor(code)
        tell = partial(self._tell, views_of(request.process), code)
        pages = await actor.ask(partial(self._take_into, actor, request, tell))
        if pages is None:
            return SpectatorAnswer("")
        if request.arrived:
            actor.explainer.explain_later(request.arrived[0].visitor)
        return pages.answer()

    def _take_into(
        self,
        actor: TableActor,
        request: SpectatorRequest,
        tell: Callable[[Mapping[str, Any], bytes], None],
        _table: Table,
    ) -> EdgePages | None:
        remote = actor.audience.remote
        pages = (
            remote.begin(request.process, tell)
            if request.id is None
            else remote.known(request.process, request.id)
        )
        if pages is not None:
            pages.heard = asyncio.get_running_loop().time()
            remote.take(pages, request)
            _note_pages(actor)
        return pages

    def _tell(self, subject: str, code: str, head: Mapping[str, Any], body: bytes) -> None:
        self._cluster.bus.tell(subject, bytes(RelayFrame({"table": code, **head}, body)))

    async def _check(self, code: str, state: SpectatorCheck) -> int | None:
        actor = self._tables.loaded_actor(code)
        pages = None if actor is None else actor.audience.remote.known(state.process, state.id)
        if pages is None:
            return None
        pages.heard = asyncio.get_running_loop().time()
        return pages.number

    async def _look(self) -> None:
        """Forget the spectators of processes that have gone, or do not say that they are there."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            since = asyncio.get_running_loop().time() - SILENT_SECONDS
            processes = frozenset(self._cluster.owners.processes())
            for actor in self._tables.actors():
                if actor.audience.remote.drop_lost(processes, since):
                    _note_pages(actor)
                    actor.start_turn()


def _note_pages(actor: TableActor) -> None:
    if actor.audience:
        actor.occupancy.note_page()
    else:
        actor.occupancy.note_empty()


def views_of(process: str) -> str:
    """Return the subject on which a process hears what its spectators are shown."""
    return f"views.{process}"
