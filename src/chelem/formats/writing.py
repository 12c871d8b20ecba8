"""Write boards in any format."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from chelem.boards.file_board import FileBoard
from chelem.boards.log_conversion import log_of
from chelem.boards.record import Record
from chelem.core.errors import BadOption
from chelem.formats.csv_results import write_results
from chelem.formats.dealing_machines.ber import write_ber
from chelem.formats.dealing_machines.bri import write_bri
from chelem.formats.dealing_machines.dge import write_dge
from chelem.formats.dealing_machines.dlm import write_dlm
from chelem.formats.dealing_machines.dup import write_dup
from chelem.formats.lin import write_lin
from chelem.formats.log.write import write_log
from chelem.formats.pbn import (
    PbnGame,
    game_of,
    parse_game,
    to_export_format,
    write_pbn,
)
from chelem.formats.registry import Format

BoardWriter = Callable[[Iterable[Record]], Iterator[bytes]]


def write_boards(boards: Iterable[Record], form: Format) -> Iterator[bytes]:
    """Yield the bytes of a file with these boards; `ParseError` at one that the format cannot hold."""
    writer = _WRITERS.get(form)
    if writer is None:
        raise BadOption("file.unwritten", form=form.value)
    return writer(boards)


def to_pbn_game(board: Record) -> PbnGame:
    """Return the board as a PBN game, with all tags and comments if it was read from PBN."""
    if isinstance(board, FileBoard) and board.text:
        return to_export_format(parse_game(board.text), board.tags)
    return game_of(board)


def _write_pbn(boards: Iterable[Record]) -> Iterator[bytes]:
    return (text.encode() for text in write_pbn(map(to_pbn_game, boards)))


def _write_lin(boards: Iterable[Record]) -> Iterator[bytes]:
    return (text.encode() for text in write_lin(boards))


def _write_log(boards: Iterable[Record]) -> Iterator[bytes]:
    log = log_of(list(boards))
    return (f"{line}\n".encode() for line in write_log(log.entries))


def _write_results(boards: Iterable[Record]) -> Iterator[bytes]:
    return (line.encode() for line in write_results(boards))


def _for_machine(write: Callable[[Iterable[Record]], Iterator[bytes]]) -> BoardWriter:
    return write


_WRITERS: Mapping[Format, BoardWriter] = {
    Format.PBN: _write_pbn,
    Format.LIN: _write_lin,
    Format.JSON: _write_log,
    Format.CSV: _write_results,
    Format.DLM: _for_machine(write_dlm),
    Format.DUP: _for_machine(write_dup),
    Format.BRI: _for_machine(write_bri),
    Format.DGE: _for_machine(write_dge),
    Format.BER: _for_machine(write_ber),
}
