"""Estimated text widths, and lines of text whose suit symbols are drawn as paths.

The reader's fonts are unknown, so widths are those of a common serif face, every text is placed separately,
and there is more space than usual typefaces need.
"""

import re

from chelem.svg.elements import element, markup
from chelem.svg.suits import INK, SIGNS, suit_path

FACES = "'Libertinus Serif', 'Palatino Linotype', Palatino, 'URW Palladio L', 'Times New Roman', serif"
SOFT = "#5b5c50"
"""The colour of secondary text: names, captions."""

_NARROW, _WIDE = frozenset("iljtfrI.,:;!|()[]'’- \u00a0\u202f"), frozenset("mwMWQDORNHK—ŒÆœæ")
_SUIT = 0.82
_PARTS = re.compile(f"([{''.join(SIGNS)}])")


def breadth(text: str, size: float) -> float:
    """Return the estimated width of the text at a font size."""
    return size * sum(_SUIT + 0.08 if letter in SIGNS else _letter(letter) for letter in text)


def text_line(text: str, x: float, y: float, size: float, colours: int, *, weight: int = 400) -> str:
    """Draw a text that starts at x with baseline y, with suit symbols as paths."""
    drawn = []
    for part in filter(None, _PARTS.split(text)):
        if part in SIGNS:
            drawn.append(suit_path(SIGNS[part], x + 0.04 * size, y - 0.7 * size, _SUIT * size, colours))
        else:
            blank = part[: len(part) - len(part.lstrip())]
            drawn.append(lettered(part.strip(), x + breadth(blank, size), y, size, weight=weight))
        x += breadth(part, size)
    return "".join(drawn)


def lettered(
    text: str, x: float, y: float, size: float, *, weight: int = 400, fill: str = INK, anchor: str = "start"
) -> str:
    """Draw a text anchored at x by its start, middle or end."""
    return element(
        "text", markup(text), x=x, y=y, font_size=size, font_weight=weight, fill=fill, text_anchor=anchor
    )


def _letter(letter: str) -> float:
    if letter in _NARROW:
        return 0.34
    if letter in _WIDE:
        return 0.82
    if letter.isascii() or (letter.isalpha() and letter < "\u0250"):
        return 0.7 if letter.isupper() else 0.52
    return 1.0
