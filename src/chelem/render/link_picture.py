"""Draw a board for the preview of a link, in the shape that messaging programs show."""

import re

from chelem.render.deal import draw_deal
from chelem.render.printed_board import Printable
from chelem.svg.diagram import IVORY
from chelem.svg.elements import element

LINK_PICTURE_SIZE = (1200, 630)
"""The width and height in pixels; pictures of another shape are cropped by most messaging programs."""
_MARGIN = 15
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def draw_link_picture(board: Printable, language: str = "en") -> str:
    """Return a board as an SVG of `LINK_PICTURE_SIZE`, as large as fits in it; errors as in `draw_deal`."""
    drawing = draw_deal(board, language)
    found = _SIZE.search(drawing)
    assert found is not None  # noqa: S101 - every drawing of ours has its size
    own_width, own_height = map(float, found.groups())
    width, height = LINK_PICTURE_SIZE
    scale = min((width - 2 * _MARGIN) / own_width, (height - 2 * _MARGIN) / own_height)
    left, top = (width - scale * own_width) / 2, (height - scale * own_height) / 2
    return element(
        "svg",
        element("rect", width=width, height=height, fill=IVORY),
        element("g", drawing, transform=f"translate({left:g} {top:g}) scale({scale:g})"),
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {width} {height}",
    )
