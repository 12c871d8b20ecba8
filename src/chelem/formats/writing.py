"""Write boards as the bytes of a text file: PBN, LIN, a log, or a table of results."""

from collections.abc import Iterable, Iterator

from chelem.boards import FileBoard, Record, log_of
from chelem.formats import pbn
from chelem.formats.csv_results import write_results
from chelem.formats.lin import write_lin
from chelem.formats.log.write import write_log


def to_pbn_game(board: Record) -> pbn.PbnGame:
    """Return the board as a PBN game, with all tags and comments if it was read from PBN."""
    if isinstance(board, FileBoard) and board.text:
        return pbn.to_export_format(pbn.parse_game(board.text), board.tags)
    return pbn.game_of(board)


def write_pbn_file(boards: Iterable[Record]) -> Iterator[bytes]:
    """Yield the games of a PBN file."""
    return (text.encode() for text in pbn.write_pbn(map(to_pbn_game, boards)))


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
