"""How boldly a side bids: the combined points that games and slams ask for under one way of scoring."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """Combined points for contracts; the defaults suit the score of duplicate.

    `game` at no trumps, `major` and `minor` with a fit; `slam` and `grand`; `law` is how many tricks
    beyond the law of total tricks a side dares in competition, `preempts` whether it preempts at all,
    `redouble` whether the auction knows the redouble.
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
