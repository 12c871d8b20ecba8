"""Entries about a simultaneous: whom its organiser invites, and which events play its boards."""

from dataclasses import dataclass

from chelem.core import Refused
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.memberships import MemberInvitation, MemberStanding, OwnMembership
from chelem.events.log.state import EventState

MOST_INVITATIONS = 1000
LONGEST_CLUB = 120


class _MembershipEntry(EntryContent):
    """An entry that is in two logs."""

    __slots__ = ()
    taken_back = "never"

    def check_taken_back(self, _: Event, __: EventEntry, /) -> None:
        """Raise `Refused`: the other log would not know, and hands may have been given out."""
        raise Refused("event.simultaneous.undo")


@dataclass(frozen=True, slots=True)
class MemberInvited(_MembershipEntry):
    """A club, as the organiser calls it, may join with the code that follows from this number, from 1.

    Where it is `accepted` beforehand, its event becomes a member at once.
    """

    entry = "invited"
    invitation: int
    club: str
    accepted: bool = False

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` outside a simultaneous, for a number that is not the next, or no club."""
        if not event.state.terms.simultaneous:
            raise Refused("event.simultaneous.none")
        if self.invitation != len(event.state.memberships.invited) + 1 or self.invitation > MOST_INVITATIONS:
            raise Refused("event.simultaneous.invitations", most=MOST_INVITATIONS)
        if not self.club.strip() or len(self.club) > LONGEST_CLUB:
            raise Refused("event.simultaneous.club", most=LONGEST_CLUB)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Invite the club."""
        state.memberships.invited[self.invitation] = MemberInvitation(self.club, self.accepted)


@dataclass(frozen=True, slots=True)
class InvitationWithdrawn(_MembershipEntry):
    """Nobody joins with an invitation any more that nobody has used."""

    entry = "uninvited"
    invitation: int

    def check(self, event: Event, _: Author, /) -> None:
        """Raise an error for an invitation that does not exist, is withdrawn or used."""
        event.state.memberships.check_usable(self.invitation)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Withdraw the invitation."""
        state.memberships.withdrawn.add(self.invitation)


@dataclass(frozen=True, slots=True)
class MemberJoined(_MembershipEntry):
    """Another event, `member` by its code, plays the boards of this simultaneous, or asks to.

    Without an `invitation` it joined by a code for all, and is a member.
    """

    entry = "joined"
    writers = "program"
    member: str
    invitation: int | None = None

    def check(self, event: Event, _: Author, /) -> None:
        """Raise an error for an invitation that does not exist, is withdrawn, or used by another event."""
        if self.invitation is not None:
            event.state.memberships.check_usable(self.invitation, self.member)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Let the event play, or wait for the organiser."""
        state.memberships.join(self.member, self.invitation)


@dataclass(frozen=True, slots=True)
class _MemberDecided(_MembershipEntry):
    """What the organiser decides about an event that has joined."""

    after_closing = True
    member: str

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for an event that has not joined."""
        if self.member not in event.state.memberships.standings:
            raise Refused("event.simultaneous.no-member")


@dataclass(frozen=True, slots=True)
class MemberAdmitted(_MemberDecided):
    """The organiser lets an event that has joined play the boards, and counts its results."""

    entry = "admitted"

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Let the event play."""
        state.memberships.standings[self.member] = "member"


@dataclass(frozen=True, slots=True)
class MemberRemoved(_MemberDecided):
    """The organiser refuses an event that has joined, or takes its results out of the field."""

    entry = "removed"

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Refuse the event, or take it out."""
        state.memberships.standings[self.member] = "removed"


@dataclass(frozen=True, slots=True)
class MembershipChanged(_MembershipEntry):
    """What a simultaneous has decided about this event, or that this event has asked it."""

    entry = "membership"
    writers = "program"
    after_closing = True
    simultaneous: str
    standing: MemberStanding

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Note what was decided."""
        state.memberships.own = OwnMembership(self.simultaneous, self.standing)
