"""Four hands around a table, clockwise from the top, with notes, compass, table and text."""

from dataclasses import dataclass

from chelem.svg import lettering
from chelem.svg.elements import element, markup
from chelem.svg.hands import DrawnHand
from chelem.svg.plate import PLATE, Plate
from chelem.svg.suits import INK, RED
from chelem.svg.table import NumberTable

MARGIN = 18
_GAP = 16
_NOTE, _NOTE_PITCH = 14, 20
_TITLE = 22
IVORY, EDGE = "#fffdf6", "#d8cfba"


@dataclass(frozen=True, slots=True)
class Note:
    """A line in the upper left corner; `loud` makes it larger, `red` highlights it."""

    text: str
    loud: bool = False
    red: bool = False

    @property
    def size(self) -> int:
        """The font size."""
        return _TITLE if self.loud else _NOTE


@dataclass(frozen=True, slots=True)
class Diagram:
    """Four hands, clockwise from the top, and their surroundings.

    `notes` go in the upper left corner, `table` in the lower right one. The `parts` of a sentence go below,
    with line breaks only between parts. `title` and `spoken` are for screen readers.
    """

    hands: tuple[DrawnHand, DrawnHand, DrawnHand, DrawnHand]
    plate: Plate
    notes: tuple[Note, ...] = ()
    table: NumberTable | None = None
    parts: tuple[str, ...] = ()
    title: str = ""
    spoken: str = ""

    def draw(self, colours: int = 2) -> str:
        """Return the SVG, with suits in two or four colours."""
        return _Drawing(self, colours).svg()


def draw_hand(hand: DrawnHand, spoken: str, colours: int = 2) -> str:
    """Return a single hand as an SVG."""
    width, height = hand.width + 2 * MARGIN, hand.height + 2 * MARGIN
    return picture(hand.draw(MARGIN, MARGIN, colours), width, height, "", spoken)


def picture(inside: str, width: float, height: float, title: str, spoken: str) -> str:
    """Return an SVG on an ivory background that shrinks to fit its container."""
    ground = element("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=8, fill=IVORY, stroke=EDGE)
    labels = [element(name, markup(text)) for name, text in (("title", title), ("desc", spoken)) if text]
    return element(
        "svg",
        *labels,
        ground,
        inside,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {width:g} {height:g}",
        style="max-width:100%;height:auto",
        role="img",
        font_family=lettering.FACES,
    )


class _Drawing:
    """The layout in three columns and three rows; equal outer columns keep the plate centred."""

    def __init__(self, diagram: Diagram, colours: int) -> None:
        self.diagram, self.colours = diagram, colours
        self.north, self.east, self.south, self.west = diagram.hands
        notes = max((lettering.breadth(note.text, note.size) for note in diagram.notes), default=0)
        table = diagram.table.width if diagram.table else 0
        self.side = round(max(self.west.width, self.east.width, notes, table, 110))
        self.middle = round(max(self.north.width, self.south.width, PLATE))
        self.width = 2 * (MARGIN + self.side + _GAP) + self.middle

    def svg(self) -> str:
        """Return the whole picture."""
        diagram, colours = self.diagram, self.colours
        centre = MARGIN + self.side + _GAP
        right = centre + self.middle + _GAP
        upright = centre + (self.middle - max(self.north.width, self.south.width)) / 2
        first = MARGIN + self.north.height + _GAP
        band = max(self.west.height, self.east.height, PLATE)
        last = first + band + _GAP
        bottom = last + max(self.south.height, diagram.table.height if diagram.table else 0)
        drawn = [
            self._notes(),
            self.north.draw(upright, MARGIN, colours),
            self.west.draw(MARGIN, first + (band - self.west.height) / 2, colours),
            diagram.plate.draw(centre + (self.middle - PLATE) / 2, first + (band - PLATE) / 2),
            self.east.draw(right, first + (band - self.east.height) / 2, colours),
            self.south.draw(upright, last, colours),
        ]
        if diagram.table:
            drawn.append(diagram.table.draw(right, bottom - diagram.table.height, colours))
        sentence, height = self._sentence(bottom)
        return picture("".join(drawn) + sentence, self.width, height + MARGIN, diagram.title, diagram.spoken)

    def _notes(self) -> str:
        drawn, y = "", MARGIN
        for note in self.diagram.notes:
            fill = RED if note.red else INK if note.loud else lettering.SOFT
            weight = 700 if note.loud or note.red else 400
            y += note.size
            drawn += lettering.lettered(
                note.text, MARGIN, y - 0.2 * note.size, note.size, weight=weight, fill=fill
            )
            y += _NOTE_PITCH - _NOTE
        return drawn

    def _sentence(self, y: float) -> tuple[str, float]:
        """Return the parts on as many lines as they need, and the y coordinate of the end."""
        drawn, x, gap = "", float(self.width), lettering.breadth("\u2002", _NOTE)
        y += _GAP if self.diagram.parts else 0
        for part in self.diagram.parts:
            room = lettering.breadth(part, _NOTE)
            if x + room > self.width - MARGIN:
                x, y = MARGIN, y + _NOTE_PITCH
            drawn += lettering.text_line(part, x, y - 0.3 * _NOTE, _NOTE, self.colours)
            x += room + gap
        return drawn, y
