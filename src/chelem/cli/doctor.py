"""`chelem doctor`: say what is wrong with a database, and what to do."""

import typer
from rich.console import Console

from chelem.cli.database_argument import DatabaseArgument, database_url
from chelem.cli.json_output import print_json
from chelem.cli.language import AsJson, Lang, language_of
from chelem.i18n import say
from chelem.store.maintenance.doctor import examine


def examine_database(database: DatabaseArgument = None, as_json: AsJson = False, lang: Lang = None) -> None:
    """Print a sentence for each fault and note; exit with status 1 if there is a fault."""
    language = language_of(lang)
    diagnosis = examine(database_url(database))
    faults = [fault.say(language) for fault in diagnosis.faults]
    notes = [note.say(language) for note in diagnosis.notes]
    if as_json:
        print_json({"logs": diagnosis.logs, "faults": faults, "notes": notes})
    else:
        console = Console(highlight=False, soft_wrap=True)
        for sentence in faults:
            console.print(sentence, style="red", markup=False)
        for sentence in notes:
            console.print(sentence, style="yellow", markup=False)
        if not faults:
            console.print(say("doctor.sound", {"logs": diagnosis.logs}, language), style="bold")
    if faults:
        raise typer.Exit(1)
