"""Who is invited to a simultaneous, and who plays it: the fold of its entries, and which may be added."""

from chelem.core.errors import Forbidden, Refused
from chelem.events.log.membership import (
    InvitationWithdrawn,
    MemberAdmitted,
    MemberInvited,
    MemberJoined,
    MemberRemoved,
    MembershipChanged,
    MembershipEntry,
    MemberStanding,
)

MOST_INVITATIONS = 1000
LONGEST_CLUB = 120


class Memberships:
    """The invitations of a simultaneous, and the events that have joined it."""

    def __init__(self) -> None:
        self.own: MembershipChanged | None = None
        """Of an event that plays a simultaneous, or has asked to: what that has decided since."""
        self.invited: dict[int, MemberInvited] = {}
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

    def apply(self, content: MembershipEntry) -> None:
        """Change as an entry of the simultaneous says."""
        match content:
            case MemberInvited(number):
                self.invited[number] = content
            case InvitationWithdrawn(number):
                self.withdrawn.add(number)
            case MemberJoined(member, number):
                self._join(member, number)
            case MemberAdmitted(member):
                self.standings[member] = "member"
            case MemberRemoved(member):
                self.standings[member] = "removed"
            case MembershipChanged():
                self.own = content

    def _join(self, member: str, number: int | None) -> None:
        if number is not None:
            self.used[number] = member
        invited = None if number is None else self.invited.get(number)
        accepted = number is None or (invited is not None and invited.accepted)
        if self.standings.get(member) != "member":
            self.standings[member] = "member" if accepted else "asked"

    def check(self, content: MembershipEntry) -> None:
        """Raise `Refused` if an entry is impossible, `Forbidden` for an invitation that does not exist."""
        match content:
            case MemberInvited(number, club):
                if number != len(self.invited) + 1 or number > MOST_INVITATIONS:
                    raise Refused("event.simultaneous.invitations", most=MOST_INVITATIONS)
                if not club.strip() or len(club) > LONGEST_CLUB:
                    raise Refused("event.simultaneous.club", most=LONGEST_CLUB)
            case InvitationWithdrawn(number):
                self.check_usable(number)
            case MemberJoined(member, number) if number is not None:
                self.check_usable(number, member)
            case MemberAdmitted(member) | MemberRemoved(member):
                if member not in self.standings:
                    raise Refused("event.simultaneous.no-member")

    def check_usable(self, number: int, member: str = "") -> None:
        """Raise an error for an invitation that does not exist, is withdrawn, or used by another event."""
        if number not in self.invited or number in self.withdrawn:
            raise Forbidden("event.simultaneous.invitation")
        if self.used.get(number, member) != member:
            raise Refused("event.simultaneous.used")
