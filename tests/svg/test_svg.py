"""Any text is escaped in markup."""

from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from chelem.svg.elements import element, markup, printable


@given(st.text(st.characters()))
def test_any_text_is_written_and_read_back(text):
    """Text and attributes are escaped."""
    read = ET.fromstring(element("text", markup(text), fill=text))  # noqa: S314 - our own
    assert (read.text or "") == printable(text)
    assert read.get("fill") == printable(text)
    assert len(read) == 0


@given(st.text(st.characters()))
def test_a_printable_text_stays_as_it_is(text):
    """A text is cleaned once."""
    assert printable(printable(text)) == printable(text)
    printable(text).encode()


def test_text_that_is_markup_is_shown():
    """A board's name cannot inject markup."""
    assert markup("<script>alert('&')</script>") == "&lt;script&gt;alert('&amp;')&lt;/script&gt;"
