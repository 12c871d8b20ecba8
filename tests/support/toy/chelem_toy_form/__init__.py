"""A form of event in a package of its own: teams whose matches are won or lost, by total points."""

from fractions import Fraction

from chelem.core.frozen import FrozenMap
from chelem.events.forms.form import TeamForm
from chelem.events.outcome import Award


class KnockoutTeams(TeamForm):
    """A match is worth 1 to its winner, and half to each side when drawn."""

    __slots__ = ()
    name = "knockout"
    order = 1000
    margin_unit = "points"
    shown_unit = "wins"
    decimals = 0
    whole = True
    csv_words = ("knockout", "elimination")
    usebio_scoring = "KNOCKOUT"
    bridgemate = (99,)
    stored_as = FrozenMap({"matches": "teams", "form": "knockout"})

    def gain(self, difference: int) -> int:
        """Return the points."""
        return difference

    def award_gain(self, award: Award) -> Fraction:
        """Return 10 points for each per cent above average."""
        return 10 * (award.percent - 50)

    def points(self, margin: Fraction, boards: int) -> Fraction:
        """Return 1, a half or 0."""
        return Fraction((margin > 0) * 2 + (margin == 0), 2)

    def most_points(self, boards: int) -> int:
        """Return 1."""
        return 1

    def void_margins(self, boards: int) -> tuple[Fraction, Fraction]:
        """Return any margin."""
        return Fraction(boards), -Fraction(boards)


FORMS = (KnockoutTeams,)
