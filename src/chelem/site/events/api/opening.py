"""Opening an event over HTTP, and deleting it."""

from dataclasses import fields
from datetime import UTC
from typing import Annotated, Literal

from fastapi import Depends
from pydantic import AwareDatetime, Field
from starlette.requests import Request
from typing_extensions import TypedDict

from chelem.bots.table_bots import requested_bots
from chelem.events.log.entries.opening import MOVE_MINUTES, EventOpened
from chelem.events.log.entry_json import read_settings
from chelem.events.log.schema import ChosenSettingsJson
from chelem.events.log.terms import USUAL_MOVE_MINUTES, EventTerms
from chelem.events.settings import PLAIN, Method, Scale
from chelem.formats.json_types import Body
from chelem.movements import EventKind
from chelem.site.edge import provided
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import ORGANISES
from chelem.site.events.live.events import EventOffice
from chelem.site.tables import TABLE_LIMIT
from chelem.site.visitors import CallRouter, Language

router = CallRouter(prefix="/api", tags=["events"], dependencies=[COUNTS_CHANGES])


class NewEvent(Body):
    """A new duplicate event."""

    title: str = Field(max_length=120)
    date: str = Field("", max_length=10, examples=["2026-11-24"])
    kind: EventKind = "pairs"
    method: Method = PLAIN.method
    profile: Literal["plain", "ffb", "ebu", "wbf"] = "ffb"
    scale: Scale = PLAIN.scale
    """What a match is worth: victory points to two decimals or whole ones; for teams also the boards won."""
    in_matches: bool = False
    """Whether pairs play matches for victory points, as in a Swiss event."""
    settings: ChosenSettingsJson | None = None
    """In place of what the profile sets: tie-breaks, decimals, trimming and others."""
    hidden_rounds: int = Field(0, ge=0, le=20)
    """During these last rounds only directors see the ranking."""
    online: bool = False
    """Whether people enter themselves, and play at the program's own tables."""
    sit_outs: bool = False
    """Whether who has no opponents there sits out; otherwise robots, who are not ranked, play instead."""
    move_minutes: int = Field(USUAL_MOVE_MINUTES, ge=MOVE_MINUTES[0], le=MOVE_MINUTES[1])
    """After how long a robot calls or plays once for a player who is there online and does nothing."""
    bots: str | None = Field(None, max_length=100, examples=["normal:sef"])
    """The robots that play there online; by default those of the organiser's language."""
    starts: AwareDatetime | None = Field(None, strict=False)
    """When it is to begin online, as players are shown; its director begins it."""
    simultaneous: bool = False
    """Whether other events play its boards; it has no sections of its own."""
    invitation: str = Field("", max_length=40)
    """Of the simultaneous whose boards it plays; empty for boards of its own."""


AS_THEY_ARE = {field.name for field in fields(EventTerms)} - {"settings", "move_minutes", "starts", "bots"}
"""The terms of an event that are written as its organiser asks for them."""


class EventKey(TypedDict):
    """An event, whose address is `/tournoi/CODE`, and a key with which a device writes there."""

    code: str
    key: str


class RemovedEvent(TypedDict):
    """An event that is there no longer."""

    code: str


async def _office(request: Request) -> EventOffice:
    return provided(request, EventOffice)


@router.post("/events", status_code=201, dependencies=[TABLE_LIMIT])
async def open_event(
    body: NewEvent, office: Annotated[EventOffice, Depends(_office)], language: Language
) -> EventKey:
    """Open an event, which may play the boards of a simultaneous; the key is its organiser's."""
    chosen = None if body.settings is None else read_settings(body.settings)
    opened = EventOpened(
        **body.model_dump(include=AS_THEY_ARE),
        club_invitations=body.simultaneous,
        settings=chosen,
        move_minutes=body.move_minutes if body.online else None,
        starts=body.starts.astimezone(UTC).isoformat() if body.starts and body.online else None,
        bots=str(requested_bots(body.bots, language)) if body.online else None,
    )
    event = await office.opening.open(opened, body.invitation)
    return {"code": event.code, "key": event.key}


@router.delete("/events/{code}", dependencies=[ORGANISES])
async def remove_event(code: str, office: Annotated[EventOffice, Depends(_office)]) -> RemovedEvent:
    """Delete an event with its results and names, for ever; tables that played it online stay."""
    await office.remove(code)
    return {"code": code}
