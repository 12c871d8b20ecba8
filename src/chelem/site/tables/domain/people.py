"""The players of a table: people and bots, independent of their chairs."""

from dataclasses import dataclass, field
from itertools import count

from chelem.core import SEATS, Seat
from chelem.engine import PlayerId
from chelem.site.edge import VisitorId
from chelem.site.visitors import clean_name


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
    """A visitor who asks for a table, and their name, which may be empty."""

    visitor: VisitorId
    name: str


@dataclass(slots=True)
class People:
    """Everyone who has played at a table; `waiting` is the seating until the match starts."""

    known: dict[PlayerId, Person] = field(default_factory=dict)
    waiting: dict[Seat, PlayerId] = field(default_factory=dict)

    def of(self, visitor: VisitorId) -> tuple[Person, ...]:
        """Return the persons that a visitor has played as, the latest last."""
        return tuple(person for person in self.known.values() if person.visitor == visitor)

    def player_of(self, visitor: VisitorId) -> PlayerId:
        """Return the player id of a visitor: the previous one, otherwise one not used at this table.

        It is a number, by which nobody is found again at another table.
        """
        if known := self.of(visitor):
            return known[-1].player
        return f"person-{self._free_number('person')}"

    def new_person(self, guest: Guest) -> Person:
        """Return a visitor as a player of this table."""
        return Person(self.player_of(guest.visitor), clean_name(guest.name), guest.visitor)

    def new_bot(self) -> Person:
        """Return a bot that has not played here yet."""
        number = self._free_number("bot")
        return Person(f"bot-{number}", f"Robot {number}")

    def _free_number(self, kind: str) -> int:
        return next(number for number in count(1) if f"{kind}-{number}" not in self.known)

    def chairs(self) -> tuple[PlayerId | None, ...]:
        """Return the players waiting for the match, by seat."""
        return tuple(self.waiting.get(seat) for seat in SEATS)
