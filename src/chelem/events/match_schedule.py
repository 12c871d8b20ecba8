"""How the rounds of a movement make matches: those that go on, those of half the length, and who sits out."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from chelem.core import FrozenMap


@dataclass(frozen=True, slots=True)
class SwissBye:
    """An entrant, by its index, that has no opponents in a round: it is awarded victory points."""

    round: int
    entrant: int
    boards: int
    section: str = ""


@dataclass(frozen=True, slots=True)
class MatchSchedule:
    """What of the matches of an event does not follow from its lines.

    `begun` has the round in which the match of a later round began, by section and round; others are matches
    of one round. `halves` are the rounds and entrants of half-matches, which are worth half of a match.
    """

    begun: Mapping[tuple[str, int], int] = field(default_factory=lambda: FrozenMap({}))
    halves: frozenset[tuple[int, int]] = frozenset()
    byes: tuple[SwissBye, ...] = ()
