"""`chelem event serve`: an event's log in the browser, as its pages showed it; nobody can write to it.

Names and deals are not in a log: they come from files of their own.
"""

import asyncio
import contextlib
import secrets
import webbrowser
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from chelem.cli.event.deals import deals_to_show
from chelem.cli.event.source import read_bytes, read_log_bytes
from chelem.cli.language import Lang, language_of
from chelem.cli.serve import hold_and_serve
from chelem.cli.shared.listening import LOOPBACK
from chelem.core import Deal, ParseError
from chelem.events import PROGRAM, Competitor, Event, EventEntry, ListedEntrant, read_names_csv
from chelem.events.files.listed_names import entrants_with_players, persons_of_list
from chelem.events.log.log_file import is_event_log, read_event_log
from chelem.i18n import say
from chelem.site.database import Database
from chelem.site.edge import ServerSettings, new_code, now
from chelem.site.events import EventStore


def serve_event(
    file: Annotated[Path, typer.Argument(metavar="LOG", help="help.event.serve.file")],
    names: Annotated[Path | None, typer.Option(metavar="FILE", help="help.event.serve.names")] = None,
    deals: Annotated[Path | None, typer.Option(metavar="FILE", help="help.event.serve.deals")] = None,
    port: Annotated[int, typer.Option(help="help.serve.port", min=0, max=65535)] = 8080,
    open: Annotated[bool, typer.Option("--open", help="help.serve.open")] = False,  # noqa: A002 - the option's name
    lang: Lang = None,
) -> None:
    """Serve the pages of an event until Ctrl-C, from a database that goes with the server."""
    language, content = language_of(lang), read_log_bytes(file)
    if not is_event_log(content):
        raise ParseError("event.serve.log")
    served = _ServedEvent(read_event_log(BytesIO(content)))
    if names is not None:
        served.name(read_names_csv(BytesIO(read_bytes(names))))
    if deals is not None:
        served.deals = deals_to_show(deals, language).deals
    with TemporaryDirectory(prefix="chelem-event-") as folder:
        database = f"sqlite:///{Path(folder) / 'event.db'}"
        code = asyncio.run(_store(served, database))

        def ready(address: str) -> None:
            page = f"{address}tournoi/{code}"
            print(say("event.serve.page", {"address": page}, language), flush=True)  # noqa: T201
            if open:
                with contextlib.suppress(webbrowser.Error):
                    webbrowser.open(page)

        hold_and_serve(database, ServerSettings(), (LOOPBACK, port), ready, language)


@dataclass(slots=True)
class _ServedEvent:
    """An event with what its log does not hold."""

    event: Event
    persons: tuple[Competitor, ...] = ()
    deals: Mapping[int, Deal] = field(default_factory=dict)

    def name(self, listed: tuple[ListedEntrant, ...]) -> None:
        """Name the players; entrants of whom the log says only the number are given players first."""
        for content in list(entrants_with_players(self.event.state, listed)):
            self.event.append(EventEntry(self.event.version, content, PROGRAM))
        self.persons = tuple(persons_of_list(self.event.state, listed))


async def _store(served: _ServedEvent, url: str) -> str:
    """Store an event in a new database, and return its code; no key is valid, as its secret stays here."""
    database = Database(url, now)
    try:
        store, code = EventStore(database), new_code()
        await store.add(code, secrets.token_hex(16))
        await store.append(code, served.event.entries)
        await store.put_deals(code, served.deals)
        for person in served.persons:
            await store.put_person(code, person)
    finally:
        database.close()
    return code
