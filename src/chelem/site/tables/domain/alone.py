"""Visitors who play alone among bots."""

from chelem.core import Refused
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.table import Table


def check_alone(table: Table, visitor: VisitorId | None) -> None:
    """Raise `Refused` unless the visitor plays here without another person, or owns a table of bots alone."""
    persons = table.persons()
    if not persons:
        table.check_owner(visitor)
    elif visitor is None or [person.visitor for person in persons] != [visitor]:
        raise Refused("chair.none" if table.person(visitor) is None else "pace.others")
