"""What is stored of people at tables is rewritten by the owners of these, between two of their requests."""

from collections.abc import Iterable
from dataclasses import dataclass

from chelem.site.database import Write
from chelem.site.edge import VisitorId
from chelem.site.people.store import erasure
from chelem.site.people.store.merging import merging_at_table
from chelem.site.relay import Paced
from chelem.site.tables import Lobby


@dataclass(frozen=True, slots=True)
class Merger:
    """A visitor who turns out to be another one."""

    old: VisitorId
    new: VisitorId


class TableRewriting:
    """Erases or merges people at tables, one table after another at each owner.

    Either can be repeated after an error: what is done already is left as it is.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        calls = lobby.cluster.calls
        self._erase = calls.add("table.erase_person", self._erase_here, Paced())
        self._merge = calls.add("table.merge_persons", self._merge_here, Paced())

    async def erase(self, tables: Iterable[str], visitor: VisitorId) -> None:
        """Erase a person from tables; raise the first error."""
        for outcome in (await self._erase.each(dict.fromkeys(tables, visitor))).values():
            outcome.answer()

    async def merge(self, tables: Iterable[str], old: VisitorId, new: VisitorId) -> None:
        """Seat a visitor as another one at tables; raise the first error."""
        for outcome in (await self._merge.each(dict.fromkeys(tables, Merger(old, new)))).values():
            outcome.answer()

    async def _erase_here(self, code: str, visitor: VisitorId) -> None:
        database = self._lobby.database

        async def rewrite() -> None:
            statements = await database.read(
                lambda connection: erasure.erasing_from_table(connection, code, visitor)
            )
            await database.write(Write(statements, fence=self._lobby.fence_of(code)))

        await (await self._lobby.actor(code)).rewrite(rewrite)

    async def _merge_here(self, code: str, people: Merger) -> None:
        async def rewrite() -> None:
            statements = merging_at_table(code, people.old, people.new)
            await self._lobby.database.write(Write(statements, fence=self._lobby.fence_of(code)))

        await (await self._lobby.actor(code)).rewrite(rewrite)
