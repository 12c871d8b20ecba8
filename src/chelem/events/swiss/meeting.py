"""A match that two entrants of a Swiss event have played."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two entrants by number, and the round in which they met."""

    round: int
    first: int
    second: int
