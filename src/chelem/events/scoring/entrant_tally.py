"""What an entrant received on all of its boards together."""

from dataclasses import dataclass, field
from fractions import Fraction

from chelem.events.outcome import Award


@dataclass(slots=True)
class EntrantTally:
    """The points of an entrant, those possible, and its artificial scores with the tops of their boards."""

    points: Fraction = Fraction(0)
    possible: int = 0
    boards: int = 0
    awards: list[tuple[Award, int]] = field(default_factory=list)

    @property
    def own_percentage(self) -> Fraction | None:
        """The percentage on the boards that were really played; None without any."""
        return 100 * self.points / self.possible if self.possible else None
