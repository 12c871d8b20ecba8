"""What a rubber in progress is worth to a side: the points that it still wins on average, net.

The table was measured by `tools/match_equity.py rubber --deals 300 --seed 1`: at each standing 600 deals, 300
both ways, bid by `instant:sayc` on both sides and played double dummy, honours counted. Each leads to points
and to another standing or the end, and the worth of all standings follows from one set of equations. Two
sides that win each game with an even chance would give 350 for the first game, ½ × 700 + ½ × 0; measured are
330.
"""

from collections.abc import Mapping

from chelem.core import FrozenMap, Side
from chelem.matches import GamesWon
from chelem.matches.part_score_groups import part_score_group

_WORTH: Mapping[tuple[int, int], tuple[tuple[int, ...], ...]] = FrozenMap(
    {
        (0, 0): (
            (0, -50, -80, -95, -95),
            (50, 0, -30, -45, -45),
            (80, 30, 0, -20, -20),
            (95, 45, 20, 0, 0),
            (95, 45, 20, 0, 0),
        ),
        (1, 0): (
            (330, 280, 250, 240, 240),
            (390, 330, 300, 290, 290),
            (410, 360, 330, 310, 310),
            (435, 380, 350, 330, 330),
            (435, 380, 350, 330, 330),
        ),
        (1, 1): (
            (0, -80, -110, -140, -140),
            (80, 0, -40, -60, -60),
            (110, 40, 0, -30, -30),
            (140, 60, 30, 0, 0),
            (140, 60, 30, 0, 0),
        ),
    }
)
"""By the games of a side and of its opponents: a row for each group of its part-score, in it a number for
each group of theirs, in points rounded to ten. Where more points were worth less, both have the mean."""


def rubber_worth(won: GamesWon, side: Side) -> float:
    """Return the points that a side still wins on average, less those of its opponents.

    `won` are the games and part-scores of a rubber that is not over.
    """
    theirs = side.opponents
    if won.games[side] < won.games[theirs]:
        return -rubber_worth(won, theirs)
    table = _WORTH[won.games[side], won.games[theirs]]
    return table[part_score_group(won.parts[side])][part_score_group(won.parts[theirs])]
