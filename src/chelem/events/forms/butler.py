"""Pairs at Butler: each score gains IMPs against the datum of its board, the trimmed mean of all scores."""

from collections.abc import Iterator
from fractions import Fraction

from chelem.core import Fact, FrozenMap, Phrase, Side
from chelem.events.forms.comparison import NOTHING, ImpComparison, shares_of_field
from chelem.events.forms.field_form import FieldForm
from chelem.events.scoring.compared_group import ComparedGroup, seen_by
from chelem.events.scoring.scored_board import ScoredBoard
from chelem.scoring import imps
from chelem.scoring.competition.butler import field_datum, field_mean, is_trimmed
from chelem.scoring.competition.frequencies import Frequencies


class ButlerComparison(ImpComparison):
    """Each score gains its IMPs against the datum."""

    __slots__ = ()
    name = "butler"
    csv_words = ("butler",)
    usebio_points = "BUTLER_POINTS"
    usebio_word = "BUTLER"
    usebio_kind = "BUTLER_PAIRS"
    bridgemate = (25, 26, 27)
    bridgemate_small = (20, 21, 22)
    whole = True
    pbn_scoring = "IMP;Butler"
    pbn_words = "BUTLER|DATUM"

    def compared(self, frequencies: Frequencies, expected: int, *, unfinished: bool) -> ComparedGroup:
        """Return the IMPs of each score against the datum."""
        given = self.settings
        datum = field_datum(frequencies, expected, given.trim, given.trim_from, given.exact_five)
        worth = {} if datum is None else {score: imps(score - datum) for score in frequencies}
        return ComparedGroup(frequencies, worth, 1, datum)

    def worth_of_one(self, mine: int, theirs: int) -> None:
        """Return None: no score is compared with another."""
        return

    def score_reasons(
        self, board: ScoredBoard, group: ComparedGroup, points: int, side: Side
    ) -> Iterator[Phrase]:
        """Yield the datum, and the difference from it in IMPs."""
        yield from self._datum_reasons(board, group, side)
        difference = seen_by(side, points) - seen_by(side, group.datum or 0)
        value = Fraction((group.worth or {})[points], group.unit)
        yield Phrase("event.why.butler", {"difference": difference, "imps": str(value)})

    def _datum_reasons(self, board: ScoredBoard, group: ComparedGroup, side: Side) -> Iterator[Phrase]:
        """Yield the scores, how many are left out at each end, their mean, and how it is rounded."""
        given = self.settings
        mean = field_mean(group.frequencies, board.expected, given.trim, given.trim_from)
        ordered = sorted(group.frequencies.items(), key=lambda counted: -seen_by(side, counted[0]))
        facts: dict[str, Fact] = {
            "scores": ", ".join(
                f"{seen_by(side, score)}{'' if count == 1 else f' × {count}'}".replace("-", "−")
                for score, count in ordered
            ),
            "trim": given.trim if is_trimmed(group.weight, given.trim, given.trim_from) else 0,
            "mean": str(mean if side is Side.NS else -(mean or NOTHING)),
            "datum": str(seen_by(side, group.datum or 0)),
        }
        yield from shares_of_field(board, group)
        yield Phrase("event.why.datum", facts)


class ButlerPairs(FieldForm):
    """Ranked by the sum of IMPs."""

    __slots__ = ()
    name = "butler"
    order = 20
    stored_as = FrozenMap({"matches": "none", "method": "butler"})


FORMS = (ButlerPairs,)
