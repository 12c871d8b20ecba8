"""The lines of USEBIO's travellers: scores, and rulings by the points that both sides received."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from xml.etree.ElementTree import Element

from chelem.events.files.safe_xml import text_of
from chelem.events.files.score_text import parse_decimal, parse_outcome, with_lead
from chelem.events.outcome import ArtificialScore, Award, LineOutcome, NotPlayed
from chelem.events.settings import Matches, Method, Scale, ScoringSettings

POINTS: Mapping[Method, str] = {
    "butler": "BUTLER_POINTS",
    "cross-imps": "CROSS_IMP_POINTS",
    "matchpoints": "MATCH_POINTS",
}
"""The elements of the points of a line, without their side."""
MATCH_SCORING: Mapping[Scale, str] = {
    "continuous": "VPS_CONTINUOUS",
    "discrete": "VPS_DISCRETE",
    "board-a-match": "BOARD_A_MATCH",
}
"""How matches are scored, in MATCH_SCORING_METHOD."""
MOST_SHARED = Fraction(13, 10)
"""What both sides of an artificial score have together at most, in tops; more is of another scale."""


@dataclass(frozen=True, slots=True)
class RulingScale:
    """What points without a score mean: the top of the boards, or at IMPs those of 60 %."""

    method: Method
    top: Fraction | None
    average_imps: Fraction

    def percent(self, points: Fraction, other: Fraction) -> Fraction:
        """Return the percentage of a side by its points and those of the other."""
        if self.method != "matchpoints":
            return 50 + 10 * points / self.average_imps
        together = points + other
        stated_in_tops = self.top is not None and together <= MOST_SHARED * self.top
        return 100 * points / (self.top if stated_in_tops and self.top is not None else together)


def scale_of_rulings(boards: Iterable[Element], method: Method, matches: Matches) -> RulingScale:
    """Return the scale of the boards of a section; their top is what most lines with a score sum to."""
    sums = Counter(
        north_south + east_west
        for board in boards
        for line in (*board.findall("TRAVELLER_LINE"), *board.findall("RESULT"))
        for north_south, east_west in [points_of_line(line, method)]
        if north_south is not None
        and east_west is not None
        and parse_decimal(text_of(line, "SCORE")) is not None
    )
    top = next((found for found, _ in sums.most_common(1) if found > 0), None)
    return RulingScale(method, top, ScoringSettings(method=method, matches=matches).average_imps)


def points_of_line(line: Element, method: Method) -> tuple[Fraction | None, Fraction | None]:
    """Return the points of both sides, where the line states them."""
    tag = POINTS[method]
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
    north_south, east_west = points_of_line(line, scale.method)
    if not isinstance(outcome, NotPlayed) or north_south is None or east_west is None:
        return with_lead(outcome, text_of(line, "LEAD"))
    if (north_south + east_west <= 0) if scale.method == "matchpoints" else north_south == east_west == 0:
        return outcome
    shares = scale.percent(north_south, east_west), scale.percent(east_west, north_south)
    one, other = (min(max(share, Fraction(0)), Fraction(100)) for share in shares)
    return ArtificialScore(Award.parse(str(one)), Award.parse(str(other)))
