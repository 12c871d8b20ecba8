"""A table that plays the boards of a set, as others compare themselves with it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chelem.core import SEATS, freeze
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.board_set import TableRole
from chelem.site.tables.domain.comparison import BotResult


@dataclass(frozen=True, slots=True)
class SetPlayer:
    """Somebody who has or had a chair at a table; a bot has no visitor, who has left no seat."""

    name: str
    visitor: VisitorId | None
    seat: str | None


@dataclass(frozen=True, slots=True)
class SetTable:
    """A table of a set: who has played there, and the results of the boards that it has finished, by deal.

    `witnesses` have seen a hand there that was not theirs, or given a board up.
    """

    code: str
    role: TableRole
    status: str
    owner: VisitorId
    people: tuple[SetPlayer, ...]
    results: Mapping[int, BotResult]
    witnesses: frozenset[VisitorId] = frozenset()

    def __post_init__(self) -> None:
        freeze(self, "results")

    @property
    def name(self) -> str:
        """The name of the person who plays here; it may be empty."""
        return next((person.name for person in self.people if person.visitor is not None), "")

    def visitors(self) -> Iterator[VisitorId]:
        """Yield the people who have or had a chair here."""
        return (person.visitor for person in self.people if person.visitor is not None)

    def seated(self) -> Iterator[VisitorId]:
        """Yield the people who have a chair here."""
        return (person.visitor for person in self.people if person.visitor is not None and person.seat)

    def has_to_play(self, deal: int) -> bool:
        """Return whether a deal is still to be played here, not just again for practice."""
        in_play = self.status != "over" and not self.is_given_up
        return self.role != "again" and in_play and deal not in self.results

    @property
    def is_given_up(self) -> bool:
        """Whether who played here alone has given up a board, so that nobody goes on.

        Elsewhere robots take the chairs of those who give a board up.
        """
        if self.status != "playing" or self.role not in ("first", "again"):
            return False
        empty = sum(person.seat is not None for person in self.people) < len(SEATS)
        return empty and not any(self.seated()) and set(self.visitors()) <= self.witnesses

    def has(self, visitor: VisitorId | None) -> bool:
        """Return whether a visitor has or had a chair here."""
        return visitor is not None and visitor in self.visitors()
