"""A visitor who asks for a table, and the name they go by."""

from dataclasses import dataclass

from chelem.tables.people import VisitorId


@dataclass(frozen=True, slots=True)
class Guest:
    """A visitor and a name, perhaps none."""

    visitor: VisitorId
    name: str
