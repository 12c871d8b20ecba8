"""`chelem restore`: put a backup in the place of a database."""

from pathlib import Path
from typing import Annotated

import typer

from chelem.cli.backup import report_copy
from chelem.cli.database_argument import DatabaseArgument, database_url
from chelem.cli.language import AsJson, Lang, language_of
from chelem.site.operations import restore


def restore_database(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help.restore.file")],
    database: DatabaseArgument = None,
    replace: Annotated[bool, typer.Option("--replace", help="help.restore.replace")] = False,
    tolerant: Annotated[bool, typer.Option("--tolerant", help="help.restore.tolerant")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Check the backup, then restore it; exit with status 1, and change nothing, if it has faults."""
    copied = restore(file, database_url(database), replace=replace, tolerant=tolerant)
    report_copy(copied, "restore.done", {"path": str(file)}, as_json=as_json, language=language_of(lang))
