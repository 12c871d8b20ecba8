"""How boldly a side bids: the points it needs for games and slams under a form of scoring."""

from dataclasses import dataclass, replace
from functools import cache


@dataclass(frozen=True, slots=True)
class Style:
    """Combined points needed for contracts, and other habits; the defaults suit duplicate scoring.

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


@cache
def style_with(style: Style, *, redouble: bool) -> Style:
    """Return the style with or without the redouble."""
    return replace(style, redouble=redouble)
