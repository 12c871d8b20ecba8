"""Export stored boards as a file."""

from itertools import chain

from chelem.formats import Format, write_boards
from chelem.formats.pbn import read_pbn_text


def export_boards(texts: tuple[str, ...], form: Format) -> bytes:
    """Return a file with the boards of these texts; raise `ChelemError` if the format cannot hold one."""
    boards = chain.from_iterable(map(read_pbn_text, texts))
    return b"".join(write_boards(boards, form))
