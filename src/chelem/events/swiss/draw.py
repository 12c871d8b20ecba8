"""The draw of a round of a Swiss event."""

from dataclasses import dataclass

from chelem.events.swiss.inputs import DrawInputs


@dataclass(frozen=True, slots=True)
class SwissMatch:
    """Two entrants by number, the better placed first."""

    first: int
    second: int

    def __contains__(self, entrant: object) -> bool:
        return entrant in (self.first, self.second)


@dataclass(frozen=True, slots=True)
class Draw:
    """Who meets whom in a round, the strongest match first, with the inputs that lead to it.

    `left_over` is nobody, the entrant who sits out, or the three teams of a triangle, which may be one that
    goes on from the round before.
    """

    inputs: DrawInputs
    matches: tuple[SwissMatch, ...]
    left_over: tuple[int, ...] = ()
