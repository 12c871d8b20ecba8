"""Who holds a key of an event that can be replaced."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KeyHolder:
    """Such as `table.A3`; how often their key has been replaced, and since when they have this one."""

    name: str
    generation: int = 0
    since: str = ""
