"""What the owner of a simultaneous asks of the owners of its members."""

from dataclasses import dataclass

from chelem.core import Refused
from chelem.events import PROGRAM, EventState
from chelem.events.log.entries.membership import MembershipChanged
from chelem.events.log.entries.promising import BoardsRevealed
from chelem.events.log.fields import FieldStanding, field_of, wanted_simultaneous
from chelem.events.log.memberships import MemberStanding, OwnMembership
from chelem.site.database import StoreError
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.served_events import ServedEvents
from chelem.site.relay import CallRegistry, Paced
from chelem.site.tables import BoardSet, BoardSetStore

MOST_BOARDS = 40
"""As many boards are dealt for a member that plays at real tables."""


@dataclass(frozen=True, slots=True)
class Joining:
    """The simultaneous that an event is to play, and the hashes of what others have added to its boards."""

    simultaneous: str
    pledges: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MemberStatus:
    """How far an event is: whose boards it plays, which simultaneous it plays or asks, and its standing."""

    plays: str
    wants: str
    standing: FieldStanding


@dataclass(frozen=True, slots=True)
class Decision:
    """What the simultaneous with this code has decided about an event, or that the event has asked it."""

    simultaneous: str
    standing: MemberStanding


class SimultaneousMembers:
    """The calls of a simultaneous to its members, by their codes.

    After an interruption, they can be repeated. None of them has boards: the owner of a member reads
    those of the simultaneous from the database.
    """

    def __init__(self, events: ServedEvents, sets: BoardSetStore, calls: CallRegistry) -> None:
        self._events, self._sets = events, sets
        self.check = calls.add("member.check", self._check)
        """Raise `Refused` if an event cannot join."""
        self.status = calls.add("member.status", self._status)
        """Return how far an event is."""
        self.check_boards = calls.add("member.check_boards", self._check_boards)
        """Raise `Refused` if an event cannot play other boards any more than its own."""
        self.follow = calls.add("member.follow", self._follow)
        """Let an event do what was decided."""
        self.reveal = calls.add("member.reveal", self._reveal, Paced())
        """Open the commitment of the boards of a simultaneous in the log of an event that plays them."""

    async def _check(self, code: str, joining: Joining) -> None:
        state = (await self._events.find(code)).event.state
        if state.simultaneous == joining.simultaneous and not set(joining.pledges) <= set(state.pledges):
            return  # it has joined, but was interrupted
        if state.simultaneous or state.terms.simultaneous:
            raise Refused("event.simultaneous.twice")
        _check_boards(state)

    async def _status(self, code: str, _asked: None) -> MemberStatus:
        state = (await self._events.find(code)).event.state
        return MemberStatus(state.simultaneous, wanted_simultaneous(state), field_of(state))

    async def _check_boards(self, code: str, _asked: None) -> None:
        _check_boards((await self._events.find(code)).event.state)

    async def _follow(self, code: str, decision: Decision) -> None:
        event, whole = await self._events.find(code), decision.simultaneous
        if decision.standing == "member":
            await self._give_boards(event, whole)
            if field_of(event.event.state) != "removed":
                return
        elif decision.standing == "removed" and wanted_simultaneous(event.event.state) != whole:
            return
        if event.event.state.memberships.own != OwnMembership(whole, decision.standing):
            await event.write(MembershipChanged(whole, decision.standing), PROGRAM)

    async def _give_boards(self, event: EventActor, whole: str) -> None:
        """Let an event play the boards of a simultaneous; its director gets their file at real tables."""
        boards, state = await self._boards_of(whole), event.event.state
        if state.simultaneous == whole and set(boards.pledges) <= set(state.pledges):
            return
        if not (state.terms.online or state.simultaneous):
            deals = {number: boards.numbered(number).deal for number in range(1, MOST_BOARDS + 1)}
            await event.put_deals(deals)
        await (await self._events.online(event.code)).tables.adopt(boards, whole)

    async def _reveal(self, code: str, whole: str) -> None:
        event = await self._events.find(code)
        if event.event.state.simultaneous == whole:
            boards = await self._boards_of(whole)
            await event.write(BoardsRevealed(boards.salt, boards.nonces), PROGRAM, client="revealed")

    async def _boards_of(self, whole: str) -> BoardSet:
        boards = await self._sets.find(whole)
        if boards is None:  # its owner has stored them before it asks
            raise StoreError(f"the boards of simultaneous {whole} are not stored")
        return boards


def _check_boards(state: EventState) -> None:
    if any(section.round for section in state.sections.values()):
        raise Refused("event.simultaneous.begun")
    if state.committed and not state.terms.online:
        raise Refused("event.online.deals")
