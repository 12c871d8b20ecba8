"""Damaged files end in an event or in one sentence, never in another error."""

from contextlib import suppress
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.core.errors import BadLog, ParseError
from chelem.events.files.files import read_event
from chelem.events.ranking import rank_event
from tests.events.files.usebio_text import usebio_board, usebio_text
from tests.formats.disguises import STARTS

USEBIO = usebio_text(usebio_board(1, 620, 170, "A6040", -100), usebio_board(2, 50, "", 0, -50))
PBN = rb"""[Event "x"]
[Board "1"]
[ScoreTable "PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer\1R;Result\2R;Score_NS;MP_NS;MP_EW"]
 1  2 4SX  S 10 "590" 2 0
 3  4 Pass - -  0 0 2
 5  6 - - - ^60 ^1 ^1
[TotalScoreTable "Rank;PairId;Names"]
1 1 "A;B"
"""
CSV = b"board,ns,ew,contract,declarer,result,score\n1,1,2,4S,N,=,\n1,3,4,,,,60-40\n1,5,6,Pass,,,\n"


@pytest.mark.parametrize("content", [USEBIO, PBN, CSV])
def test_the_files_are_sound(content):
    """What is damaged below can be read and ranked."""
    assert rank_event(read_event(BytesIO(content), "x").results)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from((USEBIO, PBN, CSV)), st.data())
def test_damaged_files(content, data):
    """Some bytes are replaced, left out, or doubled."""
    damaged = bytearray(content)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(damaged) - 1))
        length = data.draw(st.integers(1, 12))
        new = data.draw(
            st.sampled_from(
                (b"", b"9", b"-", b'"', b"<", b"\x00", b"\xff", bytes(damaged[place : place + 40]))
            )
        )
        damaged[place : place + length] = new
    with suppress(ParseError):
        rank_event(read_event(BytesIO(bytes(damaged)), "x").results)


@pytest.mark.parametrize("name", ["", "x.pbn", "x.xml", "x.json", "x.bws"])
def test_files_that_begin_like_others(name):
    """A file that looks like another format is read as far as possible, or refused."""
    starts = (*STARTS, b"<", b'{"event": "opened"', b'{"Session": {', b"[ScoreTable")
    for content in (b"", USEBIO, PBN, CSV):
        for start in starts:
            with suppress(ParseError, BadLog):
                rank_event(read_event(BytesIO(start + content), name).results)
