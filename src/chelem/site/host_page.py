"""All events of a database with their keys, for the person who runs the server of a club."""

import hmac
from dataclasses import dataclass
from typing import Annotated

from fastapi import Header
from starlette.requests import Request

from chelem.core import Forbidden
from chelem.site.edge import provided
from chelem.site.events import HostedEvent, read_known_events
from chelem.site.tables import Lobby
from chelem.site.visitors import CallRouter

MOST_SHOWN = 200


@dataclass(frozen=True, slots=True)
class HostKey:
    """What opens the list of all events to the person who runs this server; None to nobody."""

    key: str | None


router = CallRouter(prefix="/api/club", tags=["events"])


@router.get("/events")
async def list_hosted_events(
    request: Request, authorization: Annotated[str, Header()] = ""
) -> list[HostedEvent]:
    """All events of the database, the newest first, for the page that `chelem club` opens.

    Its link in the terminal has the key, which is another each time the server starts.
    """
    key = provided(request, HostKey).key
    typed = authorization.removeprefix("Bearer ")
    if not key or not hmac.compare_digest(key.encode(), typed.encode(errors="replace")):
        raise Forbidden("event.host-key")
    database = provided(request, Lobby).database
    return list(await database.read(lambda connection: read_known_events(connection, MOST_SHOWN)))
