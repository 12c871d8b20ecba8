"""A small table of numbers: a caption, headings, then a row for each name."""

from dataclasses import dataclass

from chelem.svg.elements import element
from chelem.svg.lettering import (
    SOFT,
    breadth,
    lettered,
    text_line,
)
from chelem.svg.suits import INK

_SIZE, _PITCH, _COLUMN = 14, 19, 23


@dataclass(frozen=True, slots=True)
class NumberTable:
    """A caption, column headings (suits as symbols), and rows that begin with a name."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def width(self) -> float:
        """The width in SVG units."""
        return max(breadth(self.caption, _SIZE), _COLUMN * (len(self.heads) + 1))

    @property
    def height(self) -> float:
        """The height in SVG units."""
        return float(_PITCH * (len(self.rows) + 2))

    def draw(self, x: float, y: float, colours: int) -> str:
        """Draw the table with its upper left corner at x, y."""
        drawn = [lettered(self.caption, x, y + 0.8 * _SIZE, _SIZE, fill=SOFT)]
        y += 2 * _PITCH - 0.4 * _SIZE
        for place, head in enumerate(self.heads, 1):
            left = x + _COLUMN * (place + 0.5) - breadth(head, _SIZE) / 2
            drawn.append(text_line(head, left, y, _SIZE, colours, weight=700))
        rule = element(
            "path", d=f"M{x:g} {y + 5:g}h{_COLUMN * (len(self.heads) + 1)}", stroke=SOFT, stroke_width=0.75
        )
        for row in self.rows:
            y += _PITCH
            for place, text in enumerate(row):
                weight = 400 if place else 700
                middle = x + _COLUMN * (place + 0.5)
                drawn.append(lettered(text, middle, y, _SIZE, weight=weight, fill=INK, anchor="middle"))
        return "".join(drawn) + rule
