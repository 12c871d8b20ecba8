"""Writes boards in a format."""

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
    exported,
    game_of,
    parse_game,
    write_pbn,
)
from chelem.formats.registry import Form

Writer = Callable[[Iterable[FileBoard]], Iterator[bytes]]


def write_boards(boards: Iterable[FileBoard], form: Form) -> Iterator[bytes]:
    """The bytes of a file of these boards, in pieces; `ParseError` at one that the format cannot hold."""
    writer = _WRITERS.get(form)
    if writer is None:
        raise BadOption("file.unwritten", form=form.value)
    return writer(boards)


def pbn_game(told: FileBoard) -> PbnGame:
    """The board as a game of PBN: with all its tags and comments where it comes from PBN."""
    if told.text:
        return exported(parse_game(told.text), told.tags)
    return game_of(told)


def _write_pbn(boards: Iterable[FileBoard]) -> Iterator[bytes]:
    return (text.encode() for text in write_pbn(map(pbn_game, boards)))


def _write_lin(boards: Iterable[FileBoard]) -> Iterator[bytes]:
    return (text.encode() for text in write_lin(told for told in boards))


def _write_log(boards: Iterable[FileBoard]) -> Iterator[bytes]:
    log = log_of(list(boards))
    return (f"{line}\n".encode() for line in write_log(log.entries))


def _write_results(boards: Iterable[FileBoard]) -> Iterator[bytes]:
    return (line.encode() for line in write_results(told for told in boards))


def _for_machine(write: Callable[[Iterable[Record]], Iterator[bytes]]) -> Writer:
    return lambda boards: write(told for told in boards)


_WRITERS: Mapping[Form, Writer] = {
    Form.PBN: _write_pbn,
    Form.LIN: _write_lin,
    Form.JSON: _write_log,
    Form.CSV: _write_results,
    Form.DLM: _for_machine(write_dlm),
    Form.DUP: _for_machine(write_dup),
    Form.BRI: _for_machine(write_bri),
    Form.DGE: _for_machine(write_dge),
    Form.BER: _for_machine(write_ber),
}
