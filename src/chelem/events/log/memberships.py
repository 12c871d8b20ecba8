"""Which clubs are invited to a simultaneous, and which events play it: the fold of its entries."""

from dataclasses import dataclass
from typing import Literal

from chelem.core import Forbidden, Refused

MemberStanding = Literal["asked", "member", "removed"]
"""It waits for the organiser; it plays the boards and counts; or it was refused, or counts no longer."""


@dataclass(frozen=True, slots=True)
class MemberInvitation:
    """A club, as the organiser calls it; where it is `accepted`, its event becomes a member at once."""

    club: str
    accepted: bool = False


@dataclass(frozen=True, slots=True)
class OwnMembership:
    """What a simultaneous has decided about an event, or that the event has asked it."""

    simultaneous: str
    standing: MemberStanding


class Memberships:
    """The invitations of a simultaneous, and the events that have joined it."""

    def __init__(self) -> None:
        self.own: OwnMembership | None = None
        """Of an event that plays a simultaneous, or has asked to: what that has decided since."""
        self.invited: dict[int, MemberInvitation] = {}
        self.withdrawn: set[int] = set()
        self.used: dict[int, str] = {}
        """By which event an invitation was used."""
        self.standings: dict[str, MemberStanding] = {}
        """How far the events are that have joined, by their codes, in the order in which they did."""

    @property
    def members(self) -> list[str]:
        """The codes of the events whose results count."""
        return [code for code, standing in self.standings.items() if standing == "member"]

    @property
    def have_boards(self) -> bool:
        """Whether any event may have been given the boards, so that nobody adds to them any more."""
        return any(standing != "asked" for standing in self.standings.values())

    def join(self, member: str, number: int | None) -> None:
        """Let an event join by an invitation, or by the code for all."""
        if number is not None:
            self.used[number] = member
        invited = None if number is None else self.invited.get(number)
        accepted = number is None or (invited is not None and invited.accepted)
        if self.standings.get(member) != "member":
            self.standings[member] = "member" if accepted else "asked"

    def check_usable(self, number: int, member: str = "") -> None:
        """Raise an error for an invitation that does not exist, is withdrawn, or used by another event."""
        if number not in self.invited or number in self.withdrawn:
            raise Forbidden("event.simultaneous.invitation")
        if self.used.get(number, member) != member:
            raise Refused("event.simultaneous.used")
