"""The letters of files."""

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.formats.encodings import latin1_reader, redecode
from chelem.formats.lin import read_lin
from chelem.formats.pbn import read_pbn
from tests.formats.pbn.boards import game

LIN = "md|3SAKQ,,|sv|o|pg||"


@given(st.text(st.characters(codec="utf-8")))
def test_utf8_is_read_as_it_was_meant(text):
    """Any text survives encoding in UTF-8 and decoding."""
    assert redecode(text.encode().decode("latin-1")) == text


@given(st.binary())
def test_any_bytes_are_letters(data):
    """No bytes are refused, and there are no more letters than bytes."""
    assert len(redecode(data.decode("latin-1"))) <= len(data)


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "latin-1", "cp850"])
def test_the_same_name_in_every_old_code(encoding):
    """Names with accents, as Windows and DOS wrote them."""
    assert redecode("Hélène André".encode(encoding).decode("latin-1")) == "Hélène André"


@pytest.mark.parametrize(("read", "text"), [(read_pbn, game()), (read_lin, LIN)])
@pytest.mark.parametrize("encoding", ["utf-8", "cp850"])
def test_every_format_of_text_has_the_same_letters(read, text, encoding):
    """A player's name in DOS's letters is read in PBN as in LIN."""
    named = text.replace('"Nord"', '"Hélène"').replace("md|", "pn|,,Hélène,|md|")
    (board,) = read(BytesIO(named.encode(encoding)))
    assert board.tags["North"] == "Hélène"


def test_the_stream_stays_open():
    """Who opened the stream closes it."""
    stream = BytesIO(b"a\r\nb")
    with latin1_reader(stream) as reader:
        assert reader.read() == "a\nb"
    assert not stream.closed
