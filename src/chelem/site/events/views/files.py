"""The results of an event in service as files, with names and licences where consent allows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from typing_extensions import TypedDict

from chelem.core import BadOption, Forbidden, Refused, Unknown
from chelem.events import Author, write_event, write_event_log
from chelem.events.files.losses import export_losses
from chelem.formats.json_types import one_of
from chelem.site.events.views.deals import shown_deal
from chelem.site.events.views.event import is_hidden
from chelem.site.events.views.named import named_results
from chelem.site.events.views.serviced_event import EventInService

SUFFIXES: Mapping[str, str] = {"usebio": "xml", "csv": "csv", "pbn": "pbn", "bridgemate": "json"}
"""The formats of results, with the suffixes of their files."""
LOG = "log"
"""The event's own format, which holds no names."""


class EventFileShape(TypedDict):
    """A format in which the results of an event can be saved."""

    format: Annotated[str, one_of("usebio", "csv", "pbn", "bridgemate", "log")]
    suffix: str
    refused: str | None
    """Why the format cannot hold this event."""
    lost: list[str]
    """A sentence for each thing that the file leaves out."""


@dataclass(frozen=True, slots=True)
class WantedFile:
    """What a reader asks for: a format, the name of the club, and whether to name people who do not agree."""

    format: str
    club: str = ""
    everybody: bool = False


def file_of_event(serviced: EventInService, wanted: WantedFile, reader: Author) -> bytes:
    """Return a file of the results; `Forbidden` for what the reader may not know yet.

    `Unknown` for another format, `BadOption` for one that cannot hold the kind of event.
    """
    check_is_over(serviced, reader)
    if wanted.format == LOG:
        return write_event_log(serviced.event.entries)
    if wanted.format not in SUFFIXES:
        raise Unknown("page.unknown")
    if wanted.everybody and not reader.directs:
        raise Forbidden("event.log.director")
    results = named_results(serviced, public=not wanted.everybody, licences=reader.directs)
    deals = {traveller.board: shown_deal(serviced, traveller.board) for traveller in results.travellers}
    hands = {board: deal for board, deal in deals.items() if deal is not None}
    return write_event(results, f"results.{SUFFIXES[wanted.format]}", wanted.club, hands)


def files_view(serviced: EventInService, reader: Author, language: str) -> list[EventFileShape]:
    """Return the formats that can hold the event, each with sentences for what it leaves out."""
    check_is_over(serviced, reader)
    results = named_results(serviced, public=not reader.directs, licences=reader.directs)
    found: list[EventFileShape] = []
    for name, suffix in SUFFIXES.items():
        try:
            content = write_event(results, f"results.{suffix}")
        except BadOption as refusal:
            found.append({"format": name, "suffix": suffix, "refused": refusal.say(language), "lost": []})
            continue
        lost = [loss.say(language) for loss in export_losses(results, content, f"results.{suffix}")]
        found.append({"format": name, "suffix": suffix, "refused": None, "lost": lost})
    found.append({"format": LOG, "suffix": "jsonl", "refused": None, "lost": []})
    return found


def check_is_over(serviced: EventInService, reader: Author) -> None:
    """Raise `Forbidden` while a reader who does not direct would learn what is still played or hidden."""
    state = serviced.event.state
    if not serviced.event.results().travellers:
        raise Refused("event.files-none")
    if reader.directs:
        return
    if is_hidden(state):
        raise Forbidden("event.hidden")
    if not state.closed and state.has_to_play:
        raise Forbidden("event.files-later")
    if any(state.is_still_played(traveller.board) for traveller in serviced.event.results().travellers):
        raise Forbidden("event.files-later")
