"""The four suits: outlines, shared with the web client, and colours."""

from collections.abc import Mapping

from chelem.svg.elements import element

SIZE = 32
"""The side of the square that contains an outline."""

OUTLINES: Mapping[str, str] = {
    "S": "M16 2C22 9 30 13.5 30 20c0 4-3 6.6-6.4 6.6-2.6 0-4.8-1.2-6.2-3.2.3 3 1.4 5.2 3.6 6.6H11"
    "c2.2-1.4 3.3-3.6 3.6-6.6-1.4 2-3.6 3.2-6.2 3.2C5 26.6 2 24 2 20 2 13.5 10 9 16 2z",
    "H": "M16 29.5C7 22 2 16.5 2 10.6 2 6 5.4 2.8 9.2 2.8c3 0 5.5 1.9 6.8 4.9 1.3-3 3.8-4.9 6.8-4.9"
    "C26.6 2.8 30 6 30 10.6c0 5.9-5 11.4-14 18.9z",
    "D": "M16 1.5C19 7 23 12 27.5 16 23 20 19 25 16 30.5 13 25 9 20 4.5 16 9 12 13 7 16 1.5z",
    "C": "M16 2a6.6 6.6 0 0 1 5.3 10.5 6.7 6.7 0 1 1-3.8 11c.3 2.9 1.4 5 3.6 6.5H10.9"
    "c2.2-1.5 3.3-3.6 3.6-6.5a6.7 6.7 0 1 1-3.8-11A6.6 6.6 0 0 1 16 2z",
}
SIGNS: Mapping[str, str] = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}

INK = "#20242b"
RED = "#c1121f"
COLOURS: Mapping[int, Mapping[str, str]] = {
    2: {"S": INK, "H": RED, "D": RED, "C": INK},
    4: {"S": INK, "H": RED, "D": "#b04a00", "C": "#12703a"},
}
"""Suit colours for two and four colours; each has a contrast of at least 4.5 on ivory."""


def suit_path(code: str, x: float, y: float, size: float, colours: int) -> str:
    """Draw a suit as a path, with the upper left corner of its square at x, y."""
    move = f"translate({x:.6g} {y:.6g}) scale({size / SIZE:.6g})"
    return element("path", d=OUTLINES[code], fill=COLOURS[colours][code], transform=move)


def suit_picture(code: str, colours: int) -> str:
    """Return a suit as an SVG of its own."""
    return element(
        "svg",
        suit_path(code, 0, 0, SIZE, colours),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {SIZE} {SIZE}",
    )
