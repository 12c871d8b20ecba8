"""Reads the boards of a file, whatever its format."""

from collections.abc import Callable, Iterator, Mapping
from io import BytesIO, TextIOWrapper
from typing import BinaryIO

from chelem.boards.file_board import FileBoard
from chelem.boards.log_conversion import records_of
from chelem.engine.replay import replay
from chelem.formats.csv_results import read_results
from chelem.formats.dealing_machines.ber import read_ber
from chelem.formats.dealing_machines.bri import read_bri
from chelem.formats.dealing_machines.dge import read_dge
from chelem.formats.dealing_machines.dlm import read_dlm
from chelem.formats.dealing_machines.dup import read_dup
from chelem.formats.lin import read_lin
from chelem.formats.log.read import read_log
from chelem.formats.pbn import read_pbn
from chelem.formats.registry import Form, guess

Reader = Callable[[BinaryIO], Iterator[FileBoard]]


def read_boards(stream: BinaryIO, form: Form) -> Iterator[FileBoard]:
    """The boards of a stream in turn; what is wrong with each is with it (`FileBoard.reports`).

    Only a log raises, as a whole: `BadLog`.
    """
    return _READERS[form](stream)


def read_text(text: str, form: Form | None = None) -> Iterator[FileBoard]:
    """The boards of a text; without a form, that of the text's look."""
    return read_boards(BytesIO(text.encode("utf-8", "replace")), form or guess(text))


def _read_log(stream: BinaryIO) -> Iterator[FileBoard]:
    """The deals of a log, which is proved as it is read."""
    log = replay(read_log(TextIOWrapper(stream, encoding="utf-8", errors="surrogateescape")))
    return (FileBoard.of(record, 1) for record in records_of(log))


_READERS: Mapping[Form, Reader] = {
    Form.PBN: read_pbn,
    Form.LIN: read_lin,
    Form.JSON: _read_log,
    Form.CSV: read_results,
    Form.DLM: read_dlm,
    Form.DUP: read_dup,
    Form.BRI: read_bri,
    Form.DGE: read_dge,
    Form.BER: read_ber,
}
