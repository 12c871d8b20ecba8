"""The score of a deal: its lines, and their total for a side."""

from chelem.core.coerce import coerce
from chelem.core.lines import Line, points_of
from chelem.core.seats import Seat, Side
from chelem.i18n import say


class Score(tuple[Line, ...]):
    """The lines of a score, in order; equal to any tuple of the same lines.

    A line is positive for whoever receives it, and undertricks go to the defenders. `total` adds the lines
    with the right sign, so that nobody has to remember whom a line is for.

    >>> score = Score([Line((Seat.E, Seat.W), 200, "mark.undertricks")])
    >>> score.total("NS"), score.total(Side.EW), len(score)
    (-200, 200, 1)
    """

    __slots__ = ()

    def total(self, side: Side | str) -> int:
        """What `side` wins on balance: the points that it receives, less those of the other side."""
        who = coerce(Side, side)
        return points_of(self, who) - points_of(self, who.opponents)

    def received(self, who: Seat | Side | str, *, below: bool | None = None) -> int:
        """The points that a seat or a side receives, whatever the others do.

        In a game where each seat has its own score (Whiz), this is a seat's score. `below` limits the sum to
        the lines below the line, or above it.
        """
        if isinstance(who, str):
            who = Side.parse(who) if len(who) > 1 else Seat.parse(who)
        return points_of(self, who, below=below)

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
    """The side, or the seats, that a line is for."""
    sides = {seat.side for seat in line.to}
    return str(*sides) if len(line.to) == 2 and len(sides) == 1 else " ".join(map(str, line.to))
