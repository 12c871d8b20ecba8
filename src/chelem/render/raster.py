"""Convert a drawing to pixels."""

from chelem.core import BadOption
from chelem.render.typesetter import typeset

WIDTHS = range(16, 8193)
"""The allowed widths of a picture in pixels."""


def png(drawing: str, *, width: int = 1200) -> bytes:
    """Convert an SVG of this program to a PNG, `width` pixels wide, with transparent corners.

    `BadOption` if the width is not in `WIDTHS`, `ParseError` if the text is not a drawing.
    """
    if width not in WIDTHS:
        values = f"{WIDTHS[0]}–{WIDTHS[-1]}"
        raise BadOption("option.value", option="width", value=width, values=values)
    return typeset("picture.typ", {"drawing": drawing, "width": str(width)}, "png")
