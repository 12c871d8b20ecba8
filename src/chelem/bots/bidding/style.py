"""How boldly a side bids: the points it needs for games and slams under a scoring table."""

from dataclasses import dataclass, replace
from functools import cache


@dataclass(frozen=True, slots=True)
class Style:
    """The combined points needed for contracts, and other habits.

    `game` is for 3NT, `major` and `minor` for game with a fit, `slam` and `grand` for slams. `law` is the
    number of tricks a side competes beyond the law of total tricks, `preempts` whether it preempts,
    `redouble` whether the rules allow a redouble.
    """

    game: int = 25
    major: int = 26
    minor: int = 29
    slam: int = 33
    grand: int = 37
    law: int = 0
    preempts: bool = True
    redouble: bool = True


STANDARD = Style()
COMPTOIR = Style(game=24, major=25, minor=28, slam=33, grand=37, law=-1)


@cache
def style_of(game: str, *, redouble: bool) -> Style:
    """Return the style for a game: bolder in comptoir, whose games pay much and overtricks nothing."""
    return replace(COMPTOIR if game == "comptoir" else STANDARD, redouble=redouble)
