"""Writing entries of an event's log over HTTP, and trying them."""

from collections.abc import Iterable

from pydantic import Field
from typing_extensions import TypedDict

from chelem.core import Forbidden
from chelem.events import Author, Event, EventEntry
from chelem.events.log.accidents.accident_json import read_accident
from chelem.events.log.admitting import admit_entry
from chelem.events.log.entries import membership, publishing
from chelem.events.log.entry_json import entry_content_json, read_entry_content
from chelem.events.log.event import EntryContent
from chelem.events.log.schema import EventAccident, EventLogEntry
from chelem.formats.json_types import Body
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import Actor, Director, Reader
from chelem.site.events.views.laws import new_warnings
from chelem.site.events.views.ranking import EventEffect, effect_view
from chelem.site.events.views.serviced_event import PUBLIC
from chelem.site.visitors import CallRouter, Language

OF_OTHER_ROUTES = (
    publishing.RankingPublished
    | membership.MemberInvited
    | membership.InvitationWithdrawn
    | membership.MemberAdmitted
    | membership.MemberRemoved
)
"""Entries that come with more: a ranking's hash is the program's own, a membership is in two logs."""
router = CallRouter(prefix="/api/events/{code}", tags=["events"], dependencies=[COUNTS_CHANGES])


class NewEntry(Body):
    """An entry of an event's log: its name under `event`, and its fields (docs/events.md)."""

    entry: EventLogEntry
    client: str = Field("", max_length=80)
    """The sender's own id of it: what is sent again is recognised."""
    device: str = Field("", max_length=80)


class TriedEntries(Body):
    """Entries of an event's log, to see what they would change together."""

    entries: list[EventLogEntry] = Field(min_length=1, max_length=60)


class ReportedAccident(Body):
    """What went wrong at a table, to see which entries say so."""

    accident: EventAccident


class EventAccidentEffect(EventEffect):
    """The entries that say what went wrong, in their order, and what they would change."""

    entries: list[EventLogEntry]


class EventVersion(TypedDict):
    """The version of an entry."""

    version: int
    doubts: list[str]
    """Why the lead cannot be right, and what may have happened; empty where nothing is wrong or known."""


@router.post("/entries")
async def write_entry(body: NewEntry, actor: Actor, reader: Reader, language: Language) -> EventVersion:
    """Write an entry; what is sent again is written once."""
    if reader == PUBLIC:
        raise Forbidden("event.key")
    content = read_entry_content(body.entry)
    if isinstance(content, OF_OTHER_ROUTES):
        raise Forbidden("event.log.program")
    version = await actor.write(content, reader, body.device, body.client)
    return {"version": version, "doubts": [doubt.say(language) for doubt in actor.doubts(content, reader)]}


@router.post("/effect")
async def preview_entries(
    body: TriedEntries, actor: Actor, director: Director, language: Language
) -> EventEffect:
    """What entries would change in the ranking, written in this order, and what would be wrong."""
    return _effect(actor.event, map(read_entry_content, body.entries), director, language)


@router.post("/accidents")
async def preview_accident(
    body: ReportedAccident, actor: Actor, director: Director, language: Language
) -> EventAccidentEffect:
    """The entries that say what went wrong at a table, and what they would change; nothing is written."""
    contents = read_accident(body.accident).entries(actor.event)
    effect = _effect(actor.event, contents, director, language)
    return {**effect, "entries": list(map(entry_content_json, contents))}


def _effect(event: Event, contents: Iterable[EntryContent], director: Author, language: str) -> EventEffect:
    """Return what these entries would change; raise what `admit_entry` raises."""
    after = Event.fold(event.entries)
    for content in contents:
        admit_entry(after, content, director)
        after.append(EventEntry(after.version, content, director))
    return effect_view(event, after, new_warnings(event, after, language))
