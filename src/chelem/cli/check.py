"""`chelem check`: what is wrong with the boards of files."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.score import print_json
from chelem.cli.suits import coloured
from chelem.cli.working import over_cores, progress
from chelem.notation.files import form_of
from chelem.notation.files.checking import Checked, Portion, check, portions
from chelem.records.problem import Weight
from chelem.words import Fact, say

Files = Annotated[list[Path], typer.Argument(metavar="FILES", help="help.check.files")]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="help.jobs")]

_STYLES = {Weight.FAULT: "red", Weight.WARNING: "yellow", Weight.SKIPPED: "dim"}


def check_files(
    files: Files,
    tolerant: Annotated[bool, typer.Option("--tolerant", help="help.check.tolerant")] = False,
    jobs: Jobs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Prove every board; print the reports as they come, then a summary; status 1 where there is a fault."""
    language = language_of(lang)
    console = Console(highlight=False, soft_wrap=True)
    whole, by_file = Checked(), {str(file): Checked() for file in files}
    with progress(say("check.title", {}, language), None) as advance:
        for name, checked in _checked(files, jobs):
            by_file[name].add(checked)
            whole.add(checked)
            advance(checked.boards)
            if not as_json:
                for report in checked.reports:
                    console.print(coloured(report.say(language)), style=_STYLES[report.weight])
                checked.reports.clear()
    if as_json:
        reports = [report.json(language) for report in whole.reports]
        told = [{"file": name, **_counts(checked)} for name, checked in by_file.items()]
        print_json({"tolerant": tolerant, **_counts(whole), "files": told, "reports": reports})
    else:
        facts: dict[str, Fact] = {"files": len(by_file), **_counts(whole)}
        console.print(say("check.summary", facts, language), style="bold")
    if whole.counts[Weight.FAULT] and not tolerant:
        raise typer.Exit(1)


def _counts(checked: Checked) -> dict[str, int]:
    """How many boards, and how many of them with what."""
    return {
        "boards": checked.boards,
        "faults": checked.counts[Weight.FAULT],
        "warnings": checked.counts[Weight.WARNING],
        "skipped": checked.counts[Weight.SKIPPED],
    }


def _checked(files: list[Path], jobs: int | None) -> Iterator[tuple[str, Checked]]:
    """What each portion holds, and the file that it is of."""
    yield from over_cores(_check, _portions(files), jobs)


def _portions(files: list[Path]) -> Iterator[Portion]:
    for file in files:
        form = form_of(file.name)
        with file.open("rb") as stream:
            yield from portions(str(file), form, stream)


def _check(portion: Portion) -> tuple[str, Checked]:
    return portion.file, check(portion)
