"""A drawing in pixels."""

from chelem.core.errors import BadOption
from chelem.render.typesetter import typeset

WIDTHS = range(16, 8193)
"""The widths of a picture, in pixels."""


def png(drawing: str, *, width: int = 1200) -> bytes:
    """An SVG of this program as a PNG, `width` pixels wide; its corners are transparent.

    `BadOption` where the width is none of `WIDTHS`, `ParseError` where the text is no drawing.
    """
    if width not in WIDTHS:
        values = f"{WIDTHS[0]}–{WIDTHS[-1]}"
        raise BadOption("option.value", option="width", value=width, values=values)
    return typeset("picture.typ", {"drawing": drawing, "width": str(width)}, "png")
