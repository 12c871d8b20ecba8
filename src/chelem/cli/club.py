"""`chelem club`: an evening at real tables, served from any laptop to the phones on the club's Wi-Fi."""

import contextlib
import io
import sys
import webbrowser
from typing import Annotated

import segno
import typer

from chelem.cli.language import Lang, language_of
from chelem.cli.listening import LOOPBACK, is_loopback, lan_address
from chelem.cli.serve import default_database, hold_and_serve
from chelem.i18n import say
from chelem.server.settings import ServerSettings

PHONES = 4
"""How many times the usual limits an address has: behind a router all phones may share one."""


def open_club(
    port: Annotated[int, typer.Option(help="help.serve.port", min=0, max=65535)] = 8080,
    lan: Annotated[bool | None, typer.Option("--lan/--no-lan", help="help.club.lan")] = None,
    host: Annotated[str | None, typer.Option(help="help.club.host")] = None,
    database: Annotated[str | None, typer.Option(help="help.serve.database")] = None,
    open: Annotated[bool | None, typer.Option("--open/--no-open", help="help.club.open")] = None,  # noqa: A002 - the option's name
    lang: Lang = None,
) -> None:
    """Serve until Ctrl-C; on the network only where that is asked for, or agreed to."""
    language = language_of(lang)
    at = host or _listening_address(lan=lan, language=language)

    def ready(address: str) -> None:
        print(club_greeting(address, language, alone=is_loopback(at)), flush=True)  # noqa: T201
        if sys.stdout.isatty() if open is None else open:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(f"{address}club")

    settings = ServerSettings(hosts=frozenset({at.lower()}), address_limits=PHONES, preload=False)
    hold_and_serve(database or default_database(), settings, (at, port), ready, language)


def _listening_address(*, lan: bool | None, language: str) -> str:
    """Return where to listen: on the network if that is asked for, or agreed to on the terminal."""
    found = None if lan is False else lan_address()
    if lan is None and found and sys.stdin.isatty() and sys.stdout.isatty():
        lan = typer.confirm(say("club.ask", {"address": found}, language), default=True)
    if lan and not found:
        print(say("club.no_network", {}, language), file=sys.stderr)  # noqa: T201
    return found if lan and found else LOOPBACK


def club_greeting(address: str, language: str, *, alone: bool) -> str:
    """Return what the terminal says: where the director's page is, and what phones type or scan.

    `alone`: only this computer reaches the address.
    """
    page = say("club.page", {"address": f"{address}club"}, language)
    if alone:
        return "\n".join((page, say("club.alone", {}, language), say("club.end", {}, language)))
    phones = say("club.phones", {"address": address}, language)
    return "\n".join((page, phones, "", _qr_code(address), say("club.end", {}, language)))


def _qr_code(text: str) -> str:
    """Return a QR code of half blocks, for a terminal."""
    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
