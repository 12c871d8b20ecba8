"""How bold a side bids: the points that games and slams ask for under one mark."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Style:
    """Combined points for the contracts of a mark.

    `game` at no trumps, `major` and `minor` with a fit; `slam` and `grand`; `law` is how many tricks
    beyond the law of total tricks a side dares in competition, `preempts` whether it preempts at all,
    `redouble` whether the mark knows the redouble.
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


def style_of(game: str, *, redouble: bool) -> Style:
    """The style for a game: comptoir pays a game six times its part-scores, and nothing for tricks over."""
    return replace(COMPTOIR if game == "comptoir" else STANDARD, redouble=redouble)
