"""`chelem serve`: serve tables to browsers from this computer."""

import contextlib
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from chelem.cli.language import Lang, language_of
from chelem.cli.shared.listening import is_loopback, listen_at
from chelem.core import BadOption
from chelem.i18n import say
from chelem.processes import long_lived_loading
from chelem.site.database import Durability
from chelem.site.edge import (
    ENOUGH,
    PUSH_HOSTS,
    WATCHDOG,
    LogFormat,
    LoggedAddresses,
    PublicAddress,
    PushSettings,
    ServerRole,
    ServerSettings,
    check_proxy,
    check_push_contact,
    check_push_host,
    raise_descriptor_limit,
)

TrustedProxies = Annotated[list[str] | None, typer.Option(metavar="CIDR", help="help.serve.proxies")]
WorkerCount = Annotated[int | None, typer.Option(metavar="N", help="help.serve.workers", min=0)]
Preload = Annotated[bool, typer.Option("--preload/--no-preload", help="help.serve.preload")]
MetricsToken = Annotated[
    str | None, typer.Option(metavar="TOKEN", envvar="CHELEM_METRICS_TOKEN", help="help.serve.metrics")
]


def serve(
    host: Annotated[str, typer.Option(help="help.serve.host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="help.serve.port", min=0, max=65535)] = 8080,
    database: Annotated[str | None, typer.Option(help="help.serve.database")] = None,
    durability: Annotated[Durability, typer.Option(help="help.serve.durability")] = Durability.FULL,
    bus: Annotated[
        str | None, typer.Option(metavar="URL", envvar="CHELEM_BUS", help="help.serve.bus")
    ] = None,
    role: Annotated[ServerRole, typer.Option(help="help.serve.role")] = ServerRole.BOTH,
    public: Annotated[str | None, typer.Option(metavar="URL", help="help.serve.public")] = None,
    allowed_host: Annotated[list[str] | None, typer.Option(metavar="NAME", help="help.serve.hosts")] = None,
    trusted_proxy: TrustedProxies = None,
    address_limits: Annotated[int, typer.Option(metavar="N", help="help.serve.limits", min=1)] = 1,
    workers: WorkerCount = None,
    preload: Preload = True,
    metrics_token: MetricsToken = None,
    watchdog: Annotated[int | None, typer.Option(envvar=WATCHDOG, help="help.serve.watchdog", min=5)] = None,
    push_host: Annotated[list[str] | None, typer.Option(metavar="HOST", help="help.serve.push_hosts")] = None,
    push_contact: Annotated[str | None, typer.Option(metavar="URL", help="help.serve.push_contact")] = None,
    log: Annotated[LogFormat, typer.Option(help="help.serve.log")] = LogFormat.AUTO,
    log_addresses: Annotated[
        LoggedAddresses, typer.Option(help="help.serve.log_addresses")
    ] = LoggedAddresses.FULL,
    open: Annotated[bool, typer.Option("--open", help="help.serve.open")] = False,  # noqa: A002 - the option's name
    lang: Lang = None,
) -> None:
    """Serve until Ctrl-C."""
    settings = _settings(host, public, allowed_host or [], trusted_proxy or [], address_limits)
    settings = replace(settings, durability=durability, workers=workers, preload=preload, log=log)
    settings = replace(settings, log_addresses=log_addresses, watchdog=watchdog, bus=bus, role=role)
    push, language = _push_settings(push_host or [], push_contact), language_of(lang)
    settings = replace(settings, metrics_token=metrics_token or None, push=push)

    def ready(local: str) -> None:
        print(_announcement(settings, local, language), flush=True)  # noqa: T201
        if open:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(local)

    hold_and_serve(database or default_database(), settings, (host, port), ready, language)


def hold_and_serve(
    database: str,
    settings: ServerSettings,
    at: tuple[str, int],
    ready: Callable[[str], None],
    language: str,
) -> None:
    """Serve a database at a host and port until Ctrl-C; `ready` is called with the address of the pages."""
    with long_lived_loading():  # here, as a help or a wrong option needs none of it
        from chelem.site.app import create_app  # noqa: PLC0415
        from chelem.site.client import client_folder  # noqa: PLC0415
        from chelem.site.database import hold_database, open_engine  # noqa: PLC0415
        from chelem.site.serving import serve_app  # noqa: PLC0415

        app = create_app(database, settings)
    host, port = at
    lock = hold_database(database, on_lost=_end_server, shared=True)
    open_engine(database).dispose()  # fail before listening if it cannot be opened
    _warn(language, client_folder())
    listening = listen_at(host, port)
    local = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"
    with lock:
        serve_app(app, listening, lambda: ready(local), settings)


def _end_server() -> None:
    """End this process as Ctrl-C would: another one has taken the database, and would keep other tables."""
    logging.getLogger(__name__).critical("another program has taken the database: this server ends")
    os.kill(os.getpid(), signal.SIGTERM)


def _settings(
    host: str, public: str | None, names: list[str], proxies: list[str], address_limits: int
) -> ServerSettings:
    """Return the settings; raise `BadOption` where browsers would reach a public server without TLS."""
    address = None if public is None else PublicAddress.parse(public)
    if address and not proxies and not is_loopback(host):
        raise BadOption("serve.exposed", host=host)
    hosts = frozenset(map(str.lower, (host, *names)))
    trusted = tuple(map(check_proxy, proxies)) or None
    return ServerSettings(address, hosts, trusted, address_limits=address_limits)


def _push_settings(hosts: list[str], contact: str | None) -> PushSettings:
    """Return where notifications may be sent; raise `BadOption` for a wrong host or contact."""
    allowed = tuple(map(check_push_host, hosts)) or PUSH_HOSTS
    return PushSettings(allowed, None if contact is None else check_push_contact(contact))


def _announcement(settings: ServerSettings, local: str, language: str) -> str:
    """Return where the server is ready."""
    if settings.public is None:
        return say("serve.address", {"address": local}, language)
    return say("serve.public_address", {"address": local, "public": settings.public.origin}, language)


def _warn(language: str, pages: Path | None) -> None:
    """Raise the limit of descriptors, or say on stderr that it stays low; say if there are no pages."""
    if (files := raise_descriptor_limit()) < ENOUGH:
        print(say("serve.files", {"files": files}, language), file=sys.stderr)  # noqa: T201
    if pages is None:
        print(say("serve.client", {}, language), file=sys.stderr)  # noqa: T201


def default_database() -> str:
    """Return the URL of the database file in the user's data directory."""
    return f"sqlite:///{Path(user_data_path('chelem', appauthor=False)) / 'chelem.db'}"
