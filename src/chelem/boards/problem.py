"""What is wrong with a board, and how grave it is."""

from dataclasses import dataclass
from enum import Enum

from chelem.core.errors import ChelemError


class Weight(Enum):
    """How grave a report is."""

    FAULT = "fault"
    """A law of bridge or of the format is broken, or the board contradicts itself."""
    WARNING = "warning"
    """Not as the format asks, though there is no doubt what is meant."""
    SKIPPED = "skipped"
    """There is no deal to speak of: the board is passed over."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a board, before anyone knows where in a file it stands.

    `where` is the tag concerned (Deal, Auction, Play, Score …), `place` the call or card, from 0.
    """

    weight: Weight
    error: ChelemError
    where: str = ""
    place: int | None = None
