"""The state of a table's visitors that is not stored."""

from dataclasses import dataclass, field

from chelem.tables.people import VisitorId


@dataclass(slots=True)
class Presence:
    """Visitors who are `here` now, are `ready` for the next deal, or `saw_hand` as spectators of this deal.

    A spectator who has seen a hand may not sit down during that deal.
    """

    here: set[VisitorId] = field(default_factory=set)
    ready: set[VisitorId] = field(default_factory=set)
    saw_hand: set[VisitorId] = field(default_factory=set)
