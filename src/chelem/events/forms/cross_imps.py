"""Pairs at cross-IMPs: each score is compared with every other of the field, and the IMPs are averaged."""

from collections.abc import Iterator
from fractions import Fraction
from math import isqrt

from chelem.core import Fact, FrozenMap, Phrase, Side
from chelem.events.forms.comparison import NOTHING, ImpComparison, shares_of_field
from chelem.events.forms.field_form import FieldForm
from chelem.events.scoring.compared_group import ComparedGroup, in_units, seen_by
from chelem.events.scoring.scored_board import ScoredBoard
from chelem.scoring import imps
from chelem.scoring.competition.field import cross_imp_table
from chelem.scoring.competition.frequencies import Frequencies


class CrossImpComparison(ImpComparison):
    """Each score gains the mean of its IMPs against the other scores."""

    __slots__ = ()
    name = "cross-imps"
    places_of_gain = 2
    csv_words = ("cross-imps", "cross imps", "x-imps", "imps croises", "imp croises")
    usebio_points = "CROSS_IMP_POINTS"
    usebio_word = "IMP"
    usebio_kind = "CROSS_IMP"
    bridgemate = (36, 35)
    bridgemate_small = (31, 30)
    whole = False
    pbn_scoring = "IMP;Cross2"  # the mean over the other tables
    pbn_words = "CROSS|XIMP"

    def compared(self, frequencies: Frequencies, expected: int, *, unfinished: bool) -> ComparedGroup:
        """Return the mean of the IMPs of each score."""
        return in_units(frequencies, cross_imp_table(frequencies, expected))

    def in_match(self, expected: int) -> Fraction:
        """Return what makes a mean comparable with one comparison, as victory points are meant for."""
        return _of_one_comparison(expected)

    def score_reasons(
        self, board: ScoredBoard, group: ComparedGroup, points: int, side: Side
    ) -> Iterator[Phrase]:
        """Yield the sum of the comparisons, how often each counts where some are missing, and their mean."""
        mine = seen_by(side, points)
        gained = sum(
            (count * imps(mine - seen_by(side, score)) for score, count in group.frequencies.items()), NOTHING
        )
        value = Fraction((group.worth or {})[points], group.unit)
        facts: dict[str, Fact] = {"sum": str(gained), "others": board.expected - 1, "imps": str(value)}
        yield from shares_of_field(board, group)
        factor = Fraction(board.expected) / group.weight
        yield Phrase("event.why.cross-imps", {**facts, "factor": 1 if factor == 1 else str(factor)})


class CrossImpPairs(FieldForm):
    """Ranked by the sum of mean IMPs."""

    __slots__ = ()
    name = "cross-imps"
    order = 10
    stored_as = FrozenMap({"matches": "none", "method": "cross-imps"})


FORMS = (CrossImpPairs,)


def _of_one_comparison(scores: int) -> Fraction:
    """Return the factor that makes a mean of cross-IMPs comparable with one comparison: √(2(r−1)/r) (Probst).

    The sum of r−1 comparisons is divided by √(r(r−1)/2); the root is taken to six decimals.
    """
    return Fraction(isqrt(2 * (scores - 1) * 10**12 // scores), 10**6) if scores > 1 else Fraction(1)
