"""How far a match has come when a deal begins: part-scores below the line, and games."""

import re
from dataclasses import dataclass

from chelem.core import ParseError

SidePair = tuple[int, int]
"""A number of North-South, and that of East-West."""

POSSIBLE_BELOW = (0, *range(20, 100, 10))
"""The points that a side may have below the line: no contract scores 10, and 100 are a game."""

_PAIR = re.compile(r"(\d{1,3}):(\d{1,3})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Standing:
    """The points of both sides below the line toward the current game, and the games that they have won.

    `games` is None for those that the vulnerability tells. `ParseError` for points that no contracts give,
    and for more than one game: two end a rubber.

    >>> str(Standing.parse("60:0 0:1")), Standing.parse("60:0")
    ('60:0 0:1', Standing(below=(60, 0), games=None))
    """

    below: SidePair = (0, 0)
    games: SidePair | None = None

    def __post_init__(self) -> None:
        for points in self.below:
            if points not in POSSIBLE_BELOW:
                raise ParseError("standing.below", points=str(points))
        for games in self.games or ():
            if games not in (0, 1):
                raise ParseError("standing.games", games=str(games))

    def __str__(self) -> str:
        pairs = (self.below,) if self.games is None else (self.below, self.games)
        return " ".join(f"{north_south}:{east_west}" for north_south, east_west in pairs)

    @classmethod
    def parse(cls, text: str) -> "Standing":
        """Parse points below the line, North-South first, and games if they are given."""
        pairs = [_PAIR.fullmatch(word) for word in text.split()]
        found = [(int(pair[1]), int(pair[2])) for pair in pairs if pair]
        if not 1 <= len(found) == len(pairs) <= 2:
            raise ParseError("standing.text", text=text)
        return cls(*found)


NEW_MATCH = Standing()
"""No part-scores."""
