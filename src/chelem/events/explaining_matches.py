"""Say how the victory points of a match come about."""

from collections.abc import Iterator
from fractions import Fraction

from chelem.core.errors import Fact
from chelem.core.phrases import Phrase
from chelem.events.entrant_matches import matches_by_entrant
from chelem.events.event_results import EventResults
from chelem.events.match_scales import decimals_of_points
from chelem.events.matches import MatchResult


def match_reasons(results: EventResults, index: int) -> Iterator[Phrase]:
    """Yield each match of an entrant with its margin and its victory points, then their sum."""
    total, decimals = Fraction(0), decimals_of_points(results.settings)
    for match in matches_by_entrant(results)[index]:
        if match.points is not None:
            total += match.points
        if match.bye is not None:
            facts: dict[str, Fact] = {"points": str(match.bye), "decimals": decimals}
            yield Phrase("event.why.bye", {"round": match.round, **facts})
        if match.scored is not None:
            yield _match_reason(results, match.scored, match.place)
            yield from _mismatch_reasons(results, match.scored, match.place)
    unit = "points" if results.settings.scale == "board-a-match" else "vp"
    yield Phrase(f"event.why.sum-{unit}", {"points": str(total), "decimals": decimals})


def _match_reason(results: EventResults, scored: MatchResult, place: int) -> Phrase:
    opponents = scored.match.sides[1 - place]
    settings = results.settings
    points = (scored.points if scored.actual is None else scored.actual)[place]
    facts: dict[str, Fact] = {
        "round": scored.match.round,
        "opponents": results.entrants[opponents].number,
        "margin": str(scored.margins[place]),
        "boards": scored.boards,
        "points": str(points),
        "decimals": decimals_of_points(settings),
    }
    if scored.void is not None:
        fault: str = scored.void.fault
        if fault in ("first", "second"):
            fault = "own" if (fault == "first") == (place == 0) else "theirs"
        elif fault == "withdrawal" and place == 1:
            fault = "left"
        return Phrase(f"event.why.void-{fault}", {**facts, "boards": scored.void.boards})
    if settings.scale == "board-a-match":
        return Phrase("event.why.match-boards", facts)
    percent = settings.matches == "pairs" and settings.method == "matchpoints"
    return Phrase("event.why.match-percent" if percent else "event.why.match-imps", facts)


def _mismatch_reasons(results: EventResults, scored: MatchResult, place: int) -> Iterator[Phrase]:
    """Yield the adjustments for opponents that were assigned wrongly."""
    if scored.actual is None:
        return
    for ruling in results.mismatches:
        if (ruling.round, ruling.entrant) == (scored.match.round, scored.match.sides[place]):
            yield Phrase(
                f"event.why.mismatch-{ruling.side}",
                {
                    "quarter": str(scored.most / 4),
                    "actual": str(scored.actual[place]),
                    "points": str(scored.points[place]),
                    "decimals": decimals_of_points(results.settings),
                },
            )
