"""How a rubber or a Chicago stands before a deal: the games of both sides, and their part-scores."""

import re
from dataclasses import dataclass

from chelem.core import SIDES, ParseError, Vulnerability

SidePair = tuple[int, int]
"""A number of North-South, and that of East-West."""

POSSIBLE_BELOW = (0, *range(20, 100, 10))
"""The points that a side may have below the line: no contract scores 10, and 100 are a game."""

_PAIR = re.compile(r"(\d{1,3}):(\d{1,3})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Standing:
    """The points of both sides below the line toward the current game, and the games that they have won.

    `ParseError` for points that no contracts give, and for more than one game: two end the rubber.

    >>> Standing((60, 0), (0, 1)).vulnerable, str(Standing.parse("60:0 0:1"))
    (Vulnerability.EW, '60:0 0:1')
    """

    below: SidePair = (0, 0)
    games: SidePair = (0, 0)

    def __post_init__(self) -> None:
        for points in self.below:
            if points not in POSSIBLE_BELOW:
                raise ParseError("standing.below", points=str(points))
        for games in self.games:
            if games not in (0, 1):
                raise ParseError("standing.games", games=str(games))

    def __str__(self) -> str:
        return f"{self.below[0]}:{self.below[1]} {self.games[0]}:{self.games[1]}"

    @classmethod
    def parse(cls, text: str) -> "Standing":
        """Parse points below the line, North-South first, then the games unless they are 0:0."""
        pairs = [_PAIR.fullmatch(word) for word in text.split()]
        found = [(int(pair[1]), int(pair[2])) for pair in pairs if pair]
        if not 1 <= len(found) == len(pairs) <= 2:
            raise ParseError("standing.text", text=text)
        return cls(*found)

    @property
    def vulnerable(self) -> Vulnerability:
        """Who is vulnerable at rubber: the sides that have a game."""
        return Vulnerability.of_sides(side for side, games in zip(SIDES, self.games, strict=True) if games)


NEW_MATCH = Standing()
"""No part-scores and no games."""
