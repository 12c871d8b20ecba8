"""The settings of an event's scoring, and the profiles of federations by name."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from chelem.core.errors import BadOption
from chelem.scoring.competition.butler import TRIM, TRIM_FROM, ExactFive

Method = Literal["matchpoints", "cross-imps", "butler"]
"""How the scores of a board are compared."""
Matches = Literal["none", "pairs", "teams"]
"""Whether results are those of matches, in victory points, of pairs compared across the field or of teams."""
Scale = Literal["continuous", "discrete", "board-a-match"]
"""How the IMPs of a match become victory points; with board-a-match each board is worth 2, 1 or 0."""
TieBreak = Literal["none", "common-boards", "direct", "tops"]
"""How equal entrants are put in order: not at all; by the better score on each board they both played (FFB);
by their own meeting (EBU); by their number of tops."""


@dataclass(frozen=True, slots=True)
class ScoringSettings:
    """How travellers become a ranking.

    `places` is the number of decimals of a result when it is shown, and rounded once. `tie_breaks` apply
    in order; who is equal in all shares a place. `lone` are the averages of two sides whose score has
    nothing to compare with. With `lift`, average plus is at least the entrant's own on its real boards.
    """

    method: Method = "matchpoints"
    matches: Matches = "none"
    scale: Scale = "continuous"
    places: int = 2
    tie_breaks: tuple[TieBreak, ...] = ()
    trim: int = TRIM
    trim_from: int = TRIM_FROM
    exact_five: ExactFive = "away"
    lift: bool = True
    imps_of_average: Fraction = Fraction(3)

    def scoring_like(self, other: "ScoringSettings") -> "ScoringSettings":
        """Return these settings for an event that is scored as another is: its method, matches and scale."""
        return replace(self, method=other.method, matches=other.matches, scale=other.scale)


PLAIN = ScoringSettings()
PROFILES: Mapping[str, ScoringSettings] = {
    "plain": PLAIN,
    "ffb": ScoringSettings(tie_breaks=("common-boards", "tops")),
    "ebu": ScoringSettings(tie_breaks=("direct",)),
    "wbf": ScoringSettings(tie_breaks=("direct", "tops")),
}
"""Profiles by name; files are scored with `plain`, as programs share places."""


def find_profile(name: str) -> ScoringSettings:
    """Return a profile; `BadOption` for an unknown name."""
    if name not in PROFILES:
        raise BadOption("option.value", option="profile", value=name, values=", ".join(PROFILES))
    return PROFILES[name]
