"""Who is at a table now; only who saw a hand is stored."""

from dataclasses import dataclass, field

from chelem.engine import PlayerId
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.policy import WatchChoice


@dataclass(frozen=True, slots=True)
class WatchRequest:
    """The hand that spectators are to see, who asked for it, and who has agreed."""

    watch: WatchChoice
    by: VisitorId
    agreed: frozenset[VisitorId] = frozenset()


@dataclass(slots=True)
class Presence:
    """Visitors who are `here` now, are `ready` for the next deal, or `saw_hand` as spectators of this deal.

    A spectator who has seen a hand may not sit down during that deal. `away_since` says when players who have
    gone went, `here_since` when others came last, and `now` when the current request began, in seconds of a
    clock that never goes back. `declined` are players whose pages add nothing to the next deal. `watching`
    is how many spectators there are, `watch_request` what they are to see if all players agree. While a table
    is `on_hold`, no further deal begins there.
    """

    here: set[VisitorId] = field(default_factory=set)
    ready: set[VisitorId] = field(default_factory=set)
    saw_hand: set[VisitorId] = field(default_factory=set)
    away_since: dict[VisitorId, float] = field(default_factory=dict)
    here_since: dict[VisitorId, float] = field(default_factory=dict)
    declined: set[PlayerId] = field(default_factory=set)
    now: float = 0.0
    watching: int = 0
    watch_request: WatchRequest | None = None
    on_hold: bool = False

    def of_deal(self) -> "DealPresence":
        """Return what holds for one deal, to be put back if a change cannot be stored."""
        return DealPresence(self.ready.copy(), self.saw_hand.copy(), self.declined.copy())

    def put_back(self, before: "DealPresence") -> None:
        """Undo a change that was not stored."""
        self.ready, self.saw_hand, self.declined = before.ready, before.saw_hand, before.declined

    def grace_left(self, visitor: VisitorId, grace: float) -> float:
        """Return for how many more seconds an absent player's chair is theirs."""
        since = self.away_since.get(visitor)
        return 0.0 if since is None else max(0.0, since + grace - self.now)


@dataclass(frozen=True, slots=True)
class DealPresence:
    """Who is ready for the next deal, has seen a hand of this one, or adds nothing to the next."""

    ready: set[VisitorId]
    saw_hand: set[VisitorId]
    declined: set[PlayerId]
