"""The settings of an event's scoring, and the profiles of federations by name."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal

from chelem.core import BadOption, FrozenMap, freeze
from chelem.scoring.competition.averages import IMPS, IMPS_OF_COMPARISON, Average
from chelem.scoring.competition.butler import TRIM, TRIM_FROM, ExactFive
from chelem.scoring.competition.swiss_pairs import MOST, MatchMost

Method = Literal["matchpoints", "cross-imps", "butler"]
"""How the scores of a board are compared."""
Matches = Literal["none", "pairs", "teams"]
"""Whether results are those of matches, in victory points, of pairs compared across the field or of teams."""
Scale = Literal["continuous", "discrete", "board-a-match"]
"""How the IMPs of a match become victory points; with board-a-match each board is worth 2, 1 or 0."""
TieBreak = Literal[
    "none",  # they share a place
    "common-boards",  # the better score on each board that they both played (FFB)
    "direct",  # their own meeting, in the points of the ranking (EBU, WBF)
    "direct-margin",  # their own meeting, in IMPs or percent
    "margin",  # all matches, in IMPs or percent
    "matches-won",  # the share of matches won; a draw is half a win
    "opponents",  # the sum of the opponents' final results (EBU)
    "quotient",  # IMPs won divided by IMPs lost
    "tops",
]
"""How equal entrants are put in order."""
SingleRanking = Literal["by-result", "alternating"]
"""How two lines become one ranking: by results, or with the first of each line before the second (FFB)."""


@dataclass(frozen=True, slots=True)
class ScoringSettings:
    """How travellers become a ranking.

    `places` is the number of decimals of a result when it is shown, and rounded once. `tie_breaks` apply
    in order; who is equal in all shares a place. With `lift`, average plus is at least the entrant's own on
    its real boards. `imps_of_average` are those of average plus, where they are not the usual ones.
    `single_ranking` counts where two lines are ranked as one, `match_most` (20 or 10 victory points) in
    Swiss pairs at matchpoints.
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
    imps_of_average: Fraction | None = None
    single_ranking: SingleRanking = "by-result"
    match_most: MatchMost = MOST
    form: str = ""
    """The name of a form that method, matches and scale do not tell apart; empty for those that they do."""
    form_options: Mapping[str, str] = field(default_factory=lambda: FrozenMap({}))
    """The options of such a form that are not as usual."""

    def __post_init__(self) -> None:
        freeze(self, "form_options")

    @property
    def average_imps(self) -> Fraction:
        """The IMPs of average plus: 3, or 2 a comparison in matches of pairs at cross-IMPs."""
        if self.imps_of_average is not None:
            return self.imps_of_average
        of_comparisons = (self.method, self.matches) == ("cross-imps", "pairs")
        return Fraction(IMPS_OF_COMPARISON if of_comparisons else IMPS[Average.PLUS])

    def scoring_like(self, other: "ScoringSettings") -> "ScoringSettings":
        """Return the settings of another event, with these rules for equal results and for two lines."""
        return replace(other, tie_breaks=self.tie_breaks, single_ranking=self.single_ranking)


def matches_of(kind: str, in_matches: bool) -> Matches:  # noqa: FBT001 - both as an event was opened
    """Return whose matches an event plays: teams always do."""
    return "teams" if kind == "teams" else "pairs" if in_matches else "none"


PLAIN = ScoringSettings()
PROFILES: Mapping[str, ScoringSettings] = {
    "plain": PLAIN,
    "ffb": ScoringSettings(tie_breaks=("common-boards", "tops"), single_ranking="alternating"),
    "ebu": ScoringSettings(tie_breaks=("direct", "direct-margin", "opponents", "quotient")),
    "wbf": ScoringSettings(tie_breaks=("direct", "direct-margin", "quotient", "tops")),
}
"""Profiles by name; files are scored with `plain`, as programs share places."""


def find_profile(name: str) -> ScoringSettings:
    """Return a profile; `BadOption` for an unknown name."""
    if name not in PROFILES:
        raise BadOption("option.value", option="profile", value=name, values=", ".join(PROFILES))
    return PROFILES[name]
