"""Files of LIN as bytes: encodings, line ends, line numbers of reports, and bounded memory."""

import io
import tracemalloc
from collections.abc import Iterator

import pytest

from chelem.boards.file_board import FileBoard
from chelem.formats.lin import read_lin
from tests.formats.lin.boards import AUCTION, HANDS, TRICK, codes, line, read_board

pytestmark = pytest.mark.slow


def read(data: bytes) -> list[FileBoard]:
    return list(read_lin(io.BytesIO(data)))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "cp1252"])
def test_encodings(encoding):
    """FORMATS: UTF-8, with or without a byte order mark, or the encodings of old programs."""
    text = line("mb|1N|an|15-17 «forcé»|mb|p|", head="pn|Zoé,François,Ibáñez,Weiß|st||")
    (parsed,) = read(text.encode(encoding))
    assert parsed.names == ("Ibáñez", "Weiß", "Zoé", "François")
    assert dict(parsed.auction.notes) == {0: "15-17 «forcé»"}


def test_two_encodings_in_one_file():
    """Each value is decoded independently of the others."""
    data = (
        line(head="pn|Zoé,,,|st||").encode()
        + b"\n"
        + line(head="pn|Ren\xe9,,,|st||").encode("latin-1", "replace")
    )
    data = data.replace(b"Ren?", b"Ren\xe9")
    assert ["Zoé", "René"] == [board.tags["South"] for board in read(data)]


MATCH = f"""\
vg|Cup,,I,1,2,,,,|
rs|,,,|
pn|a,b,c,d,e,f,g,h|pg||

qx|o1|st||md|3{HANDS}|sv|o|
mb|3D|mb|p|
nt|one
two|pg||
mb|p|mb|p|
pc|DA|pc|D3|
pc|C6|
pc|D6|pg||
qx|o2|
md|3{HANDS}|sv|o|mb|3D|mb|2D|
mb|q|
"""


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_report_names_its_line(end):
    """A report has the file, line, board and reason, with any line ends."""
    first, second = read(MATCH.replace("\n", end).encode())
    assert [(report.line, report.board, report.error.code) for report in first.reports("f.lin")] == [
        (12, "1", "card_play.held")
    ]
    assert [(report.line, report.board, report.error.code) for report in second.reports("f.lin")] == [
        (14, "2", "auction.insufficient"),
        (15, "2", "lin.call"),
    ]
    assert (first.line, second.line) == (5, 13)


@pytest.mark.parametrize(
    ("where", "place", "number"),
    [
        ("Auction", 0, 6),
        ("Auction", 1, 6),
        ("Auction", 3, 9),
        ("Auction", 99, 9),
        ("Play", 0, 10),
        ("Play", 2, 11),
        ("Deal", None, 5),
        ("Contract", None, 2),
        ("Result", None, 5),
        ("", None, 5),
    ],
)
def test_line_numbers_of_problems(where, place, number):
    """A problem has the line of its call, card or pair, otherwise that of the board."""
    first, _ = read(MATCH.encode())
    assert first.locate is not None
    assert number == first.locate(where, place)


def test_line_numbers_after_a_cut_value():
    """Line breaks inside a value that was cut still count."""
    data = "nt|" + "x\n" * 200_000 + "|" + line() + "\n" + line("mb|q|")
    first, second = read(data.encode())
    assert codes(first) == [("fault", "lin.cut", "", None)]
    assert [(report.line, report.error.code) for report in second.reports("f")] == [(200_002, "lin.call")]


class Endless(io.RawIOBase):
    """A stream that generates its bytes while it is read."""

    def __init__(self, parts: Iterator[bytes]) -> None:
        self.parts = parts
        self.rest = b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> int:
        while len(self.rest) < len(buffer) and (part := next(self.parts, b"")):
            self.rest += part
        count = min(len(buffer), len(self.rest))
        buffer[:count] = self.rest[:count]
        self.rest = self.rest[count:]
        return count


MEGABYTE = 1 << 20
BOARD = (line(AUCTION, TRICK) + "\n").encode()


@pytest.mark.parametrize(
    ("name", "part", "boards"),
    [
        ("boards on lines", BOARD * 200, None),
        ("boards on one line", BOARD.replace(b"\n", b"") * 200, None),
        ("one value", b"x" * MEGABYTE, 2),
        ("empty lines", b"\n" * MEGABYTE, 2),
        ("one board", b"pc|D2|" * 60_000, 2),
        ("comments", b"nt|x|pg||" * 40_000, 2),
        ("bars", b"|" * 200_000, 2),
    ],
)
def test_memory_does_not_grow_with_the_file(name, part, boards):
    """A file of any size: an overlong value or board is cut."""

    def parts() -> Iterator[bytes]:
        yield BOARD + b"nt|"
        yield from [part] * 4
        yield b"|" + BOARD

    tracemalloc.start()
    try:
        last, count = None, 0
        for board in read_lin(io.BufferedReader(Endless(parts()))):
            last, count = board, count + 1
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 8 * MEGABYTE, name
    assert boards in (None, count)
    assert last is not None
    assert last.board == "7"


def test_a_value_that_is_cut_is_reported():
    """A value that was cut gives a fault, and the rest of the board is read."""
    parsed = read_board(line(AUCTION, "nt|" + "x" * 300_000 + "|", TRICK))
    assert codes(parsed) == [("fault", "lin.cut", "", None)]
    assert len(parsed.play.cards) == 4


def test_a_board_that_is_cut_is_reported():
    """A board that was cut gives a fault, and the next board is complete."""
    first, second = read((line(AUCTION, TRICK, "nt|text|pg||" * 60_000) + "\n" + line()).encode())
    assert (codes(first), codes(second)) == ([("fault", "lin.cut", "", None)], [])
    assert (len(first.play.cards), second.line) == (4, 2)
