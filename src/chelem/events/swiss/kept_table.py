"""An entrant of a Swiss event who cannot change tables."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KeptTable:
    """An entrant by number, and the table that it keeps; none before a draw has seated it at one."""

    entrant: int
    table: int | None = None
