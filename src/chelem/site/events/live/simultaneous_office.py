"""Simultaneous events: others join them, play their boards, and are compared in one field."""

import asyncio
import hmac
from contextlib import suppress
from typing import Protocol

from chelem.core import Forbidden, Refused, Unknown
from chelem.events import PROGRAM, Author, EventState
from chelem.events.log.entries import membership
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.fields import field_of, wanted_simultaneous
from chelem.events.simultaneous import Simultaneous, combine
from chelem.site.edge import LENGTH, derived_code
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.online_tables import OnlineTables

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
        self._deciding = asyncio.Lock()
        """Who is a member is decided by one request at a time: it changes the logs of two events."""
        self._fields: dict[str, tuple[list[str], Simultaneous]] = {}
        """The fields read last, each with the tags of its events."""

    def invitation(self, whole: EventActor, number: int | None = None) -> str:
        """Return what a director needs to join: the code of the simultaneous, and a secret after it.

        Without a number it is the one for all, which is good where clubs have no invitations of their own.
        """
        text = "invitation" if number is None else f"invitation {number}"
        return whole.code + derived_code(whole.secret, text)

    async def invite(self, whole: EventActor, club: str, director: Author, *, accepted: bool) -> None:
        """Invite a club, whose event is a member at once if it is accepted beforehand."""
        async with self._deciding:
            number = len(whole.event.state.memberships.invited) + 1
            await whole.write(membership.MemberInvited(number, club, accepted=accepted), director)

    async def withdraw(self, whole: EventActor, number: int, director: Author) -> None:
        """Withdraw an invitation that nobody has used."""
        await whole.write(membership.InvitationWithdrawn(number), director)

    async def join(self, member: EventActor, invitation: str) -> EventActor:
        """Let an event that has not begun play the boards of a simultaneous, or ask to; return that one."""
        async with self._deciding:
            whole, number = await self._invited(invitation, member.code)
            _check_joining(member.event.state)
            client = f"joined-{member.code}" + ("" if number is None else f"-{number}")
            await whole.write(membership.MemberJoined(member.code, number), PROGRAM, client=client)
            if whole.event.state.memberships.standings[member.code] == "member":
                await self._give_boards(whole, member)
            else:
                await member.write(membership.MembershipChanged(whole.code, "asked"), PROGRAM)
        return whole

    async def admit(self, whole: EventActor, code: str, director: Author) -> None:
        """Let an event play that has asked to, or count again that was removed."""
        async with self._deciding:
            member = await self._events.find(code)
            state, memberships = member.event.state, whole.event.state.memberships
            if state.simultaneous != whole.code:
                if whole.event.state.closed:
                    raise Refused("event.log.closed")
                if field_of(state) != "asked" or wanted_simultaneous(state) != whole.code:
                    raise Refused("event.simultaneous.no-member")
                _check_boards(state)
            if code not in memberships.members:
                await whole.write(membership.MemberAdmitted(code), director)
            if state.simultaneous != whole.code:
                await self._give_boards(whole, member)
            elif field_of(state) == "removed":
                await member.write(membership.MembershipChanged(whole.code, "member"), PROGRAM)

    async def exclude(self, whole: EventActor, code: str, director: Author) -> None:
        """Refuse an event that has asked to play, or take a member out of the field, before or after play."""
        async with self._deciding:
            await whole.write(membership.MemberRemoved(code), director)
            with suppress(Unknown):
                member = await self._events.find(code)
                if wanted_simultaneous(member.event.state) == whole.code:
                    await member.write(membership.MembershipChanged(whole.code, "removed"), PROGRAM)

    async def _give_boards(self, whole: EventActor, member: EventActor) -> None:
        """Let a member play the boards of a simultaneous; its director gets their file at real tables.

        The log of the simultaneous has the member already, so that nobody adds to the boards any more.
        """
        boards = await (await self._events.online(whole.code)).tables.commit()
        tables = (await self._events.online(member.code)).tables
        if not member.event.state.terms.online:
            deals = {number: boards.numbered(number).deal for number in range(1, MOST_BOARDS + 1)}
            await member.put_deals(deals)
        await tables.adopt(boards, whole.code)

    async def check(self, invitation: str, content: EventOpened) -> None:
        """Raise an error if an event that is still to be opened could not join a simultaneous."""
        if content.simultaneous:
            raise Refused("event.simultaneous.twice")
        await self._invited(invitation)

    async def _invited(self, invitation: str, member: str = "") -> tuple[EventActor, int | None]:
        """Return the simultaneous of an invitation, and which of its invitations it is."""
        given = invitation.replace("-", "").replace(" ", "").lower()
        try:
            whole = await self._events.find(given[:LENGTH])
        except Unknown:
            raise Forbidden("event.simultaneous.invitation") from None
        state = whole.event.state
        numbers: list[int | None] = [] if state.terms.club_invitations else [None]
        for number in (*numbers, *state.memberships.invited):
            if hmac.compare_digest(self.invitation(whole, number).encode(), given.encode()):
                break
        else:
            raise Forbidden("event.simultaneous.invitation")
        if not state.terms.simultaneous:
            raise Forbidden("event.simultaneous.invitation")
        if state.closed:
            raise Refused("event.log.closed")
        if number is not None:
            state.memberships.check_usable(number, member)
        return whole, number

    async def members(self, whole: EventActor) -> list[EventActor]:
        """Return the events that play a simultaneous and count, in the order in which they joined.

        Those that their organisers have removed since are left out.
        """
        return await self._found(whole.event.state.memberships.members)

    async def _found(self, codes: list[str]) -> list[EventActor]:
        found: list[EventActor] = []
        for code in codes:
            with suppress(Unknown):
                found.append(await self._events.find(code))
        return found

    async def joined(self, whole: EventActor) -> list[EventActor]:
        """Return all events that have joined, whether they are members, wait, or are members no longer."""
        return await self._found(list(whole.event.state.memberships.standings))

    async def field(self, whole: EventActor) -> tuple[list[EventActor], Simultaneous]:
        """Return the members, and the results of all of them together."""
        members = await self.members(whole)
        tags = [event.tag for event in (whole, *members)]
        known = self._fields.pop(whole.code, None)
        if known is None or known[0] != tags:
            known = tags, combine(whole.event.results(), [member.event.results() for member in members])
        self._fields[whole.code] = known
        while len(self._fields) > MOST_FIELDS:
            self._fields.pop(next(iter(self._fields)))
        return members, known[1]

    async def reveal(self, code: str) -> None:
        """Open the commitment of a simultaneous that is closed, first in all events that have its boards."""
        whole = await self._events.find(code)
        revealed = await (await self._events.online(code)).tables.revealed()
        for event in (
            *(member for member in await self.joined(whole) if member.event.state.simultaneous == code),
            whole,
        ):
            await event.write(revealed, PROGRAM, client="revealed")


def _check_joining(state: EventState) -> None:
    """Raise `Refused` if an event cannot join a simultaneous."""
    if state.simultaneous or state.terms.simultaneous:
        raise Refused("event.simultaneous.twice")
    _check_boards(state)


def _check_boards(state: EventState) -> None:
    """Raise `Refused` if an event cannot play other boards any more than its own."""
    if any(section.round for section in state.sections.values()):
        raise Refused("event.simultaneous.begun")
    if state.committed and not state.terms.online:
        raise Refused("event.online.deals")
