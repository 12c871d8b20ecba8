"""Changes to a table that are not stored yet, as plain values; the store turns them into rows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from chelem.core import Seat
from chelem.engine import Entry, PlayerId
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.board_set import TableRole
from chelem.site.tables.domain.commitment import Commitment
from chelem.site.tables.domain.comparison import BotResult
from chelem.site.tables.domain.people import Person


@dataclass(frozen=True, slots=True)
class NewTable:
    """A newly created table: its specification and policy as JSON values."""

    spec: Mapping[str, object]
    policy: Mapping[str, object]
    owner: VisitorId
    since: str


@dataclass(frozen=True, slots=True)
class Arrival:
    """A person or bot at the table, and their index in the order of arrival."""

    person: Person
    index: int


@dataclass(slots=True)
class PendingWrites:
    """The changes of one transaction; a later change replaces an earlier one of the same thing.

    `changes` holds the table's own columns: `owner`, `policy`, `status`, `rematch_code`, `partner_draw`.
    `seats` maps each player to their new seat, None if they left. `witnesses` are deals, attempts and
    visitors who saw a hand of them that is not theirs, `nonces` what players' pages add to deals and
    attempts. `set_place` is the code of the board set that the table has joined, and its role there;
    `set_results` are by deal.
    """

    code: str
    new_table: NewTable | None = None
    changes: dict[str, object] = field(default_factory=dict)
    people: dict[PlayerId, Arrival] = field(default_factory=dict)
    seats: dict[PlayerId, Seat | None] = field(default_factory=dict)
    commitments: dict[tuple[int, int], Commitment] = field(default_factory=dict)
    nonces: dict[tuple[int, int, PlayerId], str] = field(default_factory=dict)
    comparisons: dict[int, Sequence[BotResult]] = field(default_factory=dict)
    witnesses: set[tuple[int, int, VisitorId]] = field(default_factory=set)
    set_place: tuple[str, TableRole] | None = None
    set_results: dict[int, BotResult | None] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(
            self.entries
            or self.changes
            or self.people
            or self.seats
            or self.commitments
            or self.nonces
            or self.comparisons
            or self.witnesses
            or self.set_place
            or self.set_results
            or self.new_table
        )
