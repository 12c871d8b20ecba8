"""`chelem event score`: rank the events of files."""

import sys
from io import BytesIO
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.cli.event.differences import differences_json, print_differences
from chelem.cli.event.ranked_json import event_json
from chelem.cli.event.ranking_table import print_title, ranking_table
from chelem.cli.event.source import print_warnings, read_bytes, read_together
from chelem.cli.event.why import print_why, why_json
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.json_output import print_json
from chelem.cli.shared.sources import STDIO
from chelem.events import EventResults, find_profile, read_names_csv, write_event
from chelem.events.files.file_event import FileEvent
from chelem.events.files.losses import export_losses
from chelem.events.files.naming import with_names
from chelem.events.ranking import rank_as_one, rank_event, single_ranking_note


def score_event(
    files: Annotated[list[Path], typer.Argument(metavar="FILES", help="help.event.files")],
    profile: Annotated[str | None, typer.Option("--profile", help="help.event.profile")] = None,
    why: Annotated[str | None, typer.Option("--why", metavar="N", help="help.event.why")] = None,
    output: Annotated[Path | None, typer.Option("-o", metavar="FILE", help="help.event.output")] = None,
    names: Annotated[Path | None, typer.Option("--names", metavar="FILE", help="help.event.names")] = None,
    club: Annotated[str, typer.Option("--club", metavar="NAME", help="help.event.club")] = "",
    compare: Annotated[bool, typer.Option("--compare", help="help.event.compare")] = False,
    single: Annotated[bool, typer.Option("--single", help="help.event.single")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the ranking of the event in a file; that of several files together, as of a simultaneous."""
    language = language_of(lang)
    read = read_together(files)
    print_warnings(read, language)
    results = _as_wished(read.results, profile, names)
    if output is not None:
        write_event_file(results, output, language, club)
        return
    rankings = (rank_as_one(results),) if single else rank_event(results)
    note = single_ranking_note(results) if single else None
    if as_json:
        explained = {} if why is None else {"why": why_json(results, why, language)}
        warnings = [warning.say(language) for warning in (*read.warnings, note) if warning is not None]
        ranked = event_json(results, rankings) | {"warnings": warnings}
        print_json(ranked | explained | (_compared(read) if compare else {}))
        return
    console = Console(highlight=False)
    _print_heading(results, files, console, language)
    if why is not None:
        print_why(results, why, console, language)
    elif compare:
        print_differences(read, console, language)
    else:
        for ranking in rankings:
            console.print(ranking_table(results, ranking, language))
        if note is not None:
            console.print(note.say(language), markup=False, soft_wrap=True)


def _as_wished(results: EventResults, profile: str | None, names: Path | None) -> EventResults:
    """Return an event by the rules of a profile, and with the names of a file."""
    if profile is not None:
        results = results.with_settings(find_profile(profile).scoring_like(results.settings))
    if names is not None:
        results = with_names(results, read_names_csv(BytesIO(read_bytes(names))))
    return results


def _print_heading(results: EventResults, files: list[Path], console: Console, language: str) -> None:
    """Print title and date, and the number of each of several files, as sections are called then."""
    print_title(results, console, language)
    for number, file in enumerate(files if len(files) > 1 else (), 1):
        console.print(f"{number} = {file.name}", markup=False)


def _compared(read: FileEvent) -> dict[str, object]:
    return {"differences": differences_json(read)}


def write_event_file(results: EventResults, output: Path, language: str, club: str = "") -> None:
    """Write an event in the format of the file's name, and say what this format does not hold."""
    content = write_event(results, output.name or str(output), club)
    if output == STDIO:
        sys.stdout.write(content.decode())
    else:
        output.write_bytes(content)
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    for lost in export_losses(results, content, output.name):
        console.print(lost.say(language), markup=False)
