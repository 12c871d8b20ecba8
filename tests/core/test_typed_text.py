"""Text that people type: what deceives or breaks is left out or refused, and what scripts need stays."""

from contextlib import nullcontext
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.errors import Unusable
from chelem.core.typed_text import clean_line, clean_text, file_line, file_text

ODD = st.text(
    st.sampled_from(
        "ab \t\n\r\x00\x1b\x7f\x85\xa0\xad\u0301\u034fé\u0645\u06a9\u1100\u1161\u200b\u200c\u200d\u200e\u2028"
        "\u202a\u202e\u202f\u2060\u2066\u2069\u2800\u2764\u3164\ufe0f\ufeff\uffff\ud800\udc00\U0001f3f4"
        "\U0001f525\U000e0067\U000e007f"
    )
)
"""Letters, spaces, and every kind of character that nobody sees."""
SPACES = "\t\n\v\f\r\x85"
"""Controls that are spaces."""
TURNING = {*map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}


@given(ODD)
def test_a_line_is_one_line_that_stays_as_it_is(text):
    """Without controls, halves and directions; and cleaned again it is the same."""
    line = file_line(text)
    assert line == file_line(line) == line.strip()
    assert not [char for char in line if char < " " or "\x7f" <= char < "\xa0" or "\ud800" <= char < "\ue000"]
    assert not TURNING & set(line)
    assert not {"\u200b", "\ufeff", "\u2028", "\u2800"} & set(line)
    line.encode()


@given(ODD)
def test_lines_keep_their_ends_and_tabs(text):
    """And nothing else that is a control."""
    lines = file_text(text)
    assert lines == file_text(lines)
    assert {"\n", "\t"} >= {char for char in lines if char < " " or char == "\x7f"}
    assert not TURNING & set(lines)
    lines.encode()


@given(ODD)
def test_what_is_typed_is_refused_or_the_same_as_in_a_file(text):
    """A refusal is for controls and halves of characters alone."""
    refused = any(category(char) in ("Cc", "Cs") and char not in SPACES for char in text)
    for typed, in_file in ((clean_line, file_line), (clean_text, file_text)):
        with pytest.raises(Unusable, match="cannot be shown") if refused else nullcontext():
            assert in_file(text) == typed(text)


@pytest.mark.parametrize("text", ["\x00", "a\x00b", "\x1b[2J", "\x7f", "\x9b", "\ud800", "a\udc00"])
def test_controls_and_halves_are_refused(text):
    """None of them can be typed or seen, and some databases cannot store them."""
    with pytest.raises(Unusable):
        clean_line(text)


@pytest.mark.parametrize(
    "text",
    [
        "Zoé",
        "François-Xavier d’Aubigné",
        "Nguyễn Thị Ánh",
        "שלום",
        "می\u200cخواهم",  # without its joiner these are two other letters
        "क\u094d\u200dष",
        "👨\u200d👩\u200d👧",
        "❤\ufe0f\u200d🔥",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "Ronde 1\u00a0: 8\u202f%",
    ],
)
def test_what_scripts_need_stays(text):
    """Names of all languages, emoji, and the spaces of typography."""
    assert text == clean_line(text)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("  Anne\tMartin \r\n", "Anne Martin"),
        ("Ann\u202ee", "Anne"),
        ("\u2067Anne\u2069", "Anne"),
        ("An\u200b\u2060\u00adne\ufeff", "Anne"),
        ("A\u200dn\u200cne\u200d", "Anne"),
        ("Zoe\u0301", "Zoé"),
        ("\u200b\u3164\u2800\u200e", ""),
        ("\u0301", ""),
    ],
)
def test_lines_are_cleaned(text, line):
    """Trimmed, composed, in one direction, without what nobody sees; of nothing else, nothing is left."""
    assert line == clean_line(text)
