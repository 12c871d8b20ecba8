"""Say how an entrant was put in its place among those with the same result."""

from collections.abc import Iterator

from chelem.core import Phrase
from chelem.events.event_results import EventResults
from chelem.events.ranking import entrants_of_line, event_totals
from chelem.events.tie_breaks import tie_steps


def tie_reasons(results: EventResults, index: int) -> Iterator[Phrase]:
    """Yield the rules that separate an entrant from those with the same result, and what they gave it."""
    if not results.settings.tie_breaks or results.entrants[index].standing != "ranked":
        return
    totals, boards = event_totals(results)
    line = results.entrants[index].line if results.has_two_rankings else None
    tied = [
        entrant
        for entrant in entrants_of_line(results, line)
        if totals[entrant] == totals[index]
        and boards[entrant]
        and results.entrants[entrant].standing == "ranked"
    ]
    if index not in tied or len(tied) == 1:
        return
    yield Phrase("event.why.tie", {"others": len(tied) - 1})
    for step in tie_steps(results, tied, totals, index):
        yield Phrase(f"event.why.tie-{step.rule}", {"amount": str(step.credits[index])})
