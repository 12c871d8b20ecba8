"""`chelem serve`: serve tables to browsers from this computer."""

import contextlib
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from chelem.cli.language import Lang, language_of
from chelem.cli.listening import listen_at
from chelem.i18n import say
from chelem.store.durability import Durability


def serve(
    host: Annotated[str, typer.Option(help="help.serve.host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="help.serve.port", min=0, max=65535)] = 8080,
    database: Annotated[str | None, typer.Option(help="help.serve.database")] = None,
    durability: Annotated[Durability, typer.Option(help="help.serve.durability")] = Durability.FULL,
    open: Annotated[bool, typer.Option("--open", help="help.serve.open")] = False,  # noqa: A002 - the option's name
    lang: Lang = None,
) -> None:
    """Serve until Ctrl-C."""
    from chelem.server.app import create_app  # noqa: PLC0415 - slow to import, and not needed by other commands
    from chelem.server.serving import serve_app  # noqa: PLC0415
    from chelem.store.database import open_engine  # noqa: PLC0415
    from chelem.store.holding import hold_database  # noqa: PLC0415

    held = hold_database(database or default_database())
    open_engine(database or default_database()).dispose()  # fail before listening if it cannot be opened
    listening = listen_at(host, port)
    url_host = f"[{host}]" if ":" in host else host
    address = f"http://{url_host}:{listening.getsockname()[1]}/"
    app = create_app(database or default_database(), durability)

    def ready() -> None:
        print(say("serve.address", {"address": address}, language_of(lang)), flush=True)  # noqa: T201
        if open:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)

    with held:
        serve_app(app, listening, ready)


def default_database() -> str:
    """Return the URL of the database file in the user's data directory."""
    from platformdirs import user_data_path  # noqa: PLC0415

    return f"sqlite:///{Path(user_data_path('chelem', appauthor=False)) / 'chelem.db'}"
