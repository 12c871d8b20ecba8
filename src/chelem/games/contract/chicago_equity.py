"""What a Chicago in progress is worth to the side that deals next: the points that it still wins, net.

The tables were measured by `tools/match_equity.py chicago --deals 150`: with each pair of part-scores 300
deals, 150 both ways, bid by `instant:sayc` on both sides and played double dummy, honours counted, from the
fourth deal, which is worth its points, back to the first. Dealer's side is the vulnerable one on deals 2 and
3; the same numbers serve for the option in which it is the other.
"""

from collections.abc import Mapping

from chelem.core import FrozenMap, Side
from chelem.matches import GamesWon
from chelem.matches.part_score_groups import part_score_group

_WORTH: Mapping[int, tuple[tuple[int, ...], ...]] = FrozenMap(
    {
        1: ((0,),),
        2: (
            (0, -60, -70, -80, -100),
            (70, 20, 0, -10, -30),
            (100, 50, 30, 20, 10),
            (120, 70, 50, 40, 30),
            (130, 80, 60, 40, 30),
        ),
        3: (
            (30, -20, -30, -40, -60),
            (100, 50, 40, 30, 10),
            (120, 80, 60, 50, 40),
            (140, 100, 80, 70, 60),
            (160, 110, 90, 80, 60),
        ),
        4: (
            (0, -40, -40, -60, -70),
            (50, 10, 10, -10, -20),
            (80, 30, 30, 10, -10),
            (90, 50, 40, 20, 10),
            (100, 50, 40, 30, 10),
        ),
    }
)
"""By the number of the next deal: a row for each group of the dealing side's part-score, in it a number for
each group of the other's, in points rounded to ten."""


def chicago_worth(number: int, won: GamesWon, dealing: Side) -> float:
    """Return the points that the side that deals next still wins on average, less those of its opponents.

    `number` is that of the deal; no part-scores come before the first.
    """
    mine, theirs = (part_score_group(won.parts[side]) for side in (dealing, dealing.opponents))
    return _WORTH[number][mine][theirs]
