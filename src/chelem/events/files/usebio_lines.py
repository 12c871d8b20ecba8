"""The lines of USEBIO's travellers: scores, and rulings by the points that both sides received."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from xml.etree.ElementTree import Element

from chelem.events.files.safe_xml import text_of
from chelem.events.files.score_text import parse_decimal, parse_outcome, with_lead
from chelem.events.forms.comparison import ScoreComparison
from chelem.events.outcome import ArtificialScore, Award, LineOutcome, NotPlayed


@dataclass(frozen=True, slots=True)
class RulingScale:
    """What points without a score mean, by how boards are compared and the top of the boards."""

    comparison: ScoreComparison
    top: Fraction | None

    def percent(self, points: Fraction, other: Fraction) -> Fraction:
        """Return the percentage of a side by its points and those of the other."""
        return self.comparison.percent_of_ruling(points, other, self.top)


def scale_of_rulings(boards: Iterable[Element], comparison: ScoreComparison) -> RulingScale:
    """Return the scale of the boards of a section; their top is what most lines with a score sum to."""
    sums = Counter(
        north_south + east_west
        for board in boards
        for line in (*board.findall("TRAVELLER_LINE"), *board.findall("RESULT"))
        for north_south, east_west in [points_of_line(line, comparison)]
        if north_south is not None
        and east_west is not None
        and parse_decimal(text_of(line, "SCORE")) is not None
    )
    return RulingScale(comparison, next((found for found, _ in sums.most_common(1) if found > 0), None))


def points_of_line(line: Element, comparison: ScoreComparison) -> tuple[Fraction | None, Fraction | None]:
    """Return the points of both sides, where the line states them."""
    tag = comparison.usebio_points
    return parse_decimal(text_of(line, f"NS_{tag}")), parse_decimal(text_of(line, f"EW_{tag}"))


def outcome_of_line(line: Element, board: int, scale: RulingScale) -> LineOutcome:
    """Return the outcome of a line; points without a readable score are a ruling by percentage."""
    outcome = parse_outcome(
        text_of(line, "SCORE"),
        text_of(line, "CONTRACT"),
        text_of(line, "PLAYED_BY") or text_of(line, "DECLARER"),
        text_of(line, "TRICKS"),
        board,
    )
    north_south, east_west = points_of_line(line, scale.comparison)
    if not isinstance(outcome, NotPlayed) or north_south is None or east_west is None:
        return with_lead(outcome, text_of(line, "LEAD"))
    if not scale.comparison.is_ruling(north_south, east_west):
        return outcome
    shares = scale.percent(north_south, east_west), scale.percent(east_west, north_south)
    own, theirs = (min(max(share, Fraction(0)), Fraction(100)) for share in shares)
    return ArtificialScore(Award.parse(str(own)), Award.parse(str(theirs)))
