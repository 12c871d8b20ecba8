"""What the organiser of a simultaneous sees of its invitations and of the events that have joined."""

from collections.abc import Callable, Mapping
from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import one_of
from chelem.site.events.views.serviced_event import EventInService


class ClubInvitation(TypedDict):
    """An invitation to a simultaneous, and the event that has used it; for its directors."""

    number: int | None
    """Null for an event that joined by the code for all, and for that code."""
    club: str
    """As the organiser calls it."""
    accepted: bool
    """Whether its event is a member without being asked again."""
    standing: Annotated[
        str, one_of("for-all", "open", "withdrawn", "asked", "refused", "member", "removed", "gone")
    ]
    """A code `for-all`, one that is open; or what its event is, `gone` if that is deleted."""
    invitation: str | None
    """The letters, while they can be used."""
    member: str | None
    """The code of the event that has used it."""
    title: str
    """Of that event."""


_NO_CLUB: ClubInvitation = {
    "number": None,
    "club": "",
    "accepted": False,
    "standing": "open",
    "invitation": None,
    "member": None,
    "title": "",
}


def invitations_view(
    whole: EventInService, joined: Mapping[str, EventInService], letters: Callable[[int | None], str]
) -> list[ClubInvitation]:
    """Return the invitations of a simultaneous, and the events without one that have joined."""
    terms, memberships = whole.event.state.terms, whole.event.state.memberships
    listed: list[ClubInvitation] = []
    if not terms.club_invitations:
        listed.append({**_NO_CLUB, "standing": "for-all", "invitation": letters(None)})
    for number, invited in memberships.invited.items():
        club: ClubInvitation = {
            **_NO_CLUB,
            "number": number,
            "club": invited.club,
            "accepted": invited.accepted,
        }
        if number in memberships.used:
            listed.append(_used(club, whole, joined, memberships.used[number]))
        elif number in memberships.withdrawn:
            listed.append({**club, "standing": "withdrawn"})
        else:
            listed.append({**club, "invitation": letters(number)})
    others = [code for code in memberships.standings if code not in memberships.used.values()]
    return [*listed, *(_used(_NO_CLUB, whole, joined, code) for code in others)]


def _used(
    club: ClubInvitation, whole: EventInService, joined: Mapping[str, EventInService], code: str
) -> ClubInvitation:
    """Return a club with the event that has used its invitation."""
    event = joined.get(code)
    if event is None:
        return {**club, "standing": "gone", "member": code}
    standing: str = whole.event.state.memberships.standings[code]
    if standing == "removed" and event.event.state.simultaneous != whole.code:
        standing = "refused"
    return {**club, "standing": standing, "member": code, "title": event.event.state.terms.title}
