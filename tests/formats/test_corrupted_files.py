"""Randomly corrupted files: for any bytes a reader yields boards and reports, and terminates.

`CHELEM_FUZZ` is the number of files per format (`make fuzz` uses a million in all).
"""

import os
from collections.abc import Sequence
from io import BytesIO
from random import Random
from typing import Any

import pytest

from chelem.boards.file_board import FileBoard
from chelem.boards.log_conversion import log_of, records_of
from chelem.core.errors import BadLog, ChelemError
from chelem.formats import Format, read_boards, write_boards
from tests.formats.pbn.boards import PLAY, game
from tests.support.chance import seeded
from tests.support.matches.played import played
from tests.support.mutation import corrupted
from tests.support.systems import peak_megabytes

pytestmark = pytest.mark.slow

FILES = int(os.environ.get("CHELEM_FUZZ", "200"))
PART = 2000
"""Number of files per test, so that the tests can run in parallel."""
MEGABYTES = 100
"""The most that the memory of the process may grow."""


def boards() -> list[FileBoard]:
    """Return some boards that every format can represent."""
    records = records_of(played("duplicate:2", seeded(5)))
    return [FileBoard.of(record, 1) for record in records]


def seeds(form: Format) -> list[bytes]:
    """Return valid files of a format."""
    valid = b"".join(write_boards(boards(), form))
    if form is not Format.PBN:
        return [valid]
    odd = game(
        Event="##Cup",
        auction='1H =1= ^S ^I 1C Pass! $4 {a comment} Pass Pass\n[Note "1:words"]',
        play="SK ^R H4 SA S7\n^L C5 C3 C8 CA ; the end\n*",
        after='[ScoreTable "Rank\\2R;Names"]\n1 "A;B"\n',
    )
    end = b'[Deal "N:A2... .AK.. 43... .32.."]\n[Contract "H"]\n[Play "N"]\nSA HK S3 H2\n*\n'
    return [valid, (odd + "\n" + game(Event="#", play=PLAY)).encode(), end]


def process(boards: Sequence[FileBoard], *, write: bool) -> None:
    """Validate boards as the commands do; if `write`, also write and replay them."""
    for board in boards:
        for report in board.reports("x"):
            assert report.line >= 1
            report.say("fr")
        if not write:
            continue
        b"".join(write_boards([board], Format.PBN))
        try:
            log_of([board])
        except ChelemError as error:
            error.say("en")


@pytest.mark.parametrize("part", range(max(1, FILES // PART)))
@pytest.mark.parametrize("form", list(Format), ids=lambda form: form.value)
def test_a_corrupt_file_is_read_to_the_end(form, part):
    """A reader of a corrupt file does not fail, hang, or use more memory than the limit."""
    chance, valid = Random(part), seeds(form)  # noqa: S311 - a test must repeat itself
    before = peak_megabytes()
    for place in range(min(FILES, PART)):
        data = corrupted(valid, chance)
        try:
            process(list(read_boards(BytesIO(data), form)), write=place % 8 == 0)
        except BadLog as error:
            assert form is Format.JSON
            error.say("fr")
    assert peak_megabytes() < before + MEGABYTES


@pytest.mark.parametrize("form", [Format.PBN, Format.LIN])
def test_a_reader_can_be_closed_early(form):
    """Closing the stream and the reader before the end raises no error."""
    stream = BytesIO(seeds(form)[0])
    reader: Any = read_boards(stream, form)
    next(reader)
    stream.close()
    reader.close()
