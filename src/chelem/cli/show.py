"""`chelem show`: print the boards of a file: diagram, auction, play."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.boards.file_board import FileBoard
from chelem.cli.colour import coloured
from chelem.cli.json_output import print_json
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.sources import opened
from chelem.core.errors import BadOption
from chelem.formats import read_boards
from chelem.text.board import print_record, record_json

BoardNumber = Annotated[str | None, typer.Option("--board", metavar="N", help="help.show.board")]


def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help.show.file")],
    board: BoardNumber = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print each board of the file, or those with one number, and their problems."""
    language = language_of(lang)
    console = Console(highlight=False, soft_wrap=True)
    shown = []
    for told in boards_of(file, board):
        if as_json:
            reports = [report.json(language) for report in told.reports(str(file))]
            shown.append({**record_json(told), "reports": reports})
            continue
        console.print(coloured(print_record(told, language)))
        for report in told.reports(str(file)):
            console.print(coloured(report.say(language)), style="yellow")
        console.print()
    if as_json:
        print_json(shown)


def boards_of(file: Path, board: str | None) -> Iterator[FileBoard]:
    """The boards of a file, or those with one number; `BadOption` if there are none."""
    found = False
    with opened(file) as (stream, form):
        for told in read_boards(stream, form):
            if board in (None, told.board):
                found = True
                yield told
    if not found and board is not None:
        raise BadOption("show.board", board=board)
