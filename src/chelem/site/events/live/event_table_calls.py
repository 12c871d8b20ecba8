"""What an event asks of the owners of its tables."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from weakref import WeakKeyDictionary

from chelem.core import SEATS, Side
from chelem.site.edge import VisitorId
from chelem.site.events.domain import event_table
from chelem.site.events.domain.slow_play import seconds_taken
from chelem.site.relay import Paced
from chelem.site.tables import Guest, Lobby, TableActor, pace_of, set_pace

AT_ONCE = 10
"""Tables that are opened, released or looked at before the server does something else."""
A_SECOND = 100
"""The most tables that an owner releases in a second: each deals, and tells its pages."""
CHANGE_SECONDS = 2.0
"""The seconds within which an owner releases all its tables of a round, however many, if it can."""
LOOKED_AT = 20.0
"""The seconds after which the next board begins, whoever still looks at the result of the last one."""

Chairs = tuple[Guest | None, ...]
"""Who is to sit North, East, South and West; None for a robot's chair."""


@dataclass(frozen=True, slots=True)
class PeopleAtTable:
    """Who is at a table now, and for how many seconds others have been away, by the clock of its owner."""

    here: tuple[VisitorId, ...]
    away: Mapping[VisitorId, float]


@dataclass(frozen=True, slots=True)
class CutTable:
    """The boards that have not begun at a table and will not, and the seconds that each side has taken."""

    boards: tuple[int, ...]
    north_south: float = 0.0
    east_west: float = 0.0

    @property
    def taken(self) -> Mapping[Side, float]:
        """The seconds by side."""
        return {Side.NS: self.north_south, Side.EW: self.east_west}


class EventTableCalls:
    """The calls of events to their tables: of many tables, each owner is asked once.

    An owner does what it is asked at one table after another, so that nobody else waits for it.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._rested: WeakKeyDictionary[TableActor, float] = WeakKeyDictionary()
        """Since when tables are between two boards, by the event loop's time, as long as they are served."""
        calls, in_turn = lobby.cluster.calls, Paced(AT_ONCE)
        slowly = Paced(AT_ONCE, AT_ONCE / A_SECOND, CHANGE_SECONDS, together=True)
        self.release = calls.add("event_table.release", self._release, slowly)
        """Let the boards of a table begin, with these players."""
        self.go = calls.add("event_table.go", self._go, in_turn)
        """Let further boards begin, or, with False, none."""
        self.cut = calls.add("event_table.cut", self._cut, in_turn)
        """Let no further board begin, and learn which will not."""
        self.look_after = calls.add("event_table.look_after", self._look_after, in_turn)
        """Let robots play for those who were away for some seconds, and boards begin; learn who is there."""

    async def _release(self, code: str, chairs: Chairs) -> None:
        actor, wanted = await self._lobby.actor(code), dict(zip(SEATS, chairs, strict=True))
        seated = {
            seat: person.visitor
            for seat in wanted
            if (person := actor.table.occupant(seat)) and person.visitor
        }
        await actor.ask(event_table.release)  # a table loaded after a restart begins by it, too
        if seated != {seat: guest.visitor for seat, guest in wanted.items() if guest}:
            await actor.ask(partial(event_table.change_players, chairs=wanted))

    async def _go(self, code: str, going: bool) -> None:  # noqa: FBT001 - what is asked, as in all calls
        actor = await self._lobby.actor(code)
        await actor.ask(event_table.release if going else event_table.hold)

    async def _cut(self, code: str, _asked: None) -> CutTable:
        actor = await self._lobby.actor(code)
        boards = sorted(await actor.ask(event_table.hold))
        if not boards:
            return CutTable(())
        taken = seconds_taken(actor.table)
        return CutTable(tuple(boards), taken[Side.NS], taken[Side.EW])

    async def _look_after(self, code: str, grace: float) -> PeopleAtTable:
        actor, now = await self._lobby.actor(code), asyncio.get_running_loop().time()
        table, presence = actor.table, actor.table.presence
        away = presence.away_since
        seconds = {visitor: now - since for visitor, since in away.items()} if away else {}
        found = PeopleAtTable(tuple(presence.here), seconds)
        if event_table.absent(table, grace, now):
            await actor.ask(partial(event_table.stand_in_for_absent, grace=grace))
        elif table.policy.pace != pace_of(bool(table.persons())):
            await actor.ask(set_pace)
        if not table.between_deals:
            self._rested.pop(actor, None)
        elif now - self._rested.setdefault(actor, now) > LOOKED_AT:
            await actor.ask(event_table.begin_next_board)
        return found
