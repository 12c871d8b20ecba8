"""The suits are the same everywhere, and readable."""

import re
from pathlib import Path

import pytest

from chelem.svg.diagram import IVORY
from chelem.svg.lettering import SOFT
from chelem.svg.suits import COLOURS, OUTLINES

PAGES = Path(__file__).parents[2] / "web" / "packages" / "card-table" / "src" / "Suit.svelte"


def luminance(colour: str) -> float:
    """WCAG 2.2, relative luminance."""
    channels = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    "colour", sorted({SOFT} | {colour for suits in COLOURS.values() for colour in suits.values()})
)
def test_every_colour_is_readable_on_ivory(colour):
    """UX, French: contrast on ivory; WCAG asks for 4.5."""
    assert (luminance(IVORY) + 0.05) / (luminance(colour) + 0.05) >= 4.5


def test_the_pages_draw_the_same_suits():
    """The same appearance on screen and on paper."""
    drawn = dict(re.findall(r'^ {4}([SHDC]): "([^"]+)"', PAGES.read_text(encoding="utf-8"), re.MULTILINE))
    assert drawn == OUTLINES


def test_four_colours_are_four():
    """The two-colour deck is black and red; in the four-colour deck each suit differs."""
    assert {number: len(set(suits.values())) for number, suits in COLOURS.items()} == {2: 2, 4: 4}
