"""An entrant of an event as directors have entered it, and the players who take its places later."""

from dataclasses import dataclass
from fractions import Fraction

from chelem.core import Side
from chelem.events.competitor import CompetitorId


@dataclass(frozen=True, slots=True)
class RegisteredEntrant:
    """An entrant by its number in the event, from 1, and the ids of its players, whose names lie elsewhere.

    `line` is the direction it asks for; a `stationary` entrant cannot change tables. `handicap` and
    `carried` are added to its result, in the unit of the ranking.
    """

    entrant: int
    players: tuple[CompetitorId, ...] = ()
    line: Side | None = None
    stationary: bool = False
    handicap: Fraction | None = None
    carried: Fraction | None = None


@dataclass(frozen=True, slots=True)
class Substitution:
    """The players of an entrant from a round on."""

    players: tuple[CompetitorId, ...]
    round: int
