"""`chelem serve`: serve tables to browsers from this computer."""

import contextlib
import errno
import socket
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from chelem.cli.language import Lang, language_of
from chelem.core.errors import BadOption
from chelem.i18n import say


def serve(
    host: Annotated[str, typer.Option(help="help.serve.host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="help.serve.port", min=0, max=65535)] = 8080,
    database: Annotated[str | None, typer.Option(help="help.serve.database")] = None,
    open: Annotated[bool, typer.Option("--open", help="help.serve.open")] = False,  # noqa: A002 - the option's name
    lang: Lang = None,
) -> None:
    """Serve until Ctrl-C."""
    from chelem.server.app import create_app  # noqa: PLC0415 - slow to import, and not needed by other commands
    from chelem.server.serving import serve_app  # noqa: PLC0415
    from chelem.store.database import open_engine  # noqa: PLC0415

    open_engine(database or default_database()).dispose()  # fail before listening if it cannot be opened
    listening = _listen(host, port)
    url_host = f"[{host}]" if ":" in host else host
    address = f"http://{url_host}:{listening.getsockname()[1]}/"
    app = create_app(database or default_database())

    def ready() -> None:
        print(say("serve.address", {"address": address}, language_of(lang)), flush=True)  # noqa: T201
        if open:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)

    serve_app(app, listening, ready)


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket listening at the address; raise `BadOption` if that fails."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    # On Windows, SO_REUSEADDR would share the port with a program that already listens there.
    option = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    listening.setsockopt(socket.SOL_SOCKET, option, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise _refusal(error, host, port) from error
    listening.listen(2048)
    listening.set_inheritable(False)
    return listening


def _refusal(error: OSError, host: str, port: int) -> BadOption:
    """Return the refusal: the port is in use or reserved, or the host is not this computer's."""
    match error.errno:
        case errno.EADDRINUSE:
            return BadOption("serve.port", port=port)
        case errno.EACCES:
            return BadOption("serve.reserved", port=port)
        case _:
            return BadOption("serve.host", host=host)


def default_database() -> str:
    """Return the URL of the database file in the user's data directory."""
    from platformdirs import user_data_path  # noqa: PLC0415

    return f"sqlite:///{Path(user_data_path('chelem', appauthor=False)) / 'chelem.db'}"
