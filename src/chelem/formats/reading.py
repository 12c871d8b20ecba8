"""Read the boards of a file in any format."""

from collections.abc import Callable, Iterator, Mapping
from io import BytesIO, TextIOWrapper
from typing import BinaryIO

from chelem.boards.file_board import FileBoard
from chelem.boards.log_conversion import records_of
from chelem.engine.replay import replay
from chelem.formats.csv_results import read_csv_results
from chelem.formats.deal_list import is_deal_list, peek_start, read_deal_list
from chelem.formats.dealing_machines.ber import read_ber
from chelem.formats.dealing_machines.bri import read_bri
from chelem.formats.dealing_machines.dge import read_dge
from chelem.formats.dealing_machines.dlm import read_dlm
from chelem.formats.dealing_machines.dup import read_dup
from chelem.formats.lin import read_lin
from chelem.formats.log.read import read_log
from chelem.formats.pbn import read_pbn
from chelem.formats.registry import Format, guess_format

BoardReader = Callable[[BinaryIO], Iterator[FileBoard]]


def read_boards(stream: BinaryIO, format: Format) -> Iterator[FileBoard]:  # noqa: A002
    """Yield the boards of a stream, each with its problems (`FileBoard.reports`).

    A bad board raises nothing. A log is read as a whole and raises `BadLog`.
    """
    return _READERS[format](stream)


def read_text(text: str, format: Format | None = None) -> Iterator[FileBoard]:  # noqa: A002
    """Yield the boards of a text; without `format` it is guessed."""
    return read_boards(BytesIO(text.encode("utf-8", "replace")), format or guess_format(text))


def _read_log(stream: BinaryIO) -> Iterator[FileBoard]:
    """Validate a log and yield its deals."""
    log = replay(read_log(TextIOWrapper(stream, encoding="utf-8", errors="surrogateescape")))
    return map(FileBoard.of, records_of(log))


def _read_pbn(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield the games of a PBN file, or the boards of a list of deals."""
    return read_deal_list(stream) if is_deal_list(peek_start(stream)) else read_pbn(stream)


_READERS: Mapping[Format, BoardReader] = {
    Format.PBN: _read_pbn,
    Format.LIN: read_lin,
    Format.JSON: _read_log,
    Format.CSV: read_csv_results,
    Format.DLM: read_dlm,
    Format.DUP: read_dup,
    Format.BRI: read_bri,
    Format.DGE: read_dge,
    Format.BER: read_ber,
}
