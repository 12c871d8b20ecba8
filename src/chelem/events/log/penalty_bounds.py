"""Whether a director may take an amount from an entrant, or give it, in one entry."""

from fractions import Fraction

from chelem.core import Phrase, Refused
from chelem.events.event_results import EventResults
from chelem.events.forms.penalty_bounds import OF_TOP, PenaltyBounds
from chelem.events.log.rulings import PenaltyUnit


def check_amount(results: EventResults, amount: Fraction, unit: PenaltyUnit) -> None:
    """Raise `Refused` for an amount that no director means."""
    bounds = _bounds(results, unit)
    if abs(amount) > bounds.most:
        raise Refused("event.log.penalty", unit=bounds.unit, most=bounds.most)


def unusual_amount(results: EventResults, amount: Fraction, unit: PenaltyUnit) -> Phrase | None:
    """Return a sentence about an amount that is rare; None for a usual one."""
    bounds = _bounds(results, unit)
    if abs(amount) <= bounds.usual:
        return None
    return Phrase("event.unusual-penalty", {"unit": bounds.unit, "usual": bounds.usual})


def _bounds(results: EventResults, unit: PenaltyUnit) -> PenaltyBounds:
    return OF_TOP if unit == "top" else results.form.bounds
