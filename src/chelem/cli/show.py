"""`chelem show`: print the diagram, auction and play of each board of a file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.boards import FileBoard
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.colour import coloured
from chelem.cli.shared.json_output import print_json
from chelem.cli.shared.sources import open_board_file
from chelem.core import BadOption
from chelem.formats import read_boards
from chelem.text import print_record, record_json

BoardNumber = Annotated[str | None, typer.Option("--board", metavar="N", help="help.show.board")]


def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help.show.file")],
    board: BoardNumber = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the boards of a file, or those with the given number, with their problems."""
    language = language_of(lang)
    console = Console(highlight=False, soft_wrap=True)
    objects = []
    for shown in selected_boards(file, board):
        if as_json:
            reports = [report.json(language) for report in shown.reports(str(file))]
            objects.append({**record_json(shown), "reports": reports})
            continue
        console.print(coloured(print_record(shown, language)))
        for report in shown.reports(str(file)):
            console.print(coloured(report.say(language)), style="yellow")
        console.print()
    if as_json:
        print_json(objects)


def selected_boards(file: Path, board: str | None) -> Iterator[FileBoard]:
    """Yield a file's boards, or those numbered `board`; raise `BadOption` if none has that number."""
    found = False
    with open_board_file(file) as (stream, form):
        for candidate in read_boards(stream, form):
            if board in (None, candidate.board):
                found = True
                yield candidate
    if not found and board is not None:
        raise BadOption("show.board", board=board)
