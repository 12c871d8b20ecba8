"""Checks the boards of files, in portions that processes can share."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from chelem.core.errors import BadLog
from chelem.notation.files import Form, form_of, read_boards
from chelem.notation.pbn.inheritance import Inheritance
from chelem.notation.pbn.reading import read_game
from chelem.notation.pbn.scanning import Piece, pieces
from chelem.records.problem import Weight
from chelem.records.report import Report
from chelem.records.told import Told

PORTION = 400
"""Games that one process checks at a time."""


@dataclass(slots=True)
class Checked:
    """What was found in some boards of a file: their number, how grave the worst of each is, all reports."""

    file: Path
    boards: int = 0
    counts: Counter[Weight] = field(default_factory=Counter)
    reports: list[Report] = field(default_factory=list)

    def take(self, told: Told) -> None:
        """Count one board in."""
        reports = list(told.reports(str(self.file)))
        self.boards += 1
        weights = {report.weight for report in reports}
        gravest = [weight for weight in (Weight.FAULT, Weight.SKIPPED, Weight.WARNING) if weight in weights]
        self.counts.update(gravest[:1])
        self.reports += reports

    def add(self, other: "Checked") -> None:
        """Count in what was found elsewhere."""
        self.boards += other.boards
        self.counts += other.counts
        self.reports += other.reports


@dataclass(frozen=True, slots=True)
class Portion:
    """Games of a PBN file that take nothing over from games of another portion, or (None) a whole file."""

    file: Path
    form: Form
    games: tuple[Piece, ...] | None = None


def portions(file: Path) -> Iterator[Portion]:
    """A file in portions that can be checked apart: some games of PBN where none inherits, else all of it."""
    form = form_of(file.name)
    with file.open("rb") as stream:
        if form is not Form.PBN or inherits(stream):
            yield Portion(file, form)
            return
        games = pieces(stream)
        while portion := tuple(islice(games, PORTION)):
            yield Portion(file, form, portion)


def inherits(stream: BinaryIO) -> bool:
    """Whether a value of the file begins with `#`; the stream is at its beginning again afterwards."""
    before, found = b"", False
    while not found and (block := stream.read(1 << 20)):
        found = b'"#' in before + block
        before = block[-1:]
    stream.seek(0)
    return found


def check(portion: Portion) -> Checked:
    """Read and prove the boards of a portion."""
    checked = Checked(portion.file)
    try:
        for told in _boards(portion):
            checked.take(told)
    except BadLog as error:  # a log is proved as a whole
        checked.boards += 1
        checked.counts[Weight.FAULT] += 1
        checked.reports.append(Report(str(portion.file), error.entry + 1, "", Weight.FAULT, error))
    return checked


def _boards(portion: Portion) -> Iterator[Told]:
    if portion.games is None:
        with portion.file.open("rb") as stream:
            yield from read_boards(stream, portion.form)
        return
    inheritance = Inheritance()
    for game in portion.games:
        told = read_game(game, inheritance)
        if told is not None:
            yield told
