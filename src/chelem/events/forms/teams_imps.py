"""Teams at IMPs: the IMPs of a match become victory points, to 0.01 or in whole numbers."""

from fractions import Fraction
from typing import ClassVar

from chelem.core import FrozenMap
from chelem.events.forms.form import TeamForm
from chelem.events.forms.match_imps import points_of_imps
from chelem.events.outcome import Award
from chelem.events.scoring.awarding import award_imps
from chelem.events.settings import Scale
from chelem.scoring import imps
from chelem.scoring.competition.match_awards import void_margin
from chelem.scoring.competition.victory_points import MOST


class TeamsImps(TeamForm):
    """Each board gains IMPs."""

    __slots__ = ()
    margin_unit = "imps"
    scale: ClassVar[Scale]

    def gain(self, difference: int) -> int:
        """Return the IMPs of a difference."""
        return imps(difference)

    def award_gain(self, award: Award) -> Fraction:
        """Return the IMPs of an artificial score."""
        return award_imps(award, self.settings)

    def points(self, margin: Fraction, boards: int) -> Fraction:
        """Return the victory points of a side."""
        return points_of_imps(margin, boards, self.scale)

    def most_points(self, boards: int) -> int:
        """Return 20, whatever the length."""
        return int(MOST)

    def void_margins(self, boards: int) -> tuple[Fraction, Fraction]:
        """Return 3 IMPs for each board of average plus."""
        won = Fraction(void_margin(boards))
        return won, -won


class ContinuousTeams(TeamsImps):
    """Victory points to 0.01 (World Bridge Federation)."""

    __slots__ = ()
    name = scale = "continuous"
    order = 50
    decimals = 2
    csv_words = ("continuous", "continue")
    usebio_scoring = "VPS_CONTINUOUS"
    bridgemate = (51, 40)
    stored_as = FrozenMap({"matches": "teams", "scale": "continuous"})


class DiscreteTeams(TeamsImps):
    """Whole victory points."""

    __slots__ = ()
    name = scale = "discrete"
    order = 60
    decimals = 0
    csv_words = ("discrete", "whole", "entiers")
    usebio_scoring = "VPS_DISCRETE"
    bridgemate = (50,)
    stored_as = FrozenMap({"matches": "teams", "scale": "discrete"})


FORMS = (ContinuousTeams, DiscreteTeams)
