"""The log of an event over HTTP, for its directors."""

from chelem.events import write_event_log
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import DIRECTS, Actor
from chelem.site.events.views.entries import EventLogLine, directors_log
from chelem.site.events.views.registered import EventRegistered, registered_view
from chelem.site.tables import LogResponse
from chelem.site.visitors import CallRouter

router = CallRouter(prefix="/api/events/{code}", tags=["events"], dependencies=[COUNTS_CHANGES, DIRECTS])


@router.get("/log", response_class=LogResponse)
async def get_event_log(actor: Actor) -> LogResponse:
    """The log of the event, one JSON object a line; it holds no names."""
    return LogResponse(write_event_log(actor.event.entries))


@router.get("/entries")
async def get_entries(actor: Actor) -> list[EventLogLine]:
    """The entries of the log, each with what directors may do about it; it holds no names."""
    return await actor.work_out_once("entries", lambda serviced: directors_log(serviced.event))


@router.get("/entrants")
async def get_registered(actor: Actor) -> list[EventRegistered]:
    """The entrants as directors have entered them; it holds no names."""
    return actor.once("registered", lambda: registered_view(actor.event))
