"""`chelem serve`: serve tables to browsers from this computer."""

import contextlib
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from chelem.cli.language import Lang, language_of
from chelem.cli.listening import is_loopback, listen_at
from chelem.core.errors import BadOption
from chelem.i18n import say


def serve(
    host: Annotated[str, typer.Option(help="help.serve.host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="help.serve.port", min=0, max=65535)] = 8080,
    database: Annotated[str | None, typer.Option(help="help.serve.database")] = None,
    public: Annotated[str | None, typer.Option(metavar="URL", help="help.serve.public")] = None,
    allowed_host: Annotated[list[str] | None, typer.Option(metavar="NAME", help="help.serve.hosts")] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(metavar="CIDR", help="help.serve.proxies")
    ] = None,
    address_limits: Annotated[int, typer.Option(metavar="N", help="help.serve.limits", min=1)] = 1,
    open: Annotated[bool, typer.Option("--open", help="help.serve.open")] = False,  # noqa: A002 - the option's name
    lang: Lang = None,
) -> None:
    """Serve until Ctrl-C."""
    from chelem.server.app import create_app  # noqa: PLC0415 - slow to import, and not needed by other commands
    from chelem.server.serving import serve_app  # noqa: PLC0415
    from chelem.server.settings import PublicAddress, ServerSettings, check_proxy  # noqa: PLC0415
    from chelem.store.database import open_engine  # noqa: PLC0415

    origin = None if public is None else PublicAddress.parse(public)
    if origin and not trusted_proxy and not is_loopback(host):
        raise BadOption("serve.exposed", host=host)
    names = frozenset(name.lower() for name in (host, *(allowed_host or ())))
    proxies = tuple(map(check_proxy, trusted_proxy)) if trusted_proxy else None
    database = database or default_database()
    open_engine(database).dispose()  # fail before listening if it cannot be opened
    listening = listen_at(host, port)
    app = create_app(database, ServerSettings(origin, names, address_limits))
    local = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"

    def ready() -> None:
        code = "serve.public_address" if origin else "serve.address"
        facts = {"address": local, "public": origin.origin if origin else ""}
        print(say(code, facts, language_of(lang)), flush=True)  # noqa: T201
        if open:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(local)

    serve_app(app, listening, ready, proxies)


def default_database() -> str:
    """Return the URL of the database file in the user's data directory."""
    from platformdirs import user_data_path  # noqa: PLC0415

    return f"sqlite:///{Path(user_data_path('chelem', appauthor=False)) / 'chelem.db'}"
