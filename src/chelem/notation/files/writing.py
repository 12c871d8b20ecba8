"""Writes boards in a format."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from chelem.core.errors import BadOption
from chelem.notation.files.forms import Form
from chelem.notation.log.write import write_log
from chelem.notation.pbn import PbnGame, exported, game_of, parse_game, write_pbn
from chelem.records.logs import log_of
from chelem.records.told import Told

Writer = Callable[[Iterable[Told]], Iterator[bytes]]


def write_boards(boards: Iterable[Told], form: Form) -> Iterator[bytes]:
    """The bytes of a file of these boards, in pieces; `ParseError` at one that the format cannot hold."""
    writer = _WRITERS.get(form)
    if writer is None:
        raise BadOption("file.unwritten", form=form.value)
    return writer(boards)


def pbn_game(told: Told) -> PbnGame:
    """The board as a game of PBN: with all its tags and comments where it comes from PBN."""
    if told.text:
        return exported(parse_game(told.text), told.record.tags)
    return game_of(told.record)


def _write_pbn(boards: Iterable[Told]) -> Iterator[bytes]:
    return (text.encode() for text in write_pbn(map(pbn_game, boards)))


def _write_log(boards: Iterable[Told]) -> Iterator[bytes]:
    log = log_of([told.record for told in boards])
    return (f"{line}\n".encode() for line in write_log(log.entries))


_WRITERS: Mapping[Form, Writer] = {Form.PBN: _write_pbn, Form.JSON: _write_log}
