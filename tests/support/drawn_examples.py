"""How Hypothesis draws examples: the same ones every time, or others in the runs that search."""

import os

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from tests.support.replacing import replace_in

EXAMPLES = {"CHELEM_QUICK": 20, "CHELEM_THOROUGH": 100, "CHELEM_LAWS": 100, "CHELEM_FUZZ": 100}
"""How many examples a test draws in runs with these variables; in others it draws `USUAL_EXAMPLES`."""
USUAL_EXAMPLES = 30
SEARCHING = ("CHELEM_THOROUGH", "CHELEM_LAWS", "CHELEM_FUZZ")
"""The runs that draw others every time. What they find becomes an `@example`, or a test of its own."""


def load_profile() -> None:
    """Draw the same examples in every run, whatever the machine's speed, or others in a run that searches."""
    number = next((number for name, number in EXAMPLES.items() if name in os.environ), USUAL_EXAMPLES)
    searches = any(name in os.environ for name in SEARCHING)
    profile = "random" if searches else "same"
    settings.register_profile(
        profile,
        settings(deadline=None, suppress_health_check=[HealthCheck.too_slow]),
        max_examples=number,
        derandomize=not searches,
        database=None,
        print_blob=searches,
    )
    settings.load_profile(profile)
    if not searches:
        _draw_no_constants_of_sources()


def _draw_no_constants_of_sources() -> None:
    """Leave out the constants of the sources loaded so far, which depend on the tests that ran before."""
    none = Constants()
    replace_in(providers, _get_local_constants=lambda: none)
