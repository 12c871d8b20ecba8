"""When a person is notified that others wait for them: the policy, without a clock of its own."""

from dataclasses import dataclass

from chelem.site.edge import VisitorId
from chelem.site.tables.domain.auction_only import board_to_settle
from chelem.site.tables.domain.table import Table


@dataclass(frozen=True, slots=True)
class NoticePatience:
    """How long a table waits before it notifies a person, in seconds."""

    away: float = 20.0
    """While none of their pages is connected to the table: long enough to load a page again."""
    silent: float = 300.0
    """While one is connected, but does nothing."""


@dataclass(frozen=True, slots=True)
class TurnTaker:
    """A person whose turn it is; times are in seconds of a clock that never goes back.

    It became their turn at `turn_since`. Their last page left at `left_at`, or is `here` since `came_at`.
    They were last notified at `notified_at`, and have `answered` if it was for an earlier turn, which
    they have taken from a page.
    """

    turn_since: float
    here: bool
    came_at: float | None = None
    left_at: float | None = None
    notified_at: float | None = None
    answered: bool = False

    def notice_due(self, patience: NoticePatience) -> float | None:
        """Return when to notify the person; None while an earlier notification may be unread."""
        if self.notified_at is not None and not self._has_read(self.notified_at):
            return None
        if self.here:
            return max(self.turn_since, self.came_at or 0.0) + patience.silent
        return max(self.turn_since, self.left_at or 0.0) + patience.away

    def _has_read(self, notified_at: float) -> bool:
        """Return whether the person has been at the table since, so that nothing of it is unread."""
        return self.answered or (self.came_at is not None and self.came_at > notified_at)


def awaited_people(table: Table) -> list[VisitorId]:
    """Return the people whose turn it is, where another person plays too; nobody waits for one among bots."""
    if table.log is None or len(table.persons()) < 2 or board_to_settle(table) is not None:
        return []
    state, known = table.log.state, table.people.known
    people = (known.get(state.chairs[turn.actor] or "") for turn in state.turns)
    return [person.visitor for person in people if person is not None and person.visitor is not None]
