"""A person who plays in an event; kept apart from its log, so that they can be forgotten."""

from dataclasses import dataclass

CompetitorId = str


@dataclass(frozen=True, slots=True)
class Competitor:
    """A name, as the director typed it; with `consent`, public pages show it instead of the pair's number.

    `visitor` is the browser of somebody who plays online, or claims a seat; empty for others.
    """

    id: CompetitorId
    name: str
    licence: str = ""
    consent: bool = False
    visitor: str = ""
