"""Types of the JSON of published rankings."""

from typing_extensions import TypedDict

from chelem.views.event_shapes import EventChange, EventRanking


class EventCause(TypedDict):
    """What made a ranking differ from the one before."""

    sentence: str
    reason: str
    """As the director gave it; may be empty."""
    version: int | None
    """Of the entry that did it, and when it was written; null where nobody did, as at the end of a round."""
    at: str | None
    taken_back: bool
    """Whether that entry took another one back."""


class EventComparisonOfRankings(TypedDict):
    """How a ranking differs from an earlier one."""

    changes: list[EventChange]
    causes: list[EventCause]
    new: int
    """How many boards at tables have a first result."""


class EventPublication(TypedDict):
    """A published ranking."""

    version: int
    """Of its entry."""
    of: int
    """How many entries of the log it is the ranking of."""
    at: str
    final: bool
    hash: str
    verified: bool
    """Whether the ranking that follows from those entries has this hash."""
    rankings: list[EventRanking]
    changed: EventComparisonOfRankings | None
    """From the one before; null for the first."""


class AllPublications(TypedDict):
    """The published rankings, the newest first."""

    published: list[EventPublication]
    since: EventComparisonOfRankings | None
    """For directors: what has changed since the newest."""


class EventRankingAsOf(TypedDict):
    """The ranking after a number of entries."""

    of: int
    hash: str
    rankings: list[EventRanking]
