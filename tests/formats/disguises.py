"""Files of every format behind the start of another: what a guess of the format can get wrong."""

from collections.abc import Iterator

from chelem.boards.file_board import FileBoard
from chelem.boards.log_conversion import records_of
from chelem.core.errors import BadOption
from chelem.formats import Format, write_boards
from tests.support.chance import seeded
from tests.support.matches.played import played

STARTS = (
    b'{"',  # what a log begins with, and no more
    b'{"version":',
    b'{"version": 0}\n',
    b'{"Club night", 2024}\n',  # a comment of PBN
    b"\xef\xbb\xbf",
    b'\xef\xbb\xbf{"',
    b"pn|",
    b"pn|S,W,N,E|md|3",
    b"qx|o1|\n",
    b"[Board",
    b'[Board "1"]\n',
    b"N:",
    b"N:.63.AKQ987.A9732 - - -\n",
    b"2026\n",
    b"% PBN 2.1\n",
    b"board,ns,ew,contract\n",
    b"\x00" * 78,
    b"https://www.bridgebase.com/tools/handviewer.html?lin=",
)
"""How a file of each format may begin, and nearly begin."""
NAMES = ("", "x", *(f"x.{form.value}" for form in Format))


def disguised_files() -> Iterator[tuple[Format, bytes]]:
    """Yield files of each format behind each start, and the starts alone."""
    boards = [FileBoard.of(record, 1) for record in records_of(played("duplicate:2", seeded(5)))]
    for form in Format:
        try:
            valid = b"".join(write_boards(boards, form))
        except BadOption:  # a format that is only read
            valid = b""
        for start in STARTS:
            yield form, start + valid
