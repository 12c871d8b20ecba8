"""An event of a file: its results, and the ranking that the file states."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from chelem.core import Phrase, Side, Vulnerability
from chelem.events.event_results import EventResults


@dataclass(frozen=True, slots=True)
class StatedTotal:
    """The place, the result and the sum of the matchpoints of an entrant as the file states them."""

    place: int | None
    total: Fraction | None
    matchpoints: Fraction | None = None


StatedPoints = Mapping[tuple[int, int, Side], Fraction]
"""What a side received, by traveller and line, both counted from 0, and side."""


@dataclass(frozen=True, slots=True)
class FileEvent:
    """What was read; `totals` by the entrant's index, `points` where the file states any.

    `warnings` say what the file holds that was not read, or that cannot be right.
    """

    results: EventResults
    totals: Mapping[int, StatedTotal] = field(default_factory=dict)
    points: StatedPoints = field(default_factory=dict)
    program: str = ""
    warnings: tuple[Phrase, ...] = ()
    vulnerable: Mapping[int, Vulnerability] = field(default_factory=dict)
    """The vulnerability of boards that the file states."""
