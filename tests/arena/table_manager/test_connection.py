"""Lines are the same however their bytes arrive; a line without an end is refused."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.arena.table_manager.connection import LONGEST_LINE, LineBuffer
from chelem.core.errors import TooLarge

TEXTS = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=30)


@given(
    st.lists(st.tuples(TEXTS, st.sampled_from(["\r\n", "\n", "\r", "\r\n\r\n"]))),
    st.lists(st.integers(0, 500)),
)
def test_lines_do_not_depend_on_the_packets_they_arrive_in(lines, cuts):
    data = "".join(text + end for text, end in lines).encode()
    places = sorted({min(cut, len(data)) for cut in (0, *cuts, len(data))})
    buffer = LineBuffer()
    read = []
    for begin, end in pairwise(places):
        read += buffer.feed(data[begin:end])
    assert [text for text, _ in lines] == read


@pytest.mark.parametrize("packet", [1, 4096, 20_000])
def test_a_line_of_20_000_characters_is_refused(packet):
    def feed() -> None:
        buffer = LineBuffer()
        for place in range(0, 20_000, packet):
            buffer.feed(b"x" * min(packet, 20_000 - place))

    with pytest.raises(TooLarge):
        feed()


def test_the_longest_line_is_read():
    line = "x" * LONGEST_LINE
    assert [line] == LineBuffer().feed(line.encode() + b"\r\n")


def test_bytes_that_are_not_text_are_read_as_something():
    assert ["North passes\ufffd"] == LineBuffer().feed(b"North passes\xff\r\n")
