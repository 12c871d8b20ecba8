"""The score of a deal: its lines, and the total for a side."""

from chelem.core.coerce import coerce
from chelem.core.lines import Line, points_of
from chelem.core.seats import Seat, Side
from chelem.i18n import say


class Score(tuple[Line, ...]):
    """The lines of a score, in order; equal to any tuple of the same lines.

    The points of a line are positive for its receiver, so undertricks are positive for the defenders. `total`
    adds the lines up with the right signs.

    >>> score = Score([Line((Seat.E, Seat.W), 200, "mark.undertricks")])
    >>> score.total("NS"), score.total(Side.EW), len(score)
    (-200, 200, 1)
    """

    __slots__ = ()

    def total(self, side: Side | str) -> int:
        """Return the net score of `side`: the points it receives minus those its opponents receive."""
        receiver = coerce(Side, side)
        return points_of(self, receiver) - points_of(self, receiver.opponents)

    def received(self, receiver: Seat | Side | str, *, below: bool | None = None) -> int:
        """Return the points that a seat or side receives, ignoring those of the others.

        Where each seat has a score of its own (Whiz), this is the score of a seat. `below` limits the sum to
        the lines below the line (True) or above it (False).
        """
        if isinstance(receiver, str):
            receiver = Side.parse(receiver) if len(receiver) > 1 else Seat.parse(receiver)
        return points_of(self, receiver, below=below)

    def say(self, language: str = "en") -> str:
        """The score for a person: on each line the points, who receives them, and why."""
        width = max((len(str(line.points)) for line in self), default=0)
        return "\n".join(
            f"{line.points:{width}} {_letters(line, language)}: {line.say(language)}" for line in self
        )

    def __str__(self) -> str:
        return ", ".join(f"{line.points} for {_receiver(line)} ({line.code})" for line in self)

    def __repr__(self) -> str:
        return f"Score([{', '.join(map(repr, self))}])"


def _letters(line: Line, language: str) -> str:
    """The seats that a line is for, by their letters."""
    return "".join(say(f"seat-letter-{seat}", {}, language) for seat in line.to)


def _receiver(line: Line) -> str:
    """Return the code of the side, or of the seats, that receives a line."""
    sides = {seat.side for seat in line.to}
    return str(*sides) if len(line.to) == 2 and len(sides) == 1 else " ".join(map(str, line.to))
