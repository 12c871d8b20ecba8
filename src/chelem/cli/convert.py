"""`chelem convert`: write the boards of a file in another format."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.boards import FileBoard
from chelem.cli.language import Lang, language_of
from chelem.cli.shared.parallel import atomic_write, progress_bar
from chelem.cli.shared.sources import STDIO, open_board_file
from chelem.core import BadOption
from chelem.formats import (
    Format,
    format_of,
    read_boards,
    write_boards,
)
from chelem.i18n import Fact, say


def convert(
    source: Annotated[Path, typer.Argument(metavar="IN", help="help.convert.in")],
    target: Annotated[Path, typer.Argument(metavar="OUT", help="help.convert.out")],
    to: Annotated[Format | None, typer.Option("--to", metavar="FORMAT", help="help.convert.to")] = None,
    lang: Lang = None,
) -> None:
    """Write the boards of IN to OUT, in the format of its extension or of `--to`; report any loss."""
    language = language_of(lang)
    written = to or (Format.PBN if target == STDIO else format_of(target.name))
    if target.exists() and source.exists() and target.samefile(source):
        raise BadOption("convert.same", path=target)
    count, left_out = 0, 0
    with (
        open_board_file(source) as (stream, read),
        atomic_write(target) as file,
        progress_bar(say("convert.title", {}, language), None) as advance,
    ):

        def boards() -> Iterator[FileBoard]:
            nonlocal count, left_out
            for board in read_boards(stream, read):
                if read is written or board.has_content:
                    count += 1
                    advance(1)
                    yield board
                else:
                    left_out += 1

        for part in write_boards(boards(), written):
            file.write(part)
    console = Console(highlight=False, soft_wrap=True, stderr=True)
    facts: dict[str, Fact] = {"count": count, "path": str(target), "left": left_out}
    if target != STDIO:
        console.print(say("convert.done", facts, language))
    if left_out:
        console.print(say("convert.left_out", facts, language), style="yellow")
    if written.deals_only and not read.deals_only:
        console.print(say("convert.cards", {}, language), style="yellow")
