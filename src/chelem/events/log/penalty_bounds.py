"""Whether a director may take an amount from an entrant, or give it, in one entry."""

from fractions import Fraction

from chelem.core import Phrase, Refused
from chelem.events.event_results import EventResults
from chelem.events.forms.penalty_bounds import OF_TOP, PenaltyBounds
from chelem.events.log.rulings import PenaltyUnit


def check_amount(results: EventResults, amount: Fraction, unit: PenaltyUnit) -> None:
    """Raise `Refused` for an amount that no director means."""
    most = _bounds(results, unit).most
    if abs(amount) > most:
        raise Refused("event.log.penalty", unit=_word(results, unit), most=most)


def unusual_amount(results: EventResults, amount: Fraction, unit: PenaltyUnit) -> Phrase | None:
    """Return a sentence about an amount that is rare; None for a usual one."""
    usual = _bounds(results, unit).usual
    if abs(amount) <= usual:
        return None
    return Phrase("event.unusual-penalty", {"unit": _word(results, unit), "usual": usual})


def _bounds(results: EventResults, unit: PenaltyUnit) -> PenaltyBounds:
    return OF_TOP if unit == "top" else results.form.bounds


def _word(results: EventResults, unit: PenaltyUnit) -> str:
    """Return what amounts are called: parts of a top, or the unit of results."""
    return unit if unit == "top" else results.form.shown_unit
