"""The draw of a round of a Swiss event."""

from dataclasses import dataclass

from chelem.core import BadOption
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

    `left_over` is nobody, the entrant who sits out, or the three teams of a triangle that begins; one that
    goes on is in the inputs. A director may decide otherwise than the inputs give, but everybody has one
    place. Raises `BadOption` if not.
    """

    inputs: DrawInputs
    matches: tuple[SwissMatch, ...]
    left_over: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        placed = [
            *self.left_over,
            *(entrant for match in self.matches for entrant in (match.first, match.second)),
        ]
        if sorted(placed) != sorted(standing.entrant for standing in self.inputs.free):
            raise BadOption("swiss.places")
        if len(self.left_over) not in (0, 1, self.inputs.rule.left_over):
            raise BadOption("swiss.left-over")
