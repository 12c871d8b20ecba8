"""Say how the victory points of a match come about."""

from collections.abc import Iterator
from fractions import Fraction

from chelem.core import Fact, Phrase
from chelem.events.entrant_matches import matches_by_entrant
from chelem.events.event_results import EventResults
from chelem.events.forms.form import FormOfMatches
from chelem.events.matches import MatchResult


def match_reasons(results: EventResults, form: FormOfMatches, index: int) -> Iterator[Phrase]:
    """Yield each match of an entrant with its margin and its points, then their sum."""
    total, decimals = Fraction(0), form.decimals
    for match in matches_by_entrant(results)[index]:
        if match.points is not None:
            total += match.points
        if match.bye is not None:
            facts: dict[str, Fact] = {"points": str(match.bye), "decimals": decimals}
            yield Phrase("event.why.bye", {"round": match.round, **facts})
        if match.scored is not None:
            yield _match_reason(results, form, match.scored, match.place)
            yield from _mismatch_reasons(results, form, match.scored, match.place)
    yield Phrase(form.sum_code, {"points": str(total), "decimals": decimals})


def _match_reason(results: EventResults, form: FormOfMatches, scored: MatchResult, place: int) -> Phrase:
    opponents = scored.match.sides[1 - place]
    points = (scored.points if scored.actual is None else scored.actual)[place]
    facts: dict[str, Fact] = {
        "round": scored.match.round,
        "opponents": results.entrants[opponents].number,
        "margin": str(scored.margins[place]),
        "boards": scored.boards,
        "points": str(points),
        "decimals": form.decimals,
    }
    if scored.void is not None:
        fault: str = scored.void.fault
        if fault in ("first", "second"):
            fault = "own" if (fault == "first") == (place == 0) else "theirs"
        elif fault == "withdrawal" and place == 1:
            fault = "left"
        return Phrase(f"event.why.void-{fault}", {**facts, "boards": scored.void.boards})
    return form.margin_reason(facts, None if scored.seconds is None else scored.seconds[place])


def _mismatch_reasons(
    results: EventResults, form: FormOfMatches, scored: MatchResult, place: int
) -> Iterator[Phrase]:
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
                    "decimals": form.decimals,
                },
            )
