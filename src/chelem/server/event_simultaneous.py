"""Simultaneous events over HTTP: others join one by its invitation, and all are compared in one field."""

from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import Request

from chelem.core.errors import Forbidden, Unknown
from chelem.live.simultaneous_office import SimultaneousOffice
from chelem.server.answers import EventInvitation
from chelem.server.bodies import SimultaneousInvitation
from chelem.server.clock import now
from chelem.server.dependencies import rate_limited, services_of
from chelem.server.event_changes import COUNTS_CHANGES
from chelem.server.events import DIRECTS, Actor, Director, Reader
from chelem.views.event import event_view
from chelem.views.event_field import field_traveller_view, field_view
from chelem.views.event_shapes import EventShape
from chelem.views.field_shapes import EventField, FieldTraveller

router = APIRouter(prefix="/api/events/{code}", tags=["events"], dependencies=[COUNTS_CHANGES])


def _office(request: Request) -> SimultaneousOffice:
    return services_of(request).events.simultaneous


Office = Annotated[SimultaneousOffice, Depends(_office)]


@router.get("/invitation", dependencies=[DIRECTS])
async def get_invitation(actor: Actor, office: Office) -> EventInvitation:
    """What the directors of other events need to join this simultaneous."""
    if not actor.event.state.terms.simultaneous:
        raise Unknown("event.simultaneous.none")
    return {"invitation": office.invitation(actor)}


@router.post("/simultaneous", dependencies=[rate_limited("link")])
async def join_simultaneous(
    body: SimultaneousInvitation, actor: Actor, office: Office, director: Director
) -> EventShape:
    """Play the boards of a simultaneous, before the first round."""
    await office.join(actor, body.invitation)
    return event_view(actor.snapshot(), now(), director)


@router.get("/field")
async def get_field(actor: Actor, office: Office, reader: Reader) -> EventField:
    """The members of a simultaneous, and the ranking of all: for its organiser; for all once it is over."""
    members, whole = await office.field(actor)
    serviced = [each.snapshot() for each in members]
    told = reader.directs or bool(actor.event.state.revealed)
    return field_view(serviced, whole, told=told)


@router.get("/field/boards/{board}")
async def get_field_traveller(board: int, actor: Actor, office: Office, reader: Reader) -> FieldTraveller:
    """All results of a board in a simultaneous: for its organiser, and for all once it is over."""
    if not (reader.directs or actor.event.state.revealed):
        raise Forbidden("event.board-later")
    members, whole = await office.field(actor)
    traveller = field_traveller_view([each.snapshot() for each in members], whole, board)
    if traveller is None:
        raise Unknown("event.no-results", board=board)
    return traveller
