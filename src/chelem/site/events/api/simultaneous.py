"""Simultaneous events over HTTP: others join one by its invitation, and all are compared in one field."""

from functools import partial
from typing import Annotated

from fastapi import Depends
from pydantic import Field
from starlette.requests import Request
from typing_extensions import TypedDict

from chelem.core import Forbidden, Refused, Unknown
from chelem.events.log.entries.membership import LONGEST_CLUB
from chelem.formats.json_types import Body
from chelem.site.edge import now, provided
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import DIRECTS, Actor, Director, Reader
from chelem.site.events.live.events import EventOffice
from chelem.site.events.live.simultaneous_office import SimultaneousOffice
from chelem.site.events.views.event import EventShape, event_view
from chelem.site.events.views.field import EventField, FieldTraveller, field_traveller_view, field_view
from chelem.site.events.views.memberships import ClubInvitation, invitations_view
from chelem.site.visitors import CallRouter, rate_limited

router = CallRouter(prefix="/api/events/{code}", tags=["events"], dependencies=[COUNTS_CHANGES])


class InvitedClub(Body):
    """A club that the organiser of a simultaneous invites."""

    club: str = Field(min_length=1, max_length=LONGEST_CLUB)
    """As the organiser calls it; the log keeps it, so it should not name a person."""
    accepted: bool = False
    """Whether its event plays the boards at once; otherwise the organiser admits it first."""


class MemberDecision(Body):
    """What the organiser of a simultaneous decides about an event that has joined."""

    admitted: bool


class SimultaneousInvitation(Body):
    """What the organiser of a simultaneous gives to the directors of other events."""

    invitation: str = Field(min_length=1, max_length=40)


class EventInvitation(TypedDict):
    """With which the directors of other events join a simultaneous."""

    invitation: str


def _office(request: Request) -> SimultaneousOffice:
    return provided(request, EventOffice).simultaneous


Office = Annotated[SimultaneousOffice, Depends(_office)]


@router.get("/invitation", dependencies=[DIRECTS])
async def get_invitation(actor: Actor, office: Office) -> EventInvitation:
    """The code for all of a simultaneous that was opened without invitations for clubs."""
    terms = actor.event.state.terms
    if not terms.simultaneous:
        raise Unknown("event.simultaneous.none")
    if terms.club_invitations:
        raise Refused("event.simultaneous.by-club")
    return {"invitation": office.invitation(actor)}


@router.get("/invitations", dependencies=[DIRECTS])
async def list_clubs(actor: Actor, office: Office) -> list[ClubInvitation]:
    """The invitations of a simultaneous, each with the event that has used it."""
    if not actor.event.state.terms.simultaneous:
        raise Unknown("event.simultaneous.none")
    joined = {member.code: member for member in await office.joined(actor)}
    return invitations_view(actor.snapshot(), joined, partial(office.invitation, actor))


@router.post("/invitations", status_code=201)
async def invite_club(
    body: InvitedClub, actor: Actor, office: Office, director: Director
) -> list[ClubInvitation]:
    """Invite a club to a simultaneous, by a code of its own."""
    await office.invite(actor, body.club.strip(), director, accepted=body.accepted)
    return await list_clubs(actor, office)


@router.delete("/invitations/{number}")
async def withdraw_invitation(
    number: int, actor: Actor, office: Office, director: Director
) -> list[ClubInvitation]:
    """Withdraw an invitation that nobody has used: its code opens nothing any more."""
    await office.withdraw(actor, number, director)
    return await list_clubs(actor, office)


@router.put("/members/{member}")
async def decide_membership(
    member: str, body: MemberDecision, actor: Actor, office: Office, director: Director
) -> list[ClubInvitation]:
    """Admit an event that has joined a simultaneous; or refuse it, or take its results out of the field."""
    if not actor.event.state.terms.simultaneous:
        raise Unknown("event.simultaneous.none")
    decide = office.admit if body.admitted else office.exclude
    await decide(actor, member, director)
    return await list_clubs(actor, office)


@router.post("/simultaneous", dependencies=[rate_limited("link")])
async def join_simultaneous(
    body: SimultaneousInvitation, actor: Actor, office: Office, director: Director
) -> EventShape:
    """Play the boards of a simultaneous, before the first round, or ask its organiser to."""
    await office.join(actor, body.invitation)
    return event_view(actor.snapshot(), now(), director)


@router.get("/field")
async def get_field(actor: Actor, office: Office, reader: Reader) -> EventField:
    """The members of a simultaneous, and the ranking of all: for its organiser; for all once it is over."""
    members, whole = await office.field(actor)
    is_open = reader.directs or bool(actor.event.state.revealed)
    return field_view(members, whole, actor.event.state.terms.kind, ranking_shown=is_open)


@router.get("/field/boards/{board}")
async def get_field_traveller(board: int, actor: Actor, office: Office, reader: Reader) -> FieldTraveller:
    """All results of a board in a simultaneous: for its organiser, and for all once it is over."""
    if not (reader.directs or actor.event.state.revealed):
        raise Forbidden("event.board-later")
    members, whole = await office.field(actor)
    traveller = field_traveller_view(members, whole, board)
    if traveller is None:
        raise Unknown("event.no-results", board=board)
    return traveller
