"""A line of a score: points, who receives them, and why."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from chelem.core.frozen import FrozenMap
from chelem.core.seats import Seat, Side
from chelem.i18n import Fact, say


@dataclass(frozen=True, slots=True)
class Line:
    """`points` for the seats in `to`, with the reason as `code` and `args`.

    A side receives the points once, although both its seats are named; in Whiz a line belongs to one seat.
    `below` is true for points below the line, which count toward a game (rubber, Chicago, bridge-whist).
    """

    to: tuple[Seat, ...]
    points: int
    code: str
    args: Mapping[str, Fact] = field(default_factory=dict)
    below: bool = False

    def __post_init__(self) -> None:
        if type(self.args) is not FrozenMap:
            object.__setattr__(self, "args", FrozenMap(self.args))

    def say(self, language: str = "en") -> str:
        """Why these points, as a sentence.

        >>> Line((), 120, "mark.overtricks", {"count": 2, "each": 30, "stake": 1}).say()
        '2 overtricks: 2 × 30'
        """
        return say(self.code, self.args, language)


def points_of(lines: Iterable[Line], receiver: Seat | Side, *, below: bool | None = None) -> int:
    """Return the points that a seat or side receives; with `below`, only those below (or above) the line."""
    seat = receiver.seats[0] if isinstance(receiver, Side) else receiver
    return sum(line.points for line in lines if seat in line.to and below in (None, line.below))
