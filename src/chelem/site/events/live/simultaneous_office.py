"""Simultaneous events: others join them, play their boards, and are compared in one field."""

import asyncio
import hmac
from contextlib import suppress
from dataclasses import dataclass

from chelem.core import Forbidden, Refused, Unknown
from chelem.events import PROGRAM, Author
from chelem.events.log.entries import membership
from chelem.events.log.entries.opening import EventOpened
from chelem.events.simultaneous import Simultaneous, combine
from chelem.site.edge import LENGTH, derived_code
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.event_readings import EventReadings
from chelem.site.events.live.served_events import ServedEvents
from chelem.site.events.live.simultaneous_members import Decision, Joining, SimultaneousMembers
from chelem.site.events.store.event_store import EventStore
from chelem.site.events.views.serviced_event import EventInService
from chelem.site.tables import BoardSetStore, Lobby

MOST_FIELDS = 8
"""How many fields are kept: thousands read one on the evening it ends."""


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """An event that asks to join, by the letters of an invitation."""

    letters: str
    member: str


class SimultaneousOffice:
    """Lets events join a simultaneous, and folds their results together.

    The owner of a simultaneous decides, and its log has each decision first. The owners of its members
    follow: after an interruption, the same request completes the decision.
    """

    def __init__(self, events: ServedEvents, lobby: Lobby) -> None:
        self._events = events
        calls = lobby.cluster.calls
        self._members = SimultaneousMembers(events, BoardSetStore(lobby.database), calls)
        self._readings = EventReadings(events, EventStore(lobby.database), lobby.owns)
        self._deciding = asyncio.Lock()
        """Who is a member is decided by one request at a time: it changes the logs of two events."""
        self._fields: dict[str, tuple[list[str], Simultaneous]] = {}
        """The fields read last, each with the tags of its events."""
        self._check = calls.add("simultaneous.check", self._check_here)
        self._join = calls.add("simultaneous.join", self._join_here)

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

    async def join(self, member: EventActor, invitation: str) -> None:
        """Let an event that has not begun play the boards of a simultaneous, or ask to."""
        letters = _letters(invitation)
        await self._join(letters[:LENGTH], JoinRequest(letters, member.code))

    async def _join_here(self, _code: str, request: JoinRequest) -> None:
        async with self._deciding:
            whole, number = await self._invited(request.letters, request.member)
            await self._members.check(request.member, Joining(whole.code, whole.event.state.pledges))
            client = f"joined-{request.member}" + ("" if number is None else f"-{number}")
            await whole.write(membership.MemberJoined(request.member, number), PROGRAM, client=client)
            if whole.event.state.memberships.standings[request.member] == "member":
                await self._give_boards(whole, request.member)
            else:
                await self._members.follow(request.member, Decision(whole.code, "asked"))

    async def admit(self, whole: EventActor, code: str, director: Author) -> None:
        """Let an event play that has asked to, or count again that was removed."""
        async with self._deciding:
            status, admitted = await self._members.status(code, None), whole.event.state.memberships.members
            if status.plays != whole.code:
                if whole.event.state.closed:
                    raise Refused("event.log.closed")
                if code not in admitted and (status.standing != "asked" or status.wants != whole.code):
                    raise Refused("event.simultaneous.no-member")
                await self._members.check_boards(code, None)
            if code not in admitted:
                await whole.write(membership.MemberAdmitted(code), director)
            await self._give_boards(whole, code)

    async def exclude(self, whole: EventActor, code: str, director: Author) -> None:
        """Refuse an event that has asked to play, or take a member out of the field, before or after play."""
        async with self._deciding:
            await whole.write(membership.MemberRemoved(code), director)
            with suppress(Unknown):
                await self._members.follow(code, Decision(whole.code, "removed"))

    async def _give_boards(self, whole: EventActor, member: str) -> None:
        """Let a member play the boards of a simultaneous, and count.

        The log of the simultaneous has the member already, so that nobody adds to the boards any more.
        """
        await (await self._events.online(whole.code)).tables.commit()
        await self._members.follow(member, Decision(whole.code, "member"))

    async def check(self, invitation: str, content: EventOpened) -> None:
        """Raise an error if an event that is still to be opened could not join a simultaneous."""
        if content.simultaneous:
            raise Refused("event.simultaneous.twice")
        letters = _letters(invitation)
        await self._check(letters[:LENGTH], letters)

    async def _check_here(self, _code: str, letters: str) -> None:
        await self._invited(letters)

    async def _invited(self, letters: str, member: str = "") -> tuple[EventActor, int | None]:
        """Return the simultaneous of an invitation, and which of its invitations it is."""
        try:
            whole = await self._events.find(letters[:LENGTH])
        except Unknown:
            raise Forbidden("event.simultaneous.invitation") from None
        state = whole.event.state
        numbers: list[int | None] = [] if state.terms.club_invitations else [None]
        for number in (*numbers, *state.memberships.invited):
            if hmac.compare_digest(self.invitation(whole, number).encode(), letters.encode()):
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

    async def members(self, whole: EventActor) -> list[EventInService]:
        """Return the events that play a simultaneous and count, in the order in which they joined.

        Those that their organisers have removed since are left out.
        """
        return await self._readings.read(whole.event.state.memberships.members)

    async def joined(self, whole: EventActor) -> list[EventInService]:
        """Return all events that have joined, whether they are members, wait, or are members no longer."""
        return await self._readings.read(whole.event.state.memberships.standings)

    async def field(self, whole: EventActor) -> tuple[list[EventInService], Simultaneous]:
        """Return the members, and the results of all of them together."""
        members = await self.members(whole)
        tags = [whole.tag, *(member.tag for member in members)]
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
        joined = dict.fromkeys(whole.event.state.memberships.standings, code)
        for outcome in (await self._members.reveal.each(joined)).values():
            if not isinstance(outcome.error, Unknown):  # it is there no longer
                outcome.answer()
        await whole.write(revealed, PROGRAM, client="revealed")


def _letters(invitation: str) -> str:
    """Return the letters of an invitation as somebody has typed it."""
    return invitation.replace("-", "").replace(" ", "").lower()
