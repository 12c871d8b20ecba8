"""`chelem club`: an evening at real tables, served from any laptop to the phones on the club's Wi-Fi."""

import contextlib
import io
import secrets
import sys
import webbrowser
from dataclasses import dataclass
from typing import Annotated

import segno
import typer

from chelem.cli.language import Lang, language_of
from chelem.cli.serve import default_database, hold_and_serve
from chelem.cli.shared.listening import LOOPBACK, is_loopback, lan_address
from chelem.i18n import say
from chelem.site.edge import ServerSettings
from chelem.site.events import find_known_event
from chelem.site.operations import query_database

KEY_BYTES = 12
"""Of the key that lets the reader of this terminal direct every event: 96 bits, like the keys of events."""
PHONES = 4
"""How many times the usual limits an address has: behind a router all phones may share one."""


def open_club(
    port: Annotated[int, typer.Option(help="help.serve.port", min=0, max=65535)] = 8080,
    lan: Annotated[bool | None, typer.Option("--lan/--no-lan", help="help.club.lan")] = None,
    host: Annotated[str | None, typer.Option(help="help.club.host")] = None,
    database: Annotated[str | None, typer.Option(help="help.serve.database")] = None,
    direct: Annotated[str | None, typer.Option("--direct", metavar="CODE", help="help.club.direct")] = None,
    open: Annotated[bool | None, typer.Option("--open/--no-open", help="help.club.open")] = None,  # noqa: A002 - the option's name
    lang: Lang = None,
) -> None:
    """Serve until Ctrl-C; on the network only where that is asked for, or agreed to."""
    language = language_of(lang)
    url, key = database or default_database(), secrets.token_urlsafe(KEY_BYTES)
    page = f"club#host={key}" if direct is None else _directors_page(url, direct.strip().lower())
    at = host or _listening_address(lan=lan, language=language)

    def ready(address: str) -> None:
        greeting = ClubAddresses(address, page, alone=is_loopback(at))
        print(club_greeting(greeting, language), flush=True)  # noqa: T201
        if sys.stdout.isatty() if open is None else open:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address + page)

    settings = ServerSettings(
        hosts=frozenset({at.lower()}), address_limits=PHONES, preload=False, host_key=key
    )
    hold_and_serve(url, settings, (at, port), ready, language)


def _directors_page(url: str, code: str) -> str:
    """Return the page of an event's director, with the organiser's key; raise `Unknown` without the event."""
    return query_database(url, lambda connection: find_known_event(connection, code)).path


def _listening_address(*, lan: bool | None, language: str) -> str:
    """Return where to listen: on the network if that is asked for, or agreed to on the terminal."""
    found = None if lan is False else lan_address()
    if lan is None and found and sys.stdin.isatty() and sys.stdout.isatty():
        lan = typer.confirm(say("club.ask", {"address": found}, language), default=True)
    if lan and not found:
        print(say("club.no_network", {}, language), file=sys.stderr)  # noqa: T201
    return found if lan and found else LOOPBACK


@dataclass(frozen=True, slots=True)
class ClubAddresses:
    """Where a club's server is reached: its address, and the director's page below it with a key.

    `alone`: only this computer reaches the address.
    """

    address: str
    page: str
    alone: bool


def club_greeting(at: ClubAddresses, language: str) -> str:
    """Return what the terminal says: where the director's page is, and what phones type or scan."""
    page = say("club.page", {"address": at.address + at.page}, language)
    if at.alone:
        return "\n".join((page, say("club.alone", {}, language), say("club.end", {}, language)))
    phones = say("club.phones", {"address": at.address}, language)
    return "\n".join((page, phones, "", _qr_code(at.address), say("club.end", {}, language)))


def _qr_code(text: str) -> str:
    """Return a QR code of half blocks, for a terminal."""
    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
