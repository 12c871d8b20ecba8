"""One PBN game, board.pbn, read strictly: from the stream to its reports."""

from io import BytesIO
from pathlib import Path

from tracing import Trace, set_paths, traced


def walk() -> Trace:
    """Read the game once to fill caches, then once to count."""
    from chelem.formats import Format, read_boards  # noqa: PLC0415 - modules move; the rest of the script need not

    content = Path(__file__).with_name("board.pbn").read_bytes()

    def read() -> int:
        return sum(len(board.reports("board.pbn")) for board in read_boards(BytesIO(content), Format.PBN))

    if read():
        raise ValueError("board.pbn has faults, so that the walk would stop early")
    with traced() as trace:
        read()
    return trace


if __name__ == "__main__":
    set_paths()
    walk().print()
