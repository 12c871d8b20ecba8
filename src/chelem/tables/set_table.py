"""A table that plays the boards of a set, as others compare themselves with it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chelem.core.frozen import freeze
from chelem.tables.board_set import TableRole
from chelem.tables.comparison import BotResult
from chelem.tables.people import VisitorId


@dataclass(frozen=True, slots=True)
class SetPlayer:
    """Somebody who has or had a chair at a table; a bot has no visitor, who has left no seat."""

    name: str
    visitor: VisitorId | None
    seat: str | None


@dataclass(frozen=True, slots=True)
class SetTable:
    """A table of a set: who has played there, and the results of the boards that it has finished, by deal."""

    code: str
    role: TableRole
    status: str
    owner: VisitorId
    people: tuple[SetPlayer, ...]
    results: Mapping[int, BotResult]

    def __post_init__(self) -> None:
        freeze(self, "results")

    def visitors(self) -> Iterator[VisitorId]:
        """Yield the people who have or had a chair here."""
        return (person.visitor for person in self.people if person.visitor is not None)

    def seated(self) -> Iterator[VisitorId]:
        """Yield the people who have a chair here."""
        return (person.visitor for person in self.people if person.visitor is not None and person.seat)

    def has_to_play(self, deal: int) -> bool:
        """Return whether a deal is still to be played here, not just again for practice."""
        return self.role != "again" and self.status != "over" and deal not in self.results

    def has(self, visitor: VisitorId | None) -> bool:
        """Return whether a visitor has or had a chair here."""
        return visitor is not None and visitor in self.visitors()
