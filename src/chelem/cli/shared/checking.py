"""Validate board files in parts that separate processes can check."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

from chelem.boards import FileBoard, Report, Severity
from chelem.cli.shared.sources import STDIO, open_board_file
from chelem.core import BadLog
from chelem.formats import Format, format_of, read_boards
from chelem.formats.deal_list import is_deal_list, peek_start
from chelem.formats.pbn import (
    GameBatch,
    game_batches,
    has_inheritance,
    read_batch,
)


@dataclass(slots=True)
class CheckResult:
    """The result of checking some boards of a file; `counts` has each board's most severe report only."""

    file: Path
    boards: int = 0
    counts: Counter[Severity] = field(default_factory=Counter)
    reports: list[Report] = field(default_factory=list)

    def add_board(self, board: FileBoard) -> None:
        """Count a board and add its reports."""
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

    def add(self, other: "CheckResult") -> None:
        """Add the result of another part of the file."""
        self.boards += other.boards
        self.counts += other.counts
        self.reports += other.reports


@dataclass(frozen=True, slots=True)
class FilePart:
    """The unit of work of a process: some games of a PBN file, bytes already read, or a whole file."""

    file: Path
    form: Format
    games: GameBatch | None = None
    text: bytes | None = None


def split_file(file: Path) -> Iterator[FilePart]:
    """Split a PBN file without inheritance into batches of games; yield any other file as one part.

    A pipe is not inspected, because it can be read only once. Standard input is read here, because worker
    processes have none.
    """
    if file == STDIO:
        with open_board_file(file) as (stream, form):
            yield FilePart(file, form, text=stream.read())
        return
    form = format_of(file.name)
    if form is Format.PBN and file.is_file():
        with file.open("rb") as stream:
            if not is_deal_list(peek_start(stream)) and not has_inheritance(stream):
                stream.seek(0)
                yield from (FilePart(file, form, batch) for batch in game_batches(stream))
                return
    yield FilePart(file, form)


def check_part(task: FilePart) -> CheckResult:
    """Read and validate the boards of a part."""
    checked = CheckResult(task.file)
    try:
        for board in _boards(task):
            checked.add_board(board)
    except BadLog as error:
        checked.boards += 1  # a log is validated as a whole
        checked.counts[Severity.FAULT] += 1
        checked.reports.append(Report(str(task.file), error.entry + 1, "", Severity.FAULT, error))
    return checked


def _boards(task: FilePart) -> Iterator[FileBoard]:
    if task.games is not None:
        yield from read_batch(task.games)
        return
    with task.file.open("rb") if task.text is None else BytesIO(task.text) as stream:
        yield from read_boards(stream, task.form)
