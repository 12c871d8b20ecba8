"""The groups of a fouled board on paper: which results were compared with one another."""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from chelem.core import SIDES, Side
from chelem.events.paper.printing import EventPaper
from chelem.events.traveller import Traveller, TravellerLine


@dataclass(frozen=True, slots=True)
class FouledGroups:
    """The lines of each group, that of the tables which no group names first; one group if not fouled.

    `side` is that for which alone they are compared apart, None for both.
    """

    lines: tuple[Sequence[TravellerLine], ...]
    side: Side | None

    @classmethod
    def of(cls, traveller: Traveller) -> "FouledGroups":
        """Return the groups of a board."""
        keys = sorted({line.groups for line in traveller})
        fouled = [side for side in SIDES if len({key[side] for key in keys}) > 1]
        lines = tuple([line for line in traveller if line.groups == key] for key in keys)
        return cls(lines, fouled[0] if len(fouled) == 1 else None)

    @property
    def is_fouled(self) -> bool:
        """Whether there is more than one group."""
        return len(self.lines) > 1

    def title(self, place: int, paper: EventPaper) -> str:
        """Return the letter of a group in words; nothing where there is only one."""
        letters = ascii_uppercase
        return paper.say("group", letter=letters[place % len(letters)]) if self.is_fouled else ""

    def note(self, paper: EventPaper) -> str:
        """Return the sentence about a fouled board; nothing about another."""
        if not self.is_fouled:
            return ""
        return paper.say("fouled", side="both" if self.side is None else str(self.side))
