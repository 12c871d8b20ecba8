"""Texts made to exhaust a reader's time or memory are read in linear time."""

from io import BytesIO

import pytest

from chelem.formats.pbn import read_pbn
from tests.support.thorough import first_of

pytestmark = pytest.mark.slow

SIZE = 30_000
UNITS = (
    *("[", "]", '"', "{", "}", "\\", "\n", " ", "\t", "\r", "%", ";", "=", "^", "*", "-", "a", ".", "é"),
    *('\\"', '[a"', '[a ""]', "[a", "{\n\n", "\n\n{", '[A "x"]\n\n', '["\\"', '[Note "1:"]', "\n%", '"\n'),
    *('[Deal "N:"]\n[Event ""]\n', '[Deal ""]\n\n[Note "1:"]\n\n', '[Deal ""]\n\n[Play "N"]\n\n'),
    *('[ScoreTable "+a"]\n1 ', '[ScoreTable "a;', '[Declarer ""]\n[Contract "1C"]\n\n'),
    *('[Play "N"]', '[Auction "N"]\n1C ', '[Deal "N:', "=1= ", "S2 ", "Pass ", "^S ", "+ ", "1C ^I "),
)


STARTS = ("", '[Auction "N"]\n', '[Play "N"]\n', '"')


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("start", first_of(STARTS, *STARTS[:2]))
def test_repeated_tokens_are_read(unit, start):
    """Thirty thousand bytes of the same token are read completely, in linear time."""
    data = (start + unit * (SIZE // len(unit.encode()))).encode()
    boards = 0
    for board in read_pbn(BytesIO(data)):
        boards += 1
        if boards < 5:
            assert len([report.say("fr") for report in board.reports("x")]) < 50
    assert boards <= SIZE


def test_an_overlong_game_is_cut():
    """An overlong game is cut and reported, and the next one is read."""
    data = b'[Board "1"]\n' + b"{ " + b"x" * 3_000_000 + b" }\n\n" + b'[Board "2"]\n'
    first, second = read_pbn(BytesIO(data))
    assert "pbn.long" in {problem.error.code for problem in first.problems}
    assert (first.board, second.board) == ("1", "2")
