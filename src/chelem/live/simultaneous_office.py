"""Simultaneous events: others join them, play their boards, and are compared in one field."""

import hmac
from contextlib import suppress
from typing import Protocol

from chelem.core.errors import Forbidden, Refused, Unknown
from chelem.events.log.author import PROGRAM
from chelem.events.log.organising import EventOpened
from chelem.events.log.publishing import MemberJoined
from chelem.events.simultaneous import Simultaneous, combine
from chelem.live.event_actor import EventActor
from chelem.live.online_tables import OnlineTables
from chelem.tables.board_set import BoardSet
from chelem.tables.codes import LENGTH, derived_code

MOST_BOARDS = 40
"""As many boards are dealt for a member that plays at real tables."""

MOST_FIELDS = 8
"""How many fields are kept: thousands read one on the evening it ends."""


class EventAtTables(Protocol):
    """An event with its own tables."""

    @property
    def tables(self) -> OnlineTables:
        """What deals its boards."""


class EventFinder(Protocol):
    """All events."""

    async def find(self, code: str) -> EventActor:
        """Return the actor of an event."""

    async def online(self, code: str) -> EventAtTables:
        """Return what an event needs to be played at the program's own tables."""


class SimultaneousOffice:
    """Lets events join a simultaneous, and folds their results together."""

    def __init__(self, events: EventFinder) -> None:
        self._events = events
        self._fields: dict[str, tuple[list[str], Simultaneous]] = {}
        """The fields read last, each with the tags of its events."""

    def invitation(self, whole: EventActor) -> str:
        """Return what a director needs to join: the code of the simultaneous, and a secret after it."""
        return whole.code + derived_code(whole.secret, "invitation")

    async def join(self, member: EventActor, invitation: str) -> EventActor:
        """Let an event that has not begun play the boards of a simultaneous, and return that one."""
        whole = await self._invited(invitation)
        if any(section.round for section in member.event.state.sections.values()):
            raise Refused("event.simultaneous.begun")
        if member.event.state.simultaneous or member.event.state.terms.simultaneous:
            raise Refused("event.simultaneous.twice")
        drawing = (await self._events.online(whole.code)).tables
        tables = (await self._events.online(member.code)).tables
        await _hand_out(await drawing.commit(), member)
        await whole.write(MemberJoined(member.code), PROGRAM, client=f"joined-{member.code}")
        boards = await drawing.commit()  # from now on nobody adds to them
        await _hand_out(boards, member)
        await tables.adopt(boards, whole.code)
        return whole

    async def check(self, invitation: str, content: EventOpened) -> None:
        """Raise an error if an event that is still to be opened could not join a simultaneous."""
        if content.simultaneous:
            raise Refused("event.simultaneous.twice")
        await self._invited(invitation)

    async def _invited(self, invitation: str) -> EventActor:
        given = invitation.replace("-", "").replace(" ", "").lower()
        try:
            whole = await self._events.find(given[:LENGTH])
        except Unknown:
            raise Forbidden("event.simultaneous.invitation") from None
        right = hmac.compare_digest(self.invitation(whole).encode(), given.encode())
        if not right or not whole.event.state.terms.simultaneous:
            raise Forbidden("event.simultaneous.invitation")
        if whole.event.state.closed:
            raise Refused("event.log.closed")
        return whole

    async def members(self, whole: EventActor) -> list[EventActor]:
        """Return the events that play a simultaneous, in the order in which they joined.

        Those that their organisers have removed since are left out.
        """
        found: list[EventActor] = []
        for code in whole.event.state.members:
            with suppress(Unknown):
                found.append(await self._events.find(code))
        return found

    async def field(self, whole: EventActor) -> tuple[list[EventActor], Simultaneous]:
        """Return the members, and the results of all of them together."""
        members = await self.members(whole)
        tags = [one.tag for one in (whole, *members)]
        known = self._fields.pop(whole.code, None)
        if known is None or known[0] != tags:
            known = tags, combine(whole.event.results(), [one.event.results() for one in members])
        self._fields[whole.code] = known
        while len(self._fields) > MOST_FIELDS:
            self._fields.pop(next(iter(self._fields)))
        return members, known[1]

    async def reveal(self, code: str) -> None:
        """Open the commitment of a simultaneous that is closed, in its members first."""
        whole = await self._events.find(code)
        revealed = await (await self._events.online(code)).tables.revealed()
        for each in (*await self.members(whole), whole):
            await each.write(revealed, PROGRAM, client="revealed")


async def _hand_out(boards: BoardSet, member: EventActor) -> None:
    """Let a member that plays at real tables know the deals, to be made up there."""
    if not member.event.state.terms.online:
        deals = {number: boards.numbered(number).deal for number in range(1, MOST_BOARDS + 1)}
        await member.put_deals(deals)
