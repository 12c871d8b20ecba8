"""Numbers as they are shown: rounded once, halves away from zero, with the sign of a language."""

from fractions import Fraction

from chelem.events.event_results import EventResults


def rounded(value: Fraction, places: int) -> Fraction:
    """Return a value rounded to `places` decimals, halves away from zero.

    >>> rounded(Fraction(1, 8), 2), rounded(Fraction(-1, 8), 2)
    (Fraction(13, 100), Fraction(-13, 100))
    """
    return Fraction(_units(value, places), 10**places)


def rounded_float(value: Fraction, places: int) -> float:
    """Return the float nearest to a value rounded to `places` decimals.

    >>> rounded_float(Fraction(2, 3), 2), rounded_float(Fraction(-1, 8), 2)
    (0.67, -0.13)
    """
    unit: int = 10**places
    return _units(value, places) / unit


def _units(value: Fraction, places: int) -> int:
    """Return how many units of the last decimal a value is, halves away from zero."""
    unit: int = 10**places
    top, bottom = 2 * unit * value.numerator, 2 * value.denominator
    nearest = (abs(top) + value.denominator) // bottom
    return nearest if top >= 0 else -nearest


def decimal_text(value: Fraction, places: int, language: str) -> str:
    """Return a value with `places` decimals, with a comma in French.

    >>> decimal_text(Fraction(227, 4), 2, "fr"), decimal_text(Fraction(-1, 3), 1, "en")
    ('56,75', '−0.3')
    """
    whole = rounded(value, places)
    text = f"{abs(whole.numerator) / whole.denominator:.{places}f}"
    sign = "−" if whole < 0 else ""
    return sign + (text.replace(".", ",") if language == "fr" else text)


def entrant_label(results: EventResults, index: int) -> str:
    """Return the number of an entrant, with its section where there are several that it does not name."""
    entrant = results.entrants[index]
    several = len({other.section for other in results.entrants}) > 1
    section, number = entrant.section, entrant.number
    begins_with_it = not section[-1:].isdecimal() and number.startswith(section)
    return f"{section} {number}" if several and section and not begins_with_it else number
