"""Rulings about whole matches: those that were not played, and opponents that were assigned wrongly."""

from dataclasses import dataclass
from typing import Literal

MatchFault = Literal["both", "director", "first", "second", "withdrawal"]
"""Why a match is void: both teams, the director, one of them, or the second has withdrawn."""
MismatchSide = Literal["higher", "lower"]
"""Higher: opponents too strong, without own fault. Lower: opponents too weak, by own fault."""


@dataclass(frozen=True, slots=True)
class VoidMatch:
    """A match of which less than half was played: its lines do not count, and both receive an award.

    `boards` is its scheduled length. Entrants are named by their index in the event.
    """

    round: int
    first: int
    second: int
    boards: int
    fault: MatchFault


@dataclass(frozen=True, slots=True)
class MismatchedEntrant:
    """An entrant whose opponents of a round differ by more than five victory points from the right ones."""

    round: int
    entrant: int
    side: MismatchSide
