"""State of a table's visitors that is kept in memory only."""

from dataclasses import dataclass, field

from chelem.tables.people import VisitorId


@dataclass(slots=True)
class Presence:
    """Visitors who are `here` now, `ready` for the next deal, or have `looked` at a hand of this deal.

    A spectator who has seen a hand may not sit down during that deal.
    """

    here: set[VisitorId] = field(default_factory=set)
    ready: set[VisitorId] = field(default_factory=set)
    looked: set[VisitorId] = field(default_factory=set)
