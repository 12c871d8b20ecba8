"""Read the boards of a log, and of a PBN file or a list of deals."""

from collections.abc import Iterator
from io import TextIOWrapper
from typing import BinaryIO

from chelem.boards import FileBoard, records_of
from chelem.core import BadLog
from chelem.engine.replay import replay
from chelem.formats.deal_list import is_deal_list, peek_start, read_deal_list
from chelem.formats.log.read import read_log
from chelem.formats.pbn import read_pbn


def read_log_file(stream: BinaryIO) -> Iterator[FileBoard]:
    """Validate a log and yield its deals; `BadLog` if it is wrong anywhere."""
    log = replay(read_log(_lines(stream)))
    return map(FileBoard.of, records_of(log))


def starts_log(stream: BinaryIO) -> bool:
    """Return whether the first line of a file is an entry of a log."""
    try:
        return next(read_log(_lines(stream)), None) is not None
    except BadLog:
        return False


def _lines(stream: BinaryIO) -> TextIOWrapper:
    return TextIOWrapper(stream, encoding="utf-8-sig", errors="surrogateescape")


def read_pbn_or_deal_list(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield the games of a PBN file, or the boards of a list of deals."""
    return read_deal_list(stream) if is_deal_list(peek_start(stream)) else read_pbn(stream)
