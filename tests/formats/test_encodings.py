"""Detection of the character encoding of files."""

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
def test_utf8_round_trips(text):
    """Any text encoded in UTF-8 is decoded unchanged."""
    assert redecode(text.encode().decode("latin-1")) == text


@given(st.binary())
def test_any_bytes_are_decoded(data):
    """Any bytes are decoded, to no more characters than bytes."""
    assert len(redecode(data.decode("latin-1"))) <= len(data)


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "latin-1", "cp850"])
def test_old_encodings_are_recognised(encoding):
    """Accented names are decoded from UTF-8, Windows, Latin-1 and DOS encodings."""
    assert redecode("Hélène André".encode(encoding).decode("latin-1")) == "Hélène André"


@pytest.mark.parametrize(("read", "text"), [(read_pbn, game()), (read_lin, LIN)])
@pytest.mark.parametrize("encoding", ["utf-8", "cp850"])
def test_text_formats_decode_names_alike(read, text, encoding):
    """PBN and LIN decode an accented player's name in UTF-8 and in the DOS encoding."""
    named = text.replace('"Nord"', '"Hélène"').replace("md|", "pn|,,Hélène,|md|")
    (board,) = read(BytesIO(named.encode(encoding)))
    assert board.tags["North"] == "Hélène"


def test_the_stream_stays_open():
    """The reader does not close the stream it was given."""
    stream = BytesIO(b"a\r\nb")
    with latin1_reader(stream) as reader:
        assert reader.read() == "a\nb"
    assert not stream.closed
