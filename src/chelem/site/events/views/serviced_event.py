"""An event in service, as views read it."""

from collections.abc import Mapping
from dataclasses import dataclass

from chelem.core import Deal
from chelem.events import Author, Competitor, CompetitorId, Event

PUBLIC = Author("player")
"""Who has no key: a player of no entrant."""


@dataclass(frozen=True, slots=True)
class EventInService:
    """An event with what its log does not hold: its code, its tag, and the names of the players.

    `names` counts the changes of names, which the log does not know.
    """

    code: str
    tag: str
    names: int
    event: Event
    competitors: Mapping[CompetitorId, Competitor]
    deals: Mapping[int, Deal]
