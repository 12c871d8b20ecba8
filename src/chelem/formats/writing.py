"""Write boards as the bytes of a text file: PBN, LIN, a log, or a table of results."""

from collections.abc import Iterable, Iterator

from chelem.boards import FileBoard, Record, log_of
from chelem.formats.csv_results import write_results
from chelem.formats.lin import write_lin
from chelem.formats.log.write import write_log
from chelem.formats.pbn import (
    PbnGame,
    game_of,
    parse_game,
    to_export_format,
    write_pbn,
)


def to_pbn_game(board: Record) -> PbnGame:
    """Return the board as a PBN game, with all tags and comments if it was read from PBN."""
    if isinstance(board, FileBoard) and board.text:
        return to_export_format(parse_game(board.text), board.tags)
    return game_of(board)


def write_pbn_file(boards: Iterable[Record]) -> Iterator[bytes]:
    """Yield the games of a PBN file."""
    return (text.encode() for text in write_pbn(map(to_pbn_game, boards)))


def write_lin_file(boards: Iterable[Record]) -> Iterator[bytes]:
    """Yield the lines of a LIN file."""
    return (text.encode() for text in write_lin(boards))


def write_log_file(boards: Iterable[Record]) -> Iterator[bytes]:
    """Yield the lines of a log in which these boards are played."""
    log = log_of(list(boards))
    return (f"{line}\n".encode() for line in write_log(log.entries))


def write_csv_file(boards: Iterable[Record]) -> Iterator[bytes]:
    """Yield the rows of a table of results."""
    return (line.encode() for line in write_results(boards))
