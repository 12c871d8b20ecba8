"""Entries about a simultaneous: whom its organiser invites, and which events play its boards."""

from dataclasses import dataclass
from typing import ClassVar, Literal

MemberStanding = Literal["asked", "member", "removed"]
"""It waits for the organiser; it plays the boards and counts; or it was refused, or counts no longer."""


@dataclass(frozen=True, slots=True)
class MemberInvited:
    """A club, as the organiser calls it, may join with the code that follows from this number, from 1.

    Where it is `accepted` beforehand, its event becomes a member at once.
    """

    entry: ClassVar[str] = "invited"
    invitation: int
    club: str
    accepted: bool = False


@dataclass(frozen=True, slots=True)
class InvitationWithdrawn:
    """Nobody joins with an invitation any more that nobody has used."""

    entry: ClassVar[str] = "uninvited"
    invitation: int


@dataclass(frozen=True, slots=True)
class MemberJoined:
    """Another event, `member` by its code, plays the boards of this simultaneous, or asks to.

    Without an `invitation` it joined by a code for all, and is a member.
    """

    entry: ClassVar[str] = "joined"
    member: str
    invitation: int | None = None


@dataclass(frozen=True, slots=True)
class MemberAdmitted:
    """The organiser lets an event that has joined play the boards, and counts its results."""

    entry: ClassVar[str] = "admitted"
    member: str


@dataclass(frozen=True, slots=True)
class MemberRemoved:
    """The organiser refuses an event that has joined, or takes its results out of the field."""

    entry: ClassVar[str] = "removed"
    member: str


@dataclass(frozen=True, slots=True)
class MembershipChanged:
    """What a simultaneous has decided about this event, or that this event has asked it."""

    entry: ClassVar[str] = "membership"
    simultaneous: str
    standing: MemberStanding


MembershipEntry = (
    MemberInvited | InvitationWithdrawn | MemberJoined | MemberAdmitted | MemberRemoved | MembershipChanged
)
