"""The LIN reader on corrupt files: it neither crashes nor hangs, and reports faults.

For a long run, loop over `read_and_write(corrupted(SEEDS, Random(n)))`.
"""

import io
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.boards.file_board import FileBoard
from chelem.boards.log_conversion import records_of
from chelem.formats.lin import (
    lin_line,
    read_lin,
    read_link,
    write_lin,
    write_link,
)
from chelem.formats.lin.pairs import KEYS
from tests.support.chance import seeded
from tests.support.matches.played import played
from tests.support.mutation import corrupted

pytestmark = pytest.mark.slow

BOARDS = list(records_of(played("duplicate:6", seeded(1), deals=6)))
FILM = b"st||md|1SAK,,,|sk|S|nt|^b@2what now?|pg||mb|1n!pp2c|an|5!s|ub|1|mb|p|pc|S2H3|up|1|pf|y|mc|3|"
SEEDS = [
    *(lin_line(board).encode() + b"\n" for board in BOARDS),
    "".join(write_lin(BOARDS)).encode(),
    FILM,
    b"vg|a,b,I,1,2,c,0,d,0|\r\nrs|4HN=,3NEx-1,PASS,|\r\npn|\xe9,b,c,d,e,f,g,h|pg||\r\nqx|o1|md|0,,,|qx|c1|",
]
LINKS = [
    b"https://example.org/handviewer.html?" + write_link(BOARDS[0]).encode(),
    b"?n=SAKQ2&s=h10c2&nn=a+b&d=n&v=b&b=7&a=1c!(x)p%202d{y}ppp&p=c2{z}s10&c=9&tbt=y",
    b"?a=-4sxN&n=s2",
]


def read_and_write(data: bytes) -> int:
    """Read bytes as LIN, check the reports, write the boards, and return how many are read back."""
    boards = list(read_lin(io.BytesIO(data)))
    for parsed in boards:
        _check_reports(parsed, 1 + data.count(b"\n") + data.count(b"\r"))
    records = list(boards)
    return sum(1 for _ in read_lin(io.BytesIO("".join(write_lin(records)).encode())))


def _check_reports(parsed: FileBoard, lines: int) -> None:
    for report in parsed.reports("f.lin"):
        assert 1 <= report.line <= lines
        assert report.say("fr") != report.say("en")


@given(st.integers(0, 10**9))
@settings(max_examples=8 * settings().max_examples)
def test_a_corrupt_file_does_no_harm(seed):
    """A corrupt file raises no error, and every report has a line of the file."""
    read_and_write(corrupted(SEEDS, Random(seed)))  # noqa: S311 - a test must repeat itself


@given(st.binary(max_size=200))
def test_any_bytes_do_no_harm(data):
    """Arbitrary bytes raise no error."""
    read_and_write(data)


@given(st.lists(st.sampled_from([*KEYS, *"|||||,,17!SHAx\n"])))
def test_any_pairs_do_no_harm(parts):
    """Pairs in any order, complete or not, raise no error."""
    read_and_write("".join(parts).encode())


@given(st.integers(0, 10**9))
@settings(max_examples=3 * settings().max_examples)
def test_a_corrupt_link_does_no_harm(seed):
    """A corrupt link raises no error."""
    url = corrupted(LINKS, Random(seed)).decode("latin-1")  # noqa: S311 - as above
    _check_reports(read_link(url), 1)
