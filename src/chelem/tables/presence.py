"""What only the running process knows of a table's visitors."""

from dataclasses import dataclass, field

from chelem.tables.people import VisitorId


@dataclass(slots=True)
class Presence:
    """Visitors who are `here` now, `ready` for the next deal, or have `looked` at a hand of this one.

    A visitor who has looked at a hand without playing it may not sit down in this deal.
    """

    here: set[VisitorId] = field(default_factory=set)
    ready: set[VisitorId] = field(default_factory=set)
    looked: set[VisitorId] = field(default_factory=set)
