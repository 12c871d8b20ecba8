"""An event of a file: its results, and the ranking that the file states."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from chelem.events.event_results import EventResults


@dataclass(frozen=True, slots=True)
class StatedTotal:
    """The place and the total of an entrant as the file states them."""

    place: int | None
    total: Fraction | None


StatedPoints = Mapping[tuple[int, int], Fraction]
"""Points of North-South by traveller and line, both counted from 0."""


@dataclass(frozen=True, slots=True)
class FileEvent:
    """What was read; `totals` by the entrant's index, `points` where the file states any."""

    results: EventResults
    totals: Mapping[int, StatedTotal] = field(default_factory=dict)
    points: StatedPoints = field(default_factory=dict)
    program: str = ""
