"""The argument that names a database for maintenance."""

from typing import Annotated

import typer

from chelem.cli.serve import default_database
from chelem.site.operations import url_of

DatabaseArgument = Annotated[str | None, typer.Argument(metavar="DATABASE", help="help.database")]


def database_url(database: str | None) -> str:
    """Return the URL of the database named by a URL or a file; by default that of `chelem serve`."""
    return default_database() if database is None else url_of(database)
