"""Which comparison, and which form, the files of other programs mean by their words."""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from fractions import Fraction

from chelem.events.forms.comparison import ScoreComparison
from chelem.events.forms.registry import COMPARISONS, EVENT_FORMS, comparison_of
from chelem.events.settings import PLAIN, Matches, ScoringSettings


def comparison_of_pbn(words: str, columns: Collection[str], gains: Sequence[Fraction]) -> ScoreComparison:
    """Return how boards are scored, by the tag Scoring, otherwise by the columns that are there.

    `words` are in capitals, `columns` without their sides; `gains` are the IMPs that are stated.
    """
    named = next((kind for kind in COMPARISONS.values() if re.search(kind.pbn_words, words)), None)
    shares = [kind for kind in COMPARISONS.values() if not kind.signed]
    in_shares = any(column in columns for kind in shares for column in kind.pbn_columns)
    if named is None and gains and ("IMP" in words or not in_shares):
        whole = all(gain.denominator == 1 for gain in gains)
        named = next(kind for kind in COMPARISONS.values() if kind.signed and kind.whole == whole)
    return (named or shares[0])(PLAIN if named is None else replace(PLAIN, method=named.name))


def comparison_of_usebio(points: Collection[str], words: str, matches: Matches) -> ScoreComparison:
    """Return how boards are scored, by the elements that state `points`, otherwise by `words` in capitals."""
    kinds = list(COMPARISONS.values())[::-1]
    stated = next((kind for kind in kinds if kind.usebio_points in points), None)
    kind = stated or next(kind for kind in kinds if kind.usebio_word in words)
    return comparison_of(replace(PLAIN, method=kind.name, matches=matches))


def matches_of_usebio(kind: str, *, has_teams: bool) -> Matches:
    """Return whose matches an event plays by its type, in capitals: of teams, or of Swiss pairs."""
    if "TEAM" in kind or has_teams:
        return "teams"
    return "pairs" if "SWISS" in kind else "none"


def scored_by(words: str, settings: ScoringSettings) -> ScoringSettings:
    """Return settings with the form that MATCH_SCORING_METHOD names; the usual one where it names none."""
    form = next((form for form in EVENT_FORMS.of_teams if form.usebio_scoring == words), None)
    return settings if form is None else form.named_in(settings)
