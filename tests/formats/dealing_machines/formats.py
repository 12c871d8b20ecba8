"""The five formats of dealing machines, for tests that hold for all of them."""

from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from typing import BinaryIO, NamedTuple

from chelem.boards.file_board import FileBoard
from chelem.boards.record import Record
from chelem.core.deals import Deal
from chelem.formats.dealing_machines.ber import read_ber, write_ber
from chelem.formats.dealing_machines.bri import read_bri, write_bri
from chelem.formats.dealing_machines.dge import read_dge, write_dge
from chelem.formats.dealing_machines.dlm import read_dlm, write_dlm
from chelem.formats.dealing_machines.dup import read_dup, write_dup


class Format(NamedTuple):
    read: Callable[[BinaryIO], Iterator[FileBoard]]
    write: Callable[[Iterable[Record]], Iterator[bytes]]

    def parse(self, data: bytes) -> list[FileBoard]:
        return list(self.read(BytesIO(data)))

    def written(self, *deals: Deal) -> bytes:
        return b"".join(self.write(map(board, deals)))


FORMATS = {
    "ber": Format(read_ber, write_ber),
    "bri": Format(read_bri, write_bri),
    "dge": Format(read_dge, write_dge),
    "dlm": Format(read_dlm, write_dlm),
    "dup": Format(read_dup, write_dup),
}


def board(deal: Deal, **tags: str) -> Record:
    return Record(tags=tags, hands=deal.hands)


def codes(parsed: FileBoard) -> list[str]:
    """Return the codes of the board's problems."""
    return [problem.error.code for problem in parsed.problems]
