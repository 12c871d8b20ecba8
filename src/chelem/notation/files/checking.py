"""Checks the boards of files, in portions that processes can share."""

import io
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from chelem.core.errors import BadLog
from chelem.notation.files.forms import Form
from chelem.notation.files.reading import read_boards
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
    """What was found in some boards: how many they are, how grave the worst of each is, and all reports."""

    boards: int = 0
    counts: Counter[Weight] = field(default_factory=Counter)
    reports: list[Report] = field(default_factory=list)

    def take(self, told: Told, file: str) -> None:
        """Count one board in."""
        reports = list(told.reports(file))
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
    """Games of a PBN file that take nothing over from games of another portion, or a whole file."""

    file: str
    form: Form
    games: tuple[Piece, ...] = ()
    data: bytes | None = None


def portions(file: str, form: Form, stream: BinaryIO) -> Iterator[Portion]:
    """A file in portions that can be checked apart: some games of PBN where none inherits, else all of it."""
    if form is not Form.PBN:
        yield Portion(file, form, data=stream.read())
        return
    games: list[Piece] = []
    apart = not inherits(stream)
    for piece in pieces(stream):
        games.append(piece)
        if apart and len(games) == PORTION:
            yield Portion(file, form, tuple(games))
            games = []
    yield Portion(file, form, tuple(games))


def inherits(stream: BinaryIO) -> bool:
    """Whether a value of the file begins with `#`; the stream is at its beginning again afterwards."""
    before = b""
    while block := stream.read(1 << 20):
        if b'"#' in before + block:
            stream.seek(0)
            return True
        before = block[-1:]
    stream.seek(0)
    return False


def check(portion: Portion) -> Checked:
    """Read and prove the boards of a portion."""
    checked = Checked()
    try:
        for told in _boards(portion):
            checked.take(told, portion.file)
    except BadLog as error:  # a log is proved as a whole
        checked.boards += 1
        checked.counts[Weight.FAULT] += 1
        checked.reports.append(Report(portion.file, error.entry + 1, "", Weight.FAULT, error))
    return checked


def _boards(portion: Portion) -> Iterable[Told]:
    if portion.data is not None:
        return read_boards(io.BytesIO(portion.data), portion.form)
    inheritance = Inheritance()
    told = (read_game(game, inheritance) for game in portion.games)
    return (one for one in told if one is not None)
