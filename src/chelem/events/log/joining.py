"""Which entries about the members of a simultaneous may be added to a log."""

from typing import get_args

from chelem.core.errors import Refused
from chelem.events.log.directing import EntryTakenBack
from chelem.events.log.entry import EntryContent
from chelem.events.log.event import Event
from chelem.events.log.membership import (
    InvitationWithdrawn,
    MemberAdmitted,
    MemberInvited,
    MemberJoined,
    MemberRemoved,
    MembershipEntry,
)


def check_membership(event: Event, content: EntryContent) -> None:
    """Raise an error for an impossible entry about the members of a simultaneous.

    None of them is taken back: each is in two logs, and hands may have been given out.
    """
    match content:
        case EntryTakenBack(of):
            if isinstance(event.entries[of].content, get_args(MembershipEntry)):
                raise Refused("event.simultaneous.undo")
        case MemberInvited() if not event.state.terms.simultaneous:
            raise Refused("event.simultaneous.none")
        case MemberInvited() | InvitationWithdrawn() | MemberJoined() | MemberAdmitted() | MemberRemoved():
            event.state.memberships.check(content)
