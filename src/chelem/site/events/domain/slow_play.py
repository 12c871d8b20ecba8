"""Which side of an event's table took the time, when boards could not begin before the end of a round."""

from collections.abc import Mapping
from datetime import datetime
from fractions import Fraction

from chelem.core import SIDES, Side
from chelem.engine.events import Acted
from chelem.events import ArtificialScore, Award
from chelem.scoring import Average
from chelem.site.tables import Table

KNOWN = 0.5
"""The share of a round's time that calls and cards must account for; else the time was lost otherwise."""
AT_FAULT = 0.6
"""The share of the time of both sides from which one is at fault alone."""


def seconds_taken(table: Table) -> dict[Side, float]:
    """Return how long each side took for its calls and cards, declarer's for dummy too, up to now."""
    taken = dict.fromkeys(SIDES, 0.0)
    log = table.started_log
    before = _time(log[0].at)
    for entry in log:
        at = _time(entry.at)
        if isinstance(entry.event, Acted):
            taken[entry.event.by.side] += max(0.0, (at - before).total_seconds())
        before = at
    if turns := log.state.turns:
        taken[turns[0].actor.side] += max(0.0, (_time(table.now()) - before).total_seconds())
    return taken


def _time(text: str | None) -> datetime:
    return datetime.fromisoformat(text or "1970-01-01T00:00:00+00:00")


def late_boards(taken: Mapping[Side, float], seconds: float) -> ArtificialScore | None:
    """Return what boards receive that could not begin within the seconds of a round; None: not played.

    The side that took most of the time receives average minus, the other average plus; both the average
    where they took about as long as each other. If the time was lost otherwise, as by a late start, nobody
    is at fault.
    """
    total = sum(taken.values())
    if total < KNOWN * seconds:
        return None
    share = Fraction(taken[Side.NS] / total)
    if share >= AT_FAULT:
        averages = Average.MINUS, Average.PLUS
    elif share <= 1 - AT_FAULT:
        averages = Average.PLUS, Average.MINUS
    else:
        averages = Average.EVEN, Average.EVEN
    return ArtificialScore(*map(Award.of, averages))
