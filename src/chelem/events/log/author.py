"""Who writes an entry of an event's log."""

from dataclasses import dataclass
from typing import Literal

from chelem.core import Forbidden

Role = Literal["program", "organiser", "director", "table", "player"]
"""An organiser may do what a director may; a table is a device at it, a player sits with an entrant."""


@dataclass(frozen=True, slots=True)
class Author:
    """A role and who has it: a table as `A3`, section and number; a player by their entrant's number.

    A director's id is chosen at random when they join; no id is a name.
    """

    role: Role
    id: str = ""

    @property
    def directs(self) -> bool:
        """Whether they may do everything: organise, start rounds, correct and rule."""
        return self.role in ("program", "organiser", "director")

    def check_directs(self) -> None:
        """Raise `Forbidden` unless they may do everything."""
        if not self.directs:
            raise Forbidden("event.log.director")


PROGRAM = Author("program")
