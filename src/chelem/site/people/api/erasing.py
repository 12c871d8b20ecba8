"""Erase what is known of a person, at tables in play too."""

from chelem.site.collections import without_names
from chelem.site.contests import DailyTournaments
from chelem.site.database import Write
from chelem.site.edge import Services, VisitorId
from chelem.site.events import EventOffice
from chelem.site.people.store import erasure
from chelem.site.tables import Lobby
from chelem.site.visitors import VisitorRegistry


async def erase_everywhere(services: Services, visitor: VisitorId) -> int:
    """Erase a person, and return the number of their tables, which go on without the name."""
    database = services.get(Lobby).database
    codes = await database.read(lambda connection: erasure.tables_of_person(connection, visitor))
    names = await database.read(lambda connection: erasure.names_of(connection, visitor))
    for code in codes:
        await _erase_at(services.get(Lobby), code, visitor)
    rest = await database.read(
        lambda connection: erasure.erasing_elsewhere(connection, visitor, (codes, names), without_names)
    )
    await database.write(Write(rest))
    services.get(VisitorRegistry).forget(visitor)
    await services.get(DailyTournaments).forget_names()
    await services.get(EventOffice).change_visitor(visitor, None)
    return len(codes)


async def _erase_at(lobby: Lobby, code: str, visitor: VisitorId) -> None:
    """Erase a person from a table between two of its requests."""
    database = lobby.database

    async def rewrite() -> None:
        statements = await database.read(
            lambda connection: erasure.erasing_from_table(connection, code, visitor)
        )
        await database.write(Write(statements))

    actor = await lobby.actor(code)
    await actor.rewrite(rewrite)
