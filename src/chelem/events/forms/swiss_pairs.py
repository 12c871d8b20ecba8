"""Matches of pairs, as in a Swiss event: won by percentages, or by cross-IMPs, for victory points."""

from fractions import Fraction

from chelem.core import FrozenMap
from chelem.events.forms.form import PairMatchForm
from chelem.events.forms.match_imps import WHOLE, points_of_imps
from chelem.events.settings import ScoringSettings
from chelem.scoring.competition.match_awards import plus_of_void_match, void_margin
from chelem.scoring.competition.swiss_pairs import has_scale, swiss_pairs_points
from chelem.scoring.competition.victory_points import MOST


class SwissPairs(PairMatchForm):
    """Pairs meet in matches."""

    __slots__ = ()

    @property
    def usebio_scoring(self) -> str:
        """The scale of victory points that the settings name."""
        return "VPS_DISCRETE" if self.settings.scale == WHOLE else "VPS_CONTINUOUS"


class SwissPairsPercent(SwissPairs):
    """The percentage of a match becomes whole victory points (EBU White Book 3.1.7)."""

    __slots__ = ()
    name = "swiss-pairs"
    order = 30
    margin_unit = "percent"
    stored_as = FrozenMap({"matches": "pairs", "method": "matchpoints"})
    average_margin = 50
    margin_signed = False
    decimals = 0

    def is_scored(self, boards: int) -> bool:
        """Return whether there is a scale for this length; one board alone has none."""
        return has_scale(boards)

    def points(self, margin: Fraction, boards: int) -> Fraction:
        """Return the victory points of a percentage."""
        return Fraction(swiss_pairs_points(margin, boards, self.settings.match_most)[0])

    def most_points(self, boards: int) -> int:
        """Return 20 or 10, by the settings."""
        return self.settings.match_most

    def void_margins(self, boards: int) -> tuple[Fraction, Fraction]:
        """Return the percentages of a match in which all other boards are average."""
        plus = Fraction(plus_of_void_match(boards), boards)
        return 50 + plus, 50 - plus


class SwissPairsImps(SwissPairs):
    """The IMPs of a match, across the field or against the datum, become victory points."""

    __slots__ = ()
    name = "swiss-imps"
    order = 40
    margin_unit = "imps"
    stored_as = FrozenMap({"matches": "pairs"})

    @property
    def decimals(self) -> int:
        """Two on the continuous scale, none on that of whole points."""
        return 0 if self.settings.scale == WHOLE else 2

    def points(self, margin: Fraction, boards: int) -> Fraction:
        """Return the victory points of IMPs."""
        return points_of_imps(margin, boards, self.settings.scale)

    def most_points(self, boards: int) -> int:
        """Return 20."""
        return int(MOST)

    def void_margins(self, boards: int) -> tuple[Fraction, Fraction]:
        """Return 3 IMPs for each board of average plus."""
        won = Fraction(void_margin(boards))
        return won, -won

    @classmethod
    def fits(cls, settings: ScoringSettings) -> bool:
        """Return whether pairs play matches by either kind of IMPs."""
        return super().fits(settings) and settings.method != SwissPairsPercent.stored_as["method"]


FORMS = (SwissPairsPercent, SwissPairsImps)
