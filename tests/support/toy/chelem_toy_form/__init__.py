"""Two forms of event in a package of their own: teams that win or lose a match, and pairs by the median."""

from collections.abc import Iterator
from fractions import Fraction
from statistics import median

from chelem.core import FrozenMap, Phrase, Side
from chelem.events.forms.comparison import ImpComparison
from chelem.events.forms.field_form import FieldForm
from chelem.events.forms.form import TeamForm
from chelem.events.outcome import Award
from chelem.events.scoring.compared_group import ComparedGroup, seen_by
from chelem.events.scoring.entrant_tally import EntrantTally
from chelem.events.scoring.scored_board import ScoredBoard
from chelem.scoring.competition.frequencies import Frequencies


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


class MedianComparison(ImpComparison):
    """A score is above, at or below the median of its board; files, which have no word for it, say Butler."""

    __slots__ = ()
    name = "butler"
    whole = True

    def compared(self, frequencies: Frequencies, expected: int, *, unfinished: bool) -> ComparedGroup:
        """Return 1, 0 or −1 for each score."""
        middle = median(score for score, count in frequencies.items() for _ in range(count))
        worth = {score: (score > middle) - (score < middle) for score in frequencies}
        return ComparedGroup(frequencies, worth, 1, int(middle))

    def gain_of(self, award: Award) -> Fraction:
        """Return 1 for 100 %."""
        return (award.percent - 50) / 50

    def worth_of_one(self, mine: int, theirs: int) -> None:
        """Return None: no score is compared with another."""

    def score_reasons(
        self, board: ScoredBoard, group: ComparedGroup, points: int, side: Side
    ) -> Iterator[Phrase]:
        """Yield the median."""
        facts = {"median": seen_by(side, group.datum or 0), "points": str((group.worth or {})[points])}
        yield Phrase("event.why.median", facts)

    def award_reasons(self, award: Award, own: Fraction | None) -> Iterator[Phrase]:
        """Yield what it is worth."""
        yield Phrase("event.why.median-award", {"points": str(self.gain_of(award))})

    def sum_reasons(self, tally: EntrantTally) -> Iterator[Phrase]:
        """Yield the sum."""
        yield Phrase("event.why.median-sum", {"points": str(self.total(tally, Fraction(0)))})


class MedianPairs(FieldForm):
    """Ranked by the boards above the median, less those below it."""

    __slots__ = ()
    name = "median"
    order = 1001
    compared_by = MedianComparison
    shown_unit = "medians"
    whole = True
    usebio_kind = "BUTLER_PAIRS"
    stored_as = FrozenMap({"matches": "none", "method": "butler", "form": "median"})


FORMS = (KnockoutTeams, MedianPairs)
