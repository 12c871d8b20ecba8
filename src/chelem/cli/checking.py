"""Validate the boards of files, in parts that can be distributed to processes."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

from chelem.boards.file_board import FileBoard
from chelem.boards.report import Report, Severity
from chelem.cli.sources import STANDARD, opened
from chelem.core.errors import BadLog
from chelem.formats import Format, format_of, read_boards
from chelem.formats.deal_list import beginning, is_deal_list
from chelem.formats.pbn import (
    GameBatch,
    game_batches,
    inherits,
    read_pieces,
)


@dataclass(slots=True)
class Checked:
    """The result for some boards of a file: their number, counts by the worst report of each, all reports."""

    file: Path
    boards: int = 0
    counts: Counter[Severity] = field(default_factory=Counter)
    reports: list[Report] = field(default_factory=list)

    def add_board(self, board: FileBoard) -> None:
        """Add a board and its reports."""
        reports = list(board.reports(str(self.file)))
        self.boards += 1
        severities = {report.severity for report in reports}
        by_severity = [
            severity
            for severity in (Severity.FAULT, Severity.SKIPPED, Severity.WARNING)
            if severity in severities
        ]
        self.counts.update(by_severity[:1])
        self.reports += reports

    def add(self, other: "Checked") -> None:
        """Add the result of another part."""
        self.boards += other.boards
        self.counts += other.counts
        self.reports += other.reports


@dataclass(frozen=True, slots=True)
class Task:
    """The unit of work of a process: some games of a PBN file, a text, or a whole file."""

    file: Path
    form: Format
    games: GameBatch | None = None
    text: bytes | None = None


def tasks_of(file: Path) -> Iterator[Task]:
    """Split a file into independent parts: portions of a PBN file without inheritance, otherwise the whole.

    A pipe, which can be read only once, is not looked into first; standard input is read here, as a process
    has none.
    """
    if file == STANDARD:
        with opened(file) as (stream, form):
            yield Task(file, form, text=stream.read())
        return
    form = format_of(file.name)
    if form is Format.PBN and file.is_file():
        with file.open("rb") as stream:
            if not is_deal_list(beginning(stream)) and not inherits(stream):
                stream.seek(0)
                yield from (Task(file, form, portion) for portion in game_batches(stream))
                return
    yield Task(file, form)


def check(task: Task) -> Checked:
    """Read and validate the boards of a file, or of a part of it."""
    checked = Checked(task.file)
    try:
        for board in _boards(task):
            checked.add_board(board)
    except BadLog as error:
        checked.boards += 1  # a log is validated as a whole  # a log is validated as a whole
        checked.counts[Severity.FAULT] += 1
        checked.reports.append(Report(str(task.file), error.entry + 1, "", Severity.FAULT, error))
    return checked


def _boards(task: Task) -> Iterator[FileBoard]:
    if task.games is not None:
        yield from read_pieces(task.games)
        return
    with task.file.open("rb") if task.text is None else BytesIO(task.text) as stream:
        yield from read_boards(stream, task.form)
