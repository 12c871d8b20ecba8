"""Pairs, or single people, at matchpoints: 2 for each score beaten, 1 for each equalled, as a percentage."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from chelem.core import Fact, FrozenMap, Phrase, Side
from chelem.events.forms.comparison import NOTHING, ScoreComparison
from chelem.events.forms.field_form import FieldForm
from chelem.events.forms.penalty_bounds import OF_PERCENT
from chelem.events.outcome import Award
from chelem.events.scoring.awarding import award_percentage
from chelem.events.scoring.compared_group import ComparedGroup, in_units, seen_by
from chelem.events.scoring.entrant_tally import EntrantTally
from chelem.events.scoring.scored_board import Received, ScoredBoard
from chelem.scoring.competition import field
from chelem.scoring.competition.frequencies import Frequencies
from chelem.scoring.competition.matchpoints import HALF, matchpoint_top

MOST_SHARED = Fraction(13, 10)
"""What both sides of an artificial score have together at most, in tops; more is of another scale."""


class MatchpointComparison(ScoreComparison):
    """Each score counts those that it beats; the results of all boards are a percentage of their tops."""

    __slots__ = ()
    name = "matchpoints"
    unit = "percent"
    signed = False
    one_top = True
    average_share = Fraction(1, 2)
    bounds = OF_PERCENT
    carried_most = Fraction(100)
    figures = ("matchpoints", "percent")
    csv_words = ("matchpoints", "mp", "pourcentage", "pourcentages", "tournoi par paires")
    usebio_points = "MATCH_POINTS"
    usebio_word = ""
    usebio_kind = "MP_PAIRS"
    bridgemate = (10,)
    whole = False
    pbn_scoring = "MatchPoints"
    pbn_words = "MATCHPOINT|^MP"
    pbn_columns = ("MP", "Percentage")
    pbn_total = "TotalPercentage"

    def compared(self, frequencies: Frequencies, expected: int, *, unfinished: bool) -> ComparedGroup:
        """Return the matchpoints of each score, brought to the common top."""
        return in_units(
            frequencies, field.comparable_matchpoints(frequencies, expected, unfinished=unfinished)
        )

    def top(self, expected: int) -> int:
        """Return 2 for each other score."""
        return matchpoint_top(expected)

    def shared(self, group: ComparedGroup, expected: int, *, unfinished: bool) -> Fraction | int:
        """Return the matchpoints of both sides of a table together: the top, in a small group more."""
        top = matchpoint_top(expected)
        small = field.is_small(group.present, expected) and not unfinished
        return Fraction(2 * field.SMALL_MEAN * top, 100) if small else top

    def awarded(self, award: Award, own: Fraction | None, top: int) -> Fraction:
        """Return its matchpoints; average plus is at least the entrant's own percentage."""
        return award_percentage(award, own, self.settings) * top / 100

    def total(self, tally: EntrantTally, added: Fraction) -> Fraction:
        """Return the percentage; scores with which nothing is compared, as the first reported, are 50 %."""
        if not tally.awards and tally.possible:  # as nearly always
            share = Fraction(100 * tally.points.numerator, tally.points.denominator * tally.possible)
            return share + added if added else share
        points, possible = self._with_awards(tally)
        if possible:
            return 100 * points / possible + added
        if not tally.boards:
            return added
        own = tally.own_percentage
        lone = [award_percentage(award, own, self.settings) for award, _ in tally.awards]
        return (sum(lone, NOTHING) + HALF * (tally.boards - len(lone))) / tally.boards + added

    def _with_awards(self, tally: EntrantTally) -> tuple[Fraction, int]:
        """Return the points of an entrant and those possible, artificial scores included."""
        own = tally.own_percentage
        points = tally.points + sum((self.awarded(award, own, top) for award, top in tally.awards), NOTHING)
        return points, tally.possible + sum(top for _, top in tally.awards)

    def match_margin(self, received: Iterable[tuple[Received, ScoredBoard]]) -> Fraction:
        """Return the percentage of a match; average plus is at least the pair's own on its other boards."""
        values = list(received)
        real = [(value, board.top) for value, board in values if isinstance(value, Fraction)]
        possible = sum(top for _, top in real)
        own = 100 * sum((value for value, _ in real), NOTHING) / possible if possible else None
        points = sum(
            (
                self.awarded(value, own, board.top) if isinstance(value, Award) else value
                for value, board in values
                if value is not None
            ),
            NOTHING,
        )
        everything = sum(board.top for _, board in values)
        return 100 * points / everything if everything else Fraction(50)

    def shown(self, value: Fraction, top: int) -> Fraction | None:
        """Return the percentage of the top; None without one."""
        return 100 * value / top if top else None

    def is_top(self, share: Fraction) -> bool:
        """Return whether it is all of the top."""
        return share == 1

    def worth_of_one(self, mine: int, theirs: int) -> int:
        """Return 2 for a score beaten, 1 for one equalled."""
        return 2 * (mine > theirs) + (mine == theirs)

    def score_reasons(
        self, board: ScoredBoard, group: ComparedGroup, points: int, side: Side
    ) -> Iterator[Phrase]:
        """Yield the scores beaten and equalled, and the adjustment where scores are missing."""
        value = Fraction((group.worth or {})[points], group.unit)
        seen = {seen_by(side, score): count for score, count in group.frequencies.items()}
        beaten, equalled = field.beaten_and_equalled(seen, seen_by(side, points))
        own = str(2 * beaten + equalled)
        counted: dict[str, Fact] = {"beaten": str(beaten), "equalled": str(equalled), "points": own}
        yield Phrase("event.why.matchpoints", counted)
        facts: dict[str, Fact] = {
            "points": own,
            "present": group.present,
            "expected": board.expected,
            "result": str(value),
        }
        if group.present == board.expected:
            return
        if board.traveller.unfinished or not field.is_small(group.present, board.expected):
            yield Phrase("event.why.neuberg", facts)
        elif group.present > field.LONE:
            yield Phrase("event.why.small-group", {**facts, "percent": str(100 * value / board.top)})

    def share_reasons(self, value: Fraction, top: int) -> Iterator[Phrase]:
        """Yield the percentage of the top."""
        if top:
            facts: dict[str, Fact] = {"points": str(value), "top": top, "percent": str(100 * value / top)}
            yield Phrase("event.why.percent", facts)

    def award_reasons(self, award: Award, own: Fraction | None) -> Iterator[Phrase]:
        """Yield the percentage of an artificial score, and the entrant's own where that is given instead."""
        yield Phrase("event.why.artificial", {"percent": str(award.percent)})
        given = award_percentage(award, own, self.settings)
        if given != award.percent:
            yield Phrase("event.why.own-average", {"percent": str(given)})

    def sum_reasons(self, tally: EntrantTally) -> Iterator[Phrase]:
        """Yield the points of those possible."""
        points, possible = self._with_awards(tally)
        if possible:
            percent = str(100 * points / possible)
            yield Phrase("event.why.sum", {"points": str(points), "possible": possible, "percent": percent})

    def figures_of(self, value: Received, own: Fraction | None, top: int) -> tuple[Fraction | None, ...]:
        """Return the matchpoints and their percentage."""
        if isinstance(value, Award):
            percent = award_percentage(value, own, self.settings)
            return percent * top / 100, percent
        return (None, None) if value is None else (value, self.shown(value, top))

    def pbn_values(self, value: Received, own: Fraction | None, top: int) -> Mapping[str, Fraction]:
        """Return the matchpoints and their percentage; of an average 40, 50 or 60 %."""
        if isinstance(value, Award):
            return {"MP": self.awarded(value, own, top), "Percentage": value.percent}
        return {} if value is None or not top else {"MP": value, "Percentage": 100 * value / top}

    def percent_of_ruling(self, points: Fraction, other: Fraction, top: Fraction | None) -> Fraction:
        """Return the share of the top, or where both have too much for it of what both have."""
        together = points + other
        return 100 * points / (top if top is not None and together <= MOST_SHARED * top else together)

    def is_ruling(self, points: Fraction, other: Fraction) -> bool:
        """Return whether there are points at all."""
        return points + other > 0


class MatchpointPairs(FieldForm):
    """Ranked by the percentage of all boards."""

    __slots__ = ()
    name = "matchpoints"
    order = 0
    stored_as = FrozenMap({"matches": "none", "method": "matchpoints"})


FORMS = (MatchpointPairs,)
