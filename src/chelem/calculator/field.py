"""The scores of one board at several tables, compared: matchpoints, cross-IMPs, Butler."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from chelem.core import BadOption
from chelem.scoring import butler, cross_imps, matchpoint_top, matchpoints, percentage

MOST_SCORES = 500
LARGEST = 10_000
_SEPARATORS = re.compile(r"[\s,;|/]+")
_SCORE = re.compile(r"[+-]?\d{1,5}")


@dataclass(frozen=True, slots=True)
class FieldScore:
    """North-South's score at one table, and what it is worth there; percentages are of the top."""

    score: int
    matchpoints: Fraction
    percent: Fraction
    cross_imps: Fraction
    butler: int


def read_scores(text: str) -> list[int]:
    """Read North-South's scores, separated by spaces, commas or lines.

    `BadOption` without any score, for too many, and for text that is not a score.

    >>> read_scores("420, 450 −50")
    [420, 450, -50]
    """
    parts = [part for part in _SEPARATORS.split(text.replace("−", "-").strip()) if part]
    if not parts:
        raise BadOption("calc.scores.none")
    if len(parts) > MOST_SCORES:
        raise BadOption("calc.scores.many", most=MOST_SCORES)
    for part in parts:
        if not _SCORE.fullmatch(part) or abs(int(part)) > LARGEST:
            raise BadOption("calc.scores.unknown", text=part[:20])
    return [int(part) for part in parts]


def compare_scores(scores: Sequence[int]) -> list[FieldScore]:
    """Compare each score with those of the other tables, in the order given."""
    top = matchpoint_top(len(scores))
    points, averages, against_datum = matchpoints(scores), cross_imps(scores), butler(scores)
    return [
        FieldScore(score, won or Fraction(0), percentage(won or 0, top), average or Fraction(0), imps or 0)
        for score, won, average, imps in zip(scores, points, averages, against_datum, strict=True)
    ]
