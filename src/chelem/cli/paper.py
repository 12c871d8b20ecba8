"""`chelem paper`: hand records as PDF, one deal as SVG or PNG."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.analysis import solve_all
from chelem.analysis.solved_print import solved_print
from chelem.boards import Record
from chelem.cli.language import Lang, language_of
from chelem.cli.shared.parallel import atomic_write, progress_bar
from chelem.cli.shared.sources import STDIO
from chelem.cli.show import BoardNumber, selected_boards
from chelem.core import BadOption, ParseError
from chelem.i18n import Fact, say
from chelem.render import (
    PrintedBoard,
    draw_deal,
    hand_records,
    png,
)

PICTURES = (".svg", ".png")


def paper(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help.show.file")],
    target: Annotated[Path, typer.Argument(metavar="OUT", help="help.paper.out")],
    board: BoardNumber = None,
    title: Annotated[str | None, typer.Option("--title", help="help.paper.title")] = None,
    subtitle: Annotated[str, typer.Option("--subtitle", help="help.paper.subtitle")] = "",
    size: Annotated[str, typer.Option("--paper", metavar="a4|letter", help="help.paper.size")] = "a4",
    per_page: Annotated[
        int | None, typer.Option("--per-page", metavar="20|24|30|36", help="help.paper.per_page")
    ] = None,
    colours: Annotated[int, typer.Option("--colours", metavar="2|4", help="help.paper.colours")] = 2,
    bare: Annotated[bool, typer.Option("--bare", help="help.paper.bare")] = False,
    lang: Lang = None,
) -> None:
    """Write a PDF with each deal once, or a picture of one deal."""
    language, extension = language_of(lang), ".pdf" if target == STDIO else target.suffix.lower()
    if extension not in (".pdf", *PICTURES):
        raise BadOption("paper.form", path=target)
    records = _records_to_print(file, board, single=extension in PICTURES)
    boards = _printable_boards(records, language, bare=bare)
    if not boards:
        raise BadOption("paper.none", path=file)
    if extension == ".pdf":
        data = hand_records(
            boards,
            title=title or records[0].tags.get("Event", "").strip("? ") or file.stem,
            subtitle=subtitle,
            language=language,
            paper=size,
            per_page=per_page,
            colours=colours,
        )
    else:
        picture = draw_deal(boards[0], language, points=not bare, colours=colours)
        data = png(picture) if extension == ".png" else picture.encode()
    with atomic_write(target) as stream:
        stream.write(data)
    done: dict[str, Fact] = {"count": len(boards), "path": str(target)}
    Console(stderr=True, highlight=False, soft_wrap=True).print(say("convert.done", done, language))


def _records_to_print(file: Path, board: str | None, *, single: bool) -> list[Record]:
    """Return the file's distinct deals; raise `BadOption` if there are none, or several for one picture."""
    records = _without_duplicates(selected_boards(file, board))
    if not records or (single and len(records) > 1):
        raise BadOption("paper.one" if records else "paper.none", path=file)
    return records


def _without_duplicates(records: Iterable[Record]) -> list[Record]:
    """Return the records with each deal once: a board played at several tables is printed once."""
    unique = {(record.board, record.hands): record for record in reversed(list(records))}
    return list(reversed(unique.values()))


def _printable_boards(records: list[Record], language: str, *, bare: bool) -> list[PrintedBoard]:
    """Return the boards to print, with double-dummy tables and par unless `bare`."""
    deals = [] if bare else [record.deal for record in records if record.deal is not None]
    with progress_bar(say("solve.title", {}, language), len(deals)) as advance:
        tables = solve_all(deals, progress=lambda _: advance(1))
        boards, console = [], Console(stderr=True, highlight=False)
        for record in records:
            table = next(tables) if record.deal is not None and not bare else None
            try:
                boards.append(solved_print(record, table))
            except ParseError as error:
                facts: dict[str, Fact] = {"board": record.board, "reason": error.say(language)}
                console.print(say("paper.left_out", facts, language), markup=False)
        return boards
