"""Who plays at a table: persons and bots, whatever chairs they sit in."""

import unicodedata
from dataclasses import dataclass, field
from itertools import count

from chelem.core.seats import SEATS, Seat
from chelem.engine.sheet import PlayerId

VisitorId = str
"""A browser that has called, known by its cookie."""

LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Person:
    """A player; a bot has no visitor."""

    player: PlayerId
    name: str
    visitor: VisitorId | None = None

    @property
    def kind(self) -> str:
        """`person` or `bot`, as in the log."""
        return "bot" if self.visitor is None else "person"


@dataclass(frozen=True, slots=True)
class Guest:
    """A visitor who asks for a table, and their name, perhaps empty."""

    visitor: VisitorId
    name: str


@dataclass(slots=True)
class People:
    """Everyone who has played at a table, and who was to sit where before it started."""

    known: dict[PlayerId, Person] = field(default_factory=dict)
    waiting: dict[Seat, PlayerId] = field(default_factory=dict)

    def of(self, visitor: VisitorId) -> tuple[Person, ...]:
        """Those whom a visitor has played as, the last one last."""
        return tuple(person for person in self.known.values() if person.visitor == visitor)

    def player_of(self, visitor: VisitorId) -> PlayerId:
        """As whom a visitor plays: as before, else under a name that nobody here has borne."""
        if known := self.of(visitor):
            return known[-1].player
        free = (f"{visitor}-{number}" if number else visitor for number in count())
        return next(player for player in free if player not in self.known)

    def bot(self) -> Person:
        """A bot that has not played here yet."""
        number = 1
        while f"bot-{number}" in self.known:
            number += 1
        return Person(f"bot-{number}", f"Robot {number}")

    def chairs(self) -> tuple[PlayerId | None, ...]:
        """Who waits in which chair, by seat."""
        return tuple(self.waiting.get(seat) for seat in SEATS)


def clean_name(text: str) -> str:
    """A name as it is shown: one line, no invisible signs, not too long."""
    shown = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C" or sign == "\u200d")
    return " ".join(shown.split())[:LONGEST_NAME].rstrip()
