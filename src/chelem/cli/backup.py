"""`chelem backup`: copy a database, also while it is served, and check every log in the copy."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from chelem.cli.database_argument import DatabaseArgument, database_url
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.json_output import print_json
from chelem.core import BadOption
from chelem.i18n import say
from chelem.site.operations import back_up


def back_up_database(
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="help.backup.output")],
    database: DatabaseArgument = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Write the copy; exit with status 1 if a log in it has a fault."""
    try:
        copied = back_up(database_url(database), output)
    except FileExistsError:
        raise BadOption("backup.exists", path=output) from None
    report_copy(copied, "backup.done", {"path": str(output)}, as_json=as_json, language=language_of(lang))


def report_copy(copied: Any, code: str, facts: dict[str, str | int], *, as_json: bool, language: str) -> None:
    """Print what was copied and the faults in it; exit with status 1 if there are any."""
    sentences = [fault.say(language) for fault in copied.faults]
    if as_json:
        print_json({"rows": copied.rows, "logs": copied.logs, "faults": sentences})
    else:
        console = Console(highlight=False, soft_wrap=True)
        if copied.rows:
            console.print(say(code, {**facts, "tables": copied.rows["tables"]}, language))
        for sentence in sentences:
            console.print(sentence, style="red", markup=False)
    if sentences:
        raise typer.Exit(1)
