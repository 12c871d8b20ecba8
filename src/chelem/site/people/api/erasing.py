"""Erase what is known of a person, at tables in play too."""

from chelem.site.collections import without_names
from chelem.site.contests import DailyTournaments
from chelem.site.database import Write
from chelem.site.edge import Services, VisitorId
from chelem.site.events import EventOffice
from chelem.site.people.live.table_rewriting import TableRewriting
from chelem.site.people.store import erasure
from chelem.site.tables import Lobby
from chelem.site.visitors import VisitorRegistry


async def erase_everywhere(services: Services, visitor: VisitorId) -> int:
    """Erase a person, and return the number of their tables, which go on without the name."""
    database = services.get(Lobby).database
    codes = await database.read(lambda connection: erasure.tables_of_person(connection, visitor))
    names = await database.read(lambda connection: erasure.names_of(connection, visitor))
    await services.get(TableRewriting).erase(codes, visitor)
    rest = await database.read(
        lambda connection: erasure.erasing_elsewhere(connection, visitor, (codes, names), without_names)
    )
    await database.write(Write(rest))
    services.get(VisitorRegistry).forget(visitor)
    await services.get(DailyTournaments).forget_names()
    await services.get(EventOffice).change_visitor(visitor, None)
    return len(codes)
