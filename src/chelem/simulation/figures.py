"""Numbers as a person reads them, with the decimal sign and the spaces of their language."""

from math import floor, log10

from chelem.i18n import say
from chelem.simulation.intervals import Interval


def decimal(number: float, places: int, language: str) -> str:
    """A number with so many decimals.

    >>> decimal(-1234.5, 1, "en"), decimal(-34.5, 1, "fr")
    ('−1,234.5', '−34,5')
    """
    signs = str.maketrans(
        {".": say("figure.decimal", {}, language), ",": say("figure.thousands", {}, language), "-": "−"}
    )
    return f"{number:,.{places}f}".translate(signs)


def plain(number: float, language: str) -> str:
    """A number with the decimals that it has, four at most.

    >>> plain(9, "fr"), plain(7.5, "fr")
    ('9', '7,5')
    """
    places = len(f"{number:.4f}".rstrip("0").partition(".")[2])
    return decimal(number, places, language)


def mean(number: float, language: str) -> str:
    """An average: two decimals, one where it is large."""
    return decimal(number, 1 if abs(number) >= 100 else 2, language)


def percent(share: float, language: str) -> str:
    """A part of the whole, to a tenth of a percent, or to two digits where it is less than one.

    >>> percent(0.613, "en"), percent(0.00123, "en"), percent(0, "en")
    ('61.3%', '0.12%', '0.0%')
    """
    return say("figure.percent", {"number": _hundredths(share, language)}, language)


def tenths(share: float, language: str) -> str:
    """A part of the whole, always to a tenth of a percent."""
    return say("figure.percent", {"number": decimal(100 * share, 1, language)}, language)


def percents(interval: Interval, language: str) -> str:
    """The ends of an interval, in percent.

    >>> percents((0.582, 0.643), "en")
    '58.2–64.3%'
    """
    low, high = (_hundredths(share, language) for share in interval)
    return say("figure.percent", {"number": f"{low}–{high}"}, language)


def means(interval: Interval | None, language: str) -> str:
    """The ends of an interval of a mean; a dash where there is none."""
    if interval is None:
        return "—"
    low, high = (mean(end, language) for end in interval)
    return say("figure.span", {"low": low, "high": high}, language)


def one_in(share: float, language: str) -> str:
    """The N of "one in N", to three digits.

    >>> one_in(0.0487, "en"), one_in(1 / 158753389900, "en")
    ('20.5', '159,000,000,000')
    """
    number = float(f"{1 / share:.3g}")
    return decimal(number, 1 if number < 100 else 0, language)


def _hundredths(share: float, language: str) -> str:
    hundredths = 100 * share
    places = 1 if hundredths == 0 or hundredths >= 1 else 1 - floor(log10(hundredths))
    return decimal(hundredths, places, language)
