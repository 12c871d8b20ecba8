"""Say how the victory points of a match come about."""

from collections.abc import Iterator
from fractions import Fraction

from chelem.core.errors import Fact
from chelem.core.phrases import Phrase
from chelem.events.event_results import EventResults
from chelem.events.matches import MatchResult, score_matches


def match_reasons(results: EventResults, index: int) -> Iterator[Phrase]:
    """Yield each match of an entrant with its margin and its victory points, then their sum."""
    total = Fraction(0)
    for scored in score_matches(results):
        if index in (scored.match.first, scored.match.second):
            total += scored.points[index == scored.match.second]
            yield _match_reason(results, scored, index)
    yield Phrase("event.why.sum-vp", {"points": str(total)})


def _match_reason(results: EventResults, scored: MatchResult, index: int) -> Phrase:
    second = index == scored.match.second
    opponents = scored.match.first if second else scored.match.second
    settings = results.settings
    percent = settings.matches == "pairs" and settings.method == "matchpoints"
    margin = scored.margin if not second else (100 - scored.margin if percent else -scored.margin)
    facts: dict[str, Fact] = {
        "round": scored.match.round,
        "opponents": results.entrants[opponents].number,
        "margin": str(margin),
        "boards": scored.boards,
        "points": str(scored.points[second]),
    }
    if settings.scale == "board-a-match":
        return Phrase("event.why.match-boards", facts)
    return Phrase("event.why.match-percent" if percent else "event.why.match-imps", facts)
