"""Events of pairs made from a few scores."""

from collections.abc import Sequence

from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.outcome import LineOutcome, PlayedScore
from chelem.events.settings import Method, ScoringSettings
from chelem.events.traveller import Traveller, TravellerLine


def traveller(number: int, tables: int, outcomes: Sequence[int | LineOutcome]) -> Traveller:
    """A board on which pair n is North-South against pair n + `tables`."""
    return Traveller(
        number,
        tuple(
            TravellerLine(pair, pair + tables, PlayedScore(outcome) if isinstance(outcome, int) else outcome)
            for pair, outcome in enumerate(outcomes)
        ),
    )


def pairs_event(*boards: Sequence[int | LineOutcome], method: Method = "matchpoints") -> EventResults:
    """An event of one winner with these results, table by table; each board is played at all tables."""
    tables = max(map(len, boards))
    return EventResults(
        tuple(Entrant(str(number)) for number in range(1, 2 * tables + 1)),
        tuple(traveller(number, tables, outcomes) for number, outcomes in enumerate(boards, 1)),
        ScoringSettings(method=method),
    )
