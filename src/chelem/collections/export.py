"""Export boards as a file."""

from itertools import chain

from chelem.formats import Format, write_boards
from chelem.formats.pbn import read_pbn_text


def give_out(texts: tuple[str, ...], form: Format) -> bytes:
    """The boards of these texts as a file; `ChelemError` where the format cannot hold one of them."""
    boards = chain.from_iterable(map(read_pbn_text, texts))
    return b"".join(write_boards(boards, form))
