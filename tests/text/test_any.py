"""Any text is read or refused with a sentence."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.errors import ParseError
from chelem.games.whist import BridgeWhist
from chelem.text import (
    read_auction,
    read_call,
    read_card,
    read_contract,
    read_hand,
    read_result,
    read_seat,
    read_strain,
    read_suit,
)
from chelem.text.statements import read_statement

pytestmark = pytest.mark.slow

READERS: list[Callable[[str, str], object]] = [
    read_suit,
    read_strain,
    read_seat,
    read_card,
    read_call,
    lambda text, language: read_statement(text, BridgeWhist.info, language),
    read_hand,
    read_auction,
    read_result,
    read_contract,
]
ANY_CHARACTER = st.text(st.characters(), max_size=40)
OUR_CHARACTERS = st.text("♠♥♦♣♡PCKTARDVSHDNXE 0123456789-–+=*.,/|:œé\ufe0f\n", max_size=20)
OUR_WORDS = st.lists(
    st.sampled_from(
        [
            "1",
            "13",
            "♠",
            "pique",
            "SA",
            "NT",
            "Pass",
            "passe",
            "Fin",
            "AP",
            "de",
            "à",
            "10",
            "R",
            "par",
            "N",
            "X",
            "-2",
        ]
    ),
    max_size=8,
).map(" ".join)


def refusal_of(read: Callable[[str, str], object], text: str, language: str) -> ParseError | None:
    try:
        read(text, language)
    except ParseError as refusal:
        return refusal
    return None


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize("language", ["fr", "en"])
@given(text=ANY_CHARACTER | OUR_CHARACTERS | OUR_WORDS)
def test_any_text_is_read_or_refused(read: Callable[[str, str], object], language: str, text: str) -> None:
    """A parser returns a value or raises `ParseError`, which has a sentence in both languages."""
    refusal = refusal_of(read, text, language)
    if refusal is not None:
        assert all(refusal.say(reader).endswith(".") for reader in ("fr", "en"))


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize(
    "text", ["Z" * 100_000, "P " * 50_000 + "Z", "♠" * 100_000, "1" * 100_000, "\ud800", "\x00"]
)
def test_a_long_or_broken_text_is_refused_in_a_short_sentence(
    read: Callable[[str, str], object], text: str
) -> None:
    """The error quotes only the start of a long text."""
    with pytest.raises(ParseError) as refusal:
        read(text, "fr")
    assert len(refusal.value.say("fr")) < 250
