"""What one side received on a board, and why."""

from dataclasses import dataclass
from fractions import Fraction

from chelem.core import Phrase, Seat, Side
from chelem.events.scoring.scored_board import Received


@dataclass(frozen=True, slots=True)
class ComparedScore:
    """A score of the others as the side sees it, how often it occurs, and what each occurrence is worth."""

    points: int
    count: Fraction
    worth: int


@dataclass(frozen=True, slots=True)
class BoardExplanation:
    """What one side received for a line and why; `value` in matchpoints or IMPs, `possible` the top or 0.

    In an individual it is that of one of the two, in a `seat`, with a `partner`, by its index.
    """

    board: int
    side: Side
    opponents: tuple[int, ...]
    value: Received
    possible: int
    comparisons: tuple[ComparedScore, ...]
    reasons: tuple[Phrase, ...]
    seat: Seat | None = None
    partner: int | None = None
