"""The double-dummy analysis of a board, for a page."""

from collections.abc import Iterator

from chelem.analysis.commentary import turning_points, verdict_sentences
from chelem.analysis.review import Review
from chelem.boards.report import Severity
from chelem.collections.double_dummy import PlayValues
from chelem.collections.shapes import (
    AnalysisShape,
    CostShape,
    ParShape,
    TurningShape,
)
from chelem.core.cards import Strain
from chelem.core.seats import SEATS
from chelem.i18n import say

STRAINS = (Strain.NT, Strain.S, Strain.H, Strain.D, Strain.C)


def analysis_section(review: Review | None, worth: PlayValues | None, language: str) -> AnalysisShape:
    """The analysis; without a review, only the value of each card."""
    return {
        "table": None if review is None else _table(review),
        "par": None if review is None else _par(review, language),
        "cards": [dict(values) for values in worth.cards] if worth else [],
        "costs": list(worth.costs) if worth else [],
        "calls": [] if review is None else list(_calls(review)),
        "turning": [] if review is None else list(_turning(review, language)),
        "verdict": list(_verdict(review, worth, language)),
        "lacks": list(_lacks(review, worth, language)),
    }


def _table(review: Review) -> dict[str, dict[str, int]]:
    return {str(strain): {str(seat): review.table[strain, seat] for seat in SEATS} for strain in STRAINS}


def _par(review: Review, language: str) -> ParShape | None:
    par = review.par
    return None if par is None else {"points": par.score, "text": par.text(language)}


def _calls(review: Review) -> Iterator[CostShape]:
    for call in review.calls:
        yield {"points": call.cost, "imps": call.imps}


def _turning(review: Review, language: str) -> Iterator[TurningShape]:
    """The turning points, by the step at which their card or call has been made."""
    for remark in turning_points(review):
        before = 0 if remark.where == "Auction" else len(review.record.auction.calls)
        yield {"step": before + remark.place + 1, "text": remark.say(language)}


def _verdict(review: Review | None, worth: PlayValues | None, language: str) -> Iterator[str]:
    """The result and the double-dummy result; without a review, the latter only."""
    if review is not None:
        yield from verdict_sentences(review, language)
    elif worth and worth.best:
        yield say("study.possible", {"tricks": worth.best[0]}, language)


def _lacks(review: Review | None, worth: PlayValues | None, language: str) -> Iterator[str]:
    """What could not be analysed, and the reasons."""
    if review is None and not (worth and worth.cards):
        yield say("study.worth", {}, language)
    for problem in review.problems if review else ():
        if problem.severity is Severity.SKIPPED:
            yield problem.error.say(language)
