"""The compass plate in the middle of a diagram: four sides, dealer, board number."""

from dataclasses import dataclass

from chelem.svg.elements import element
from chelem.svg.lettering import breadth, lettered
from chelem.svg.suits import INK, RED

PLATE = 96
"""The side length of the plate."""
_RIM = 25
_GROUND = {"": "#5b5c50", "safe": "#1f6b43", "vulnerable": RED}
_LETTER, _NUMBER, _SMALLEST, _ON = 16, 26, 9, "#fffdf6"
_MIDDLES = ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5))


@dataclass(frozen=True, slots=True)
class Plate:
    """The letters of the four sides, clockwise from the top, and their state.

    Each of `sides` is "safe", "vulnerable" or "". `dealer` is the index of the dealer, whose letter gets
    `badge` beside it. `number` is printed in the middle if it fits.
    """

    letters: tuple[str, str, str, str]
    sides: tuple[str, str, str, str] = ("", "", "", "")
    dealer: int | None = None
    badge: str = ""
    number: str = ""

    def draw(self, x: float, y: float) -> str:
        """Draw the plate with its upper left corner at x, y."""
        return element(
            "g", *self._rims(), *self._letters(), self._middle(), transform=f"translate({x:g} {y:g})"
        )

    def _rims(self) -> list[str]:
        """Draw the four sides as triangles that meet on the diagonals."""
        corners, middle = ((0, 0), (PLATE, 0), (PLATE, PLATE), (0, PLATE)), PLATE / 2
        return [
            element(
                "path",
                d=f"M{middle:g} {middle:g}L{start[0]} {start[1]}L{end[0]} {end[1]}z",
                fill=_GROUND[side],
                stroke=_ON,
                stroke_width=1.5,
            )
            for side, start, end in zip(self.sides, corners, corners[1:] + corners[:1], strict=True)
        ]

    def _letters(self) -> list[str]:
        drawn = []
        for place, (letter, (across, down)) in enumerate(zip(self.letters, _MIDDLES, strict=True)):
            x, y = _inside(across), _inside(down)
            if place == self.dealer and self.badge:
                right, below = (0, 9) if across != 0.5 else (11, 0)  # where there is space for the badge
                drawn.append(self._draw_badge(x + right, y + below))
                x, y = x - right, y - below
            drawn.append(_centred(letter, x, y, _LETTER, _ON))
        return drawn

    def _draw_badge(self, x: float, y: float) -> str:
        ground = element("rect", x=x - 7, y=y - 7.5, width=14, height=15, rx=3, fill=_ON)
        return ground + _centred(self.badge, x, y, 12, INK)

    def _middle(self) -> str:
        side = PLATE - 2 * _RIM
        size = _NUMBER * min(1, (side - 6) / max(breadth(self.number, _NUMBER), 1))
        number = self.number if size >= _SMALLEST else ""
        fill = INK if number else _ON
        ground = element(
            "rect", x=_RIM, y=_RIM, width=side, height=side, fill=fill, stroke=_ON, stroke_width=1.5
        )
        return ground + _centred(number, PLATE / 2, PLATE / 2, size, _ON) if number else ground


def _centred(text: str, x: float, y: float, size: float, fill: str) -> str:
    return lettered(text, x, y + 0.34 * size, size, weight=700, fill=fill, anchor="middle")


def _inside(share: float) -> float:
    """Return the centre of a rim, or of the plate."""
    return {0: _RIM / 2, 0.5: PLATE / 2, 1: PLATE - _RIM / 2}[share]
