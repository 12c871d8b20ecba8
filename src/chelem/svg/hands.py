"""One hand: its name and HCP above four lines, one for each suit."""

from dataclasses import dataclass

from chelem.svg.elements import element, markup
from chelem.svg.lettering import SOFT, breadth, lettered
from chelem.svg.suits import INK, suit_path

SIZE = 20
"""The font size of the cards."""
PITCH = 25
"""The line height of a hand."""
NAME_SIZE = 14
_NAME_HEIGHT = 22
_SUIT = 17
_INDENT = 25
_GAP = 0.2 * SIZE
_LETTERS = {"J": 0.55, "10": 1.0, "—": 1.0}
_CARD, _DIGIT = 0.74, 0.54

SuitRow = tuple[str, tuple[str, ...]]
"""The code of a suit, and its ranks as printed."""


@dataclass(frozen=True, slots=True)
class DrawnHand:
    """A hand to draw: a row for each suit, or the text `instead`; `name` and `points` may be empty."""

    rows: tuple[SuitRow, ...]
    name: str = ""
    points: str = ""
    instead: str = ""

    @property
    def width(self) -> float:
        """The width in SVG units."""
        heading = breadth(f"{self.name}  {self.points}", NAME_SIZE)
        ranks = max((sum(map(_cell, ranks)) for _, ranks in self.rows), default=0)
        return max(heading, breadth(self.instead, NAME_SIZE) if self.instead else _INDENT + ranks)

    @property
    def height(self) -> float:
        """The height in SVG units; text instead of cards takes as much as four suits."""
        return (_NAME_HEIGHT if self.name or self.points else 0) + PITCH * (len(self.rows) or 4)

    def draw(self, x: float, y: float, colours: int) -> str:
        """Draw the hand with its upper left corner at x, y."""
        drawn = ""
        if self.name or self.points:
            drawn = _heading(self.name, self.points, x, y + 0.75 * NAME_SIZE)
            y += _NAME_HEIGHT
        if self.instead:
            return drawn + lettered(self.instead, x, y + 0.8 * PITCH, NAME_SIZE, fill=SOFT)
        for place, (code, ranks) in enumerate(self.rows):
            drawn += _row(code, ranks, x, y + PITCH * place, colours)
        return drawn


def _heading(name: str, points: str, x: float, y: float) -> str:
    bold = element("tspan", markup(name), font_weight=700, fill=INK) if name else ""
    gap = "\u2002" if name and points else ""
    return element("text", bold + markup(gap + points), x=x, y=y, font_size=NAME_SIZE, fill=SOFT)


def _row(code: str, ranks: tuple[str, ...], x: float, y: float, colours: int) -> str:
    """Draw a suit and its ranks, each centred in a cell so that they cannot overlap in any typeface."""
    sign = suit_path(code, x, y + (PITCH - _SUIT) / 2 - 1, _SUIT, colours)
    x += _INDENT
    spans = []
    for rank in ranks:
        spans.append(element("tspan", markup(rank), x=x + (_cell(rank) - _GAP) / 2))
        x += _cell(rank)
    baseline = y + 0.5 * PITCH + 0.3 * SIZE
    cards = element(
        "text", *spans, y=baseline, font_size=SIZE, font_weight=600, fill=INK, text_anchor="middle"
    )
    return element("g", sign, cards)


def _cell(rank: str) -> float:
    """Return the width of a rank with the gap after it."""
    return SIZE * _LETTERS.get(rank, _DIGIT if rank.isdigit() else _CARD) + _GAP
