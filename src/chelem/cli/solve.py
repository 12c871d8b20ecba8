"""`chelem solve`: the double-dummy table and par of a deal, or of all deals of a file."""

from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from chelem.analysis import DoubleDummyTable, solve_all
from chelem.analysis.par import par_of_record
from chelem.analysis.pbn_tags import table_tags
from chelem.boards import FileBoard, Record
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.analysis_json import par_json, table_json, unavailable_json
from chelem.cli.shared.colour import coloured
from chelem.cli.shared.json_output import print_json
from chelem.cli.shared.parallel import Jobs, atomic_write, progress_bar
from chelem.cli.shared.sources import STDIO
from chelem.cli.show import BoardNumber, selected_boards
from chelem.core import SEATS, STRAINS, BadOption, ChelemError, Deal, ParseError, Vulnerability, whole_number
from chelem.formats.pbn import (
    PbnGame,
    to_export_format,
    write_pbn,
)
from chelem.formats.writing import to_pbn_game
from chelem.i18n import say
from chelem.text import print_record, print_seat, print_strain, read_seat


def solve_boards(
    what: Annotated[str, typer.Argument(metavar="FILE|DEAL", help="help.solve.what")],
    board: BoardNumber = None,
    dealer: Annotated[str, typer.Option("--dealer", metavar="N|E|S|W", help="help.solve.dealer")] = "N",
    vulnerable: Annotated[
        str, typer.Option("--vulnerable", metavar="none|ns|ew|all", help="help.solve.vulnerable")
    ] = "none",
    write: Annotated[bool, typer.Option("--write", help="help.solve.write")] = False,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help="help.solve.output")] = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the double-dummy table and par of each deal; `--write` adds them to the file as PBN tags."""
    language, file = language_of(lang), Path(what)
    if file != STDIO and not file.exists():
        if write or output or board is not None:
            raise BadOption("solve.file", path=what)
        _print_deal_table(_record_from_text(what, dealer, vulnerable, language), language, as_json=as_json)
        return
    target = output or (file if write else None)
    if target not in (None, STDIO) and (board is not None or target.suffix.lower() != ".pbn"):
        raise BadOption("solve.write", path=target)
    solved = _solve_each(selected_boards(file, board), jobs, language)
    if target != STDIO:
        solved = _print_each(solved, language, as_json=as_json)
    if target is None:
        for _ in solved:
            pass
        return
    with atomic_write(target) as stream:
        for text in write_pbn(_with_tags(*board) for board in solved):
            stream.write(text.encode())


def _record_from_text(text: str, dealer: str, vulnerable: str, language: str) -> Record:
    """Return a deal given as PBN or as a number, with its dealer and vulnerability."""
    number = whole_number(text)
    try:
        deal = Deal.parse(text) if number is None else Deal.from_number(number)
    except ChelemError:
        if ":" in text or number is not None:
            raise
        raise BadOption("cli.absent", path=text) from None
    return Record(
        dealer=read_seat(dealer, language), vulnerable=Vulnerability.parse(vulnerable), hands=deal.hands
    )


def _print_deal_table(record: Record, language: str, *, as_json: bool) -> None:
    """Print one deal and its table."""
    ((_, table),) = _solve_each([FileBoard.of(record, 1)], 1, language)
    assert table is not None  # noqa: S101 - a complete deal has a table
    if as_json:
        print_json(_json(record, table))
    else:
        console = Console(highlight=False, soft_wrap=True)
        console.print(coloured(print_record(record, language)))
        console.print()
        _print_table(console, record, table, language)


def _solve_each(
    boards: Iterable[FileBoard], jobs: int | None, language: str
) -> Iterator[tuple[FileBoard, DoubleDummyTable | None]]:
    """Yield each board with its table, or with None unless all four hands are known."""
    pending: deque[FileBoard] = deque()

    def deals() -> Iterator[Deal]:
        for board in boards:
            pending.append(board)
            if (deal := board.deal) is not None:
                yield deal

    with progress_bar(say("solve.title", {}, language), None) as advance:
        for table in solve_all(deals(), jobs):
            advance(1)
            while pending[0].deal is None:
                yield pending.popleft(), None
            yield pending.popleft(), table
        while pending:
            yield pending.popleft(), None


def _print_each(
    solved: Iterable[tuple[FileBoard, DoubleDummyTable | None]], language: str, *, as_json: bool
) -> Iterator[tuple[FileBoard, DoubleDummyTable | None]]:
    """Print each board and pass it on; JSON is printed at the end."""
    console, objects = Console(highlight=False), []
    for board, table in solved:
        if table is not None:
            if as_json:
                objects.append(_json(board, table))
            else:
                _print_table(console, board, table, language)
        elif as_json:
            objects.append(unavailable_json(board, ParseError("review.no_deal"), language))
        else:
            facts = {"board": board.board or "?"}
            console.print(coloured(say("solve.unknown", facts, language)), style="yellow")
        yield board, table
    if as_json:
        print_json(objects)


def _with_tags(board: FileBoard, table: DoubleDummyTable | None) -> PbnGame:
    game = to_pbn_game(board)
    if table is None:
        return game
    return to_export_format(game.with_tags(table_tags(table, par_of_record(board, table))), board.tags)


def _json(record: Record, table: DoubleDummyTable) -> dict[str, Any]:
    return {
        "board": record.board,
        "deal": str(record.deal),
        "table": table_json(table),
        "par": par_json(par_of_record(record, table)),
    }


def _print_table(console: Console, record: Record, table: DoubleDummyTable, language: str) -> None:
    """Print the table, one row per declarer, and par below it."""
    title = coloured(say("record.board", {"board": record.board}, language)) if record.board else None
    grid = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    grid.add_column("")
    for strain in reversed(STRAINS):
        grid.add_column(coloured(print_strain(strain, language)), justify="right")
    for seat in SEATS:
        grid.add_row(print_seat(seat, language), *(str(table[strain, seat]) for strain in reversed(STRAINS)))
    console.print(grid)
    par = par_of_record(record, table)
    if par is not None:
        console.print(coloured(say("review.par", {"par": par.text(language)}, language)), soft_wrap=True)
    console.print()
