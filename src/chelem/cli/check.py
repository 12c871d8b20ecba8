"""`chelem check`: validate the boards of files."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.boards import Report, Severity
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.checking import CheckResult, check_part, split_file
from chelem.cli.shared.colour import coloured
from chelem.cli.shared.json_output import print_json
from chelem.cli.shared.parallel import Jobs, map_parallel, progress_bar
from chelem.core import ParseError
from chelem.i18n import Fact, say

Files = Annotated[list[Path], typer.Argument(metavar="FILES", help="help.check.files")]

_STYLES = {Severity.FAULT: "red", Severity.WARNING: "yellow", Severity.SKIPPED: "dim"}


def check_files(
    files: Files,
    tolerant: Annotated[bool, typer.Option("--tolerant", help="help.check.tolerant")] = False,
    jobs: Jobs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Validate every board and print its reports, then a summary; exit with status 1 on faults."""
    language = language_of(lang)
    console = Console(highlight=False, soft_wrap=True)
    by_file = {file: CheckResult(file) for file in files}
    tasks = (task for file in by_file for task in split_file(file))
    with progress_bar(say("check.title", {}, language), None) as advance:
        for checked in map_parallel(check_part, tasks, jobs):
            by_file[checked.file].add(checked)
            advance(checked.boards)
            if not as_json:
                _print(console, checked.reports, language)
                by_file[checked.file].reports.clear()
    for file, checked in by_file.items():
        if not checked.boards:
            nothing = Report(str(file), 1, "", Severity.WARNING, ParseError("file.empty"))
            checked.reports.append(nothing)
            if not as_json:
                _print(console, [nothing], language)
    counts = sum((Counter(_counts(checked)) for checked in by_file.values()), Counter())
    total = {name: counts[name] for name in ("boards", "faults", "warnings", "skipped")}
    if as_json:
        reports = [report.json(language) for checked in by_file.values() for report in checked.reports]
        per_file = [{"file": str(file), **_counts(checked)} for file, checked in by_file.items()]
        print_json({"tolerant": tolerant, **total, "files": per_file, "reports": reports})
    else:
        facts: dict[str, Fact] = {"files": len(by_file), **total}
        console.print(say("check.summary", facts, language), style="bold")
    if total["faults"] and not tolerant:
        raise typer.Exit(1)


def _print(console: Console, reports: list[Report], language: str) -> None:
    for report in reports:
        console.print(coloured(report.say(language)), style=_STYLES[report.severity])


def _counts(checked: CheckResult) -> dict[str, int]:
    """The number of boards, and of those with faults, with warnings, skipped."""
    return {
        "boards": checked.boards,
        "faults": checked.counts[Severity.FAULT],
        "warnings": checked.counts[Severity.WARNING],
        "skipped": checked.counts[Severity.SKIPPED],
    }
