"""How much a director may take from an entrant, or give it, in one entry.

Laws 90 and 91 name no amount. The director's page offers up to half a top, 3 IMPs, 2 victory points; more
than a board or a match can be worth is a slip of the finger.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from chelem.core.errors import Refused
from chelem.core.phrases import Phrase
from chelem.events.event_results import EventResults
from chelem.events.log.directing import PenaltyUnit
from chelem.events.ranking import unit_of

AmountUnit = Literal["top", "percent", "imps", "vp"]
"""Per cent of the top of one board, or what the results of the event are counted in."""


@dataclass(frozen=True, slots=True)
class PenaltyBounds:
    """What is rarely exceeded, and what never is."""

    usual: int
    most: int


BOUNDS: Mapping[AmountUnit, PenaltyBounds] = {
    "top": PenaltyBounds(50, 100),  # a whole board
    "percent": PenaltyBounds(5, 25),  # a quarter of the event
    "imps": PenaltyBounds(6, 24),  # the most that a board can be worth
    "vp": PenaltyBounds(3, 20),  # a whole match
}
"""For penalties and for bonuses alike."""


def check_amount(results: EventResults, amount: Fraction, unit: PenaltyUnit) -> None:
    """Raise `Refused` for an amount that no director means."""
    counted = _unit(results, unit)
    if abs(amount) > BOUNDS[counted].most:
        raise Refused("event.log.penalty", unit=counted, most=BOUNDS[counted].most)


def unusual_amount(results: EventResults, amount: Fraction, unit: PenaltyUnit) -> Phrase | None:
    """Return a sentence about an amount that is rare; None for a usual one."""
    counted = _unit(results, unit)
    if abs(amount) <= BOUNDS[counted].usual:
        return None
    return Phrase("event.unusual-penalty", {"unit": counted, "usual": BOUNDS[counted].usual})


def _unit(results: EventResults, unit: PenaltyUnit) -> AmountUnit:
    return "top" if unit == "top" else unit_of(results)
