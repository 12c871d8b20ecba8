"""Teams at board-a-match: each board is worth 2, 1 or 0, and a match the sum of its boards."""

from fractions import Fraction

from chelem.core import FrozenMap
from chelem.events.forms.form import TeamForm
from chelem.events.outcome import Award
from chelem.scoring.competition.board_a_match import WON
from chelem.scoring.competition.match_awards import plus_of_void_match


class BoardAMatchTeams(TeamForm):
    """A board is won, halved or lost, by however little."""

    __slots__ = ()
    name = "board-a-match"
    order = 70
    margin_unit = won_unit = "boards"
    shown_unit = "points"
    decimals = 0
    whole = True
    halves = False
    counts_beaten = True
    shows_gains = False
    gain_head = "won"
    csv_words = ("board-a-match",)
    usebio_scoring = "BOARD_A_MATCH"
    bridgemate = (60,)
    stored_as = FrozenMap({"matches": "teams", "scale": "board-a-match"})

    def gain(self, difference: int) -> int:
        """Return 1 for a board won, −1 for one lost."""
        return (difference > 0) - (difference < 0)

    def award_gain(self, award: Award) -> Fraction:
        """Return the share of a board above or below its half."""
        return (award.percent - 50) / 50

    def points(self, margin: Fraction, boards: int) -> Fraction:
        """Return the points of the boards: 1 for each, and 1 more or less for each won or lost."""
        return boards + margin

    def most_points(self, boards: int) -> Fraction | int:
        """Return 2 a board."""
        return WON * boards

    def void_margins(self, boards: int) -> tuple[Fraction, Fraction]:
        """Return the boards that average plus stands for."""
        plus = Fraction(plus_of_void_match(boards), 50)
        return plus, -plus


FORMS = (BoardAMatchTeams,)
