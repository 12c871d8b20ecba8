"""What a director has decided, as the state of an event holds it."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from chelem.events.match_rulings import MatchFault
from chelem.events.outcome import LineOutcome

PenaltyUnit = Literal["result", "top"]
"""In the unit of the ranking (per cent, IMPs, victory points), or in per cent of the top of one board."""


@dataclass(frozen=True, slots=True)
class PlayedAt:
    """A table in a round of a section."""

    section: str
    round: int
    table: int


TableGroups = tuple[tuple[PlayedAt, ...], ...]
"""The tables that played the same cards, group by group; those that no group names are the first group."""


@dataclass(frozen=True, slots=True)
class BoardRuling:
    """What counts for a board at a table in place of what was reported, and why."""

    outcome: LineOutcome
    reason: str = ""


@dataclass(frozen=True, slots=True)
class MatchRuling:
    """Whose fault it is that a match of two entrants was not played, and why it was ruled so."""

    first: int
    second: int
    fault: MatchFault
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Penalty:
    """An amount taken from an entrant; a negative one is a bonus."""

    entrant: int
    amount: Fraction
    unit: PenaltyUnit = "result"
