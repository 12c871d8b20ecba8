"""The JSON of a board's double-dummy analysis, for web pages."""

from collections.abc import Iterator

from typing_extensions import TypedDict

from chelem.analysis import Review, turning_points, verdict_sentences
from chelem.boards import Severity
from chelem.core import SEATS, Strain
from chelem.formats.json_types import CardCode, SeatCode, StrainCode
from chelem.i18n import say
from chelem.scoring import imps
from chelem.site.collections.domain.decisive import step_of
from chelem.site.collections.domain.double_dummy import PlayValues

STRAINS = (Strain.NT, Strain.S, Strain.H, Strain.D, Strain.C)


class ParShape(TypedDict):
    """Par: North-South's score and the par contracts."""

    points: int
    """North-South's score."""
    text: str
    """The par contracts in words."""


class CostShape(TypedDict):
    """The cost of a call."""

    points: int
    imps: int


class TurningShape(TypedDict):
    """A turning point of a board, with its sentence."""

    step: int
    """The number of calls and cards up to and including it."""
    imps: int
    """Its cost."""
    text: str


class AnalysisShape(TypedDict):
    """Double-dummy analysis of a deal.

    `table`: tricks by strain, then by declarer. `cards`: after 0, 1, 2 … cards, for each card of the hand to
    play, the tricks of declarer's side in the whole deal. `costs`: the tricks that each card lost.
    """

    table: dict[StrainCode, dict[SeatCode, int]] | None
    """Tricks by strain, then by declarer; null in games other than contract bridge."""
    par: ParShape | None
    """Null in games other than contract bridge."""
    cards: list[dict[CardCode, int]]
    """After 0, 1, 2 … cards, for each card of the hand to play, the tricks of declarer's side in the whole
    deal."""
    costs: list[int]
    """The tricks that each card lost."""
    calls: list[CostShape]
    """The cost of each call."""
    turning: list[TurningShape]
    """The turning points."""
    verdict: list[str]
    """The result and its comparison with the double-dummy result, in sentences."""
    lacks: list[str]
    """Sentences: what could not be analysed, with the reason."""


def analysis_section(review: Review | None, values: PlayValues | None, language: str) -> AnalysisShape:
    """Return the analysis; without a review, only the value of each card."""
    return {
        "table": None if review is None else _table_json(review),
        "par": None if review is None else _par_json(review, language),
        "cards": [dict(values) for values in values.cards] if values else [],
        "costs": list(values.costs) if values else [],
        "calls": [] if review is None else list(_call_costs(review)),
        "turning": [] if review is None else list(_turning_points(review, language)),
        "verdict": list(_verdict_sentences(review, values, language)),
        "lacks": list(_limitations(review, values, language)),
    }


def _table_json(review: Review) -> dict[str, dict[str, int]]:
    return {str(strain): {str(seat): review.table[strain, seat] for seat in SEATS} for strain in STRAINS}


def _par_json(review: Review, language: str) -> ParShape | None:
    par = review.par
    return None if par is None else {"points": par.score, "text": par.text(language)}


def _call_costs(review: Review) -> Iterator[CostShape]:
    for call in review.calls:
        yield {"points": call.cost, "imps": call.imps}


def _turning_points(review: Review, language: str) -> Iterator[TurningShape]:
    for remark in turning_points(review):
        yield {
            "step": step_of(review, remark),
            "imps": imps(remark.points),
            "text": remark.say(language),
        }


def _verdict_sentences(review: Review | None, values: PlayValues | None, language: str) -> Iterator[str]:
    """Yield the actual and double-dummy results as sentences; without a review, only the latter."""
    if review is not None:
        yield from verdict_sentences(review, language)
    elif values and values.best:
        yield say("study.possible", {"tricks": values.best[0]}, language)


def _limitations(review: Review | None, values: PlayValues | None, language: str) -> Iterator[str]:
    """Yield a sentence for each part that could not be analysed, with the reason."""
    if review is None and not (values and values.cards):
        yield say("study.worth", {}, language)
    for problem in review.problems if review else ():
        if problem.severity is Severity.SKIPPED:
            yield problem.error.say(language)
