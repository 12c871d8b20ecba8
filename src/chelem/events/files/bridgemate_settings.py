"""The scoring methods of Bridgemate's Data Connector, by their numbers."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from chelem.core import ParseError
from chelem.events.forms.form import Form
from chelem.events.forms.registry import COMPARISONS, EVENT_FORMS
from chelem.events.settings import PLAIN, ScoringSettings

_SMALL = Fraction(2)
"""The IMPs of average plus of some methods."""


def settings_of_method(method: int) -> ScoringSettings:
    """Return the settings of a scoring method; `ParseError` for one that is not known.

    Butler is scored by our own datum.
    """
    found = dict(known_methods())
    if method not in found:
        raise ParseError("event.bridgemate-method", method=method)
    return found[method]


def known_methods() -> Iterator[tuple[int, ScoringSettings]]:
    """Yield what each number of `ScoringMethod` means."""
    for comparison in COMPARISONS.values():
        plain = replace(PLAIN, method=comparison.name)
        yield from ((number, plain) for number in comparison.bridgemate)
        small = replace(plain, imps_of_average=_SMALL)
        yield from ((number, small) for number in comparison.bridgemate_small)
    for form in EVENT_FORMS.of_teams:
        yield from ((number, form.stored()) for number in form.bridgemate)


def method_of_form(form: Form) -> int:
    """Return the number of the method nearest to a form, with its settings."""
    if form.teams is not None:
        return form.teams.bridgemate[0]
    comparison = form.comparison
    small = comparison.bridgemate_small if form.settings.average_imps == _SMALL else ()
    return (small or comparison.bridgemate)[0]
