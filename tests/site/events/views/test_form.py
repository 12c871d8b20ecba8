"""What the pages of an event are told of its form: they ask no settings."""

from dataclasses import replace

import pytest

from chelem.events.forms.registry import EVENT_FORMS, form_of
from chelem.site.events.views.form import form_view


@pytest.mark.parametrize(
    ("name", "unit", "decimals", "signed", "amounts"),
    [
        ("matchpoints", "percent", 2, False, [10, 25, 50]),
        ("cross-imps", "imps", 2, True, [1, 2, 3]),
        ("butler", "imps", 2, True, [1, 2, 3]),
        ("swiss-pairs", "vp", 2, False, [0.5, 1, 2]),
        ("continuous", "vp", 2, False, [0.5, 1, 2]),
        ("board-a-match", "points", 0, False, [0.5, 1, 2]),
        ("patton", "points", 2, False, [0.5, 1, 2]),
    ],
)
def test_results_have_the_unit_of_their_form(name, unit, decimals, signed, amounts):
    """Decimals and sign too; penalties are in per cent of a top where there are tops."""
    form = form_of(EVENT_FORMS[name].stored())
    view = form_view(form, "pairs" if form.teams is None else "teams")
    assert (name, unit, decimals, signed) == (view["name"], view["unit"], view["decimals"], view["signed"])
    assert {"of_tops": unit == "percent", "amounts": amounts} == view["penalties"]


def test_results_have_the_decimals_that_are_set():
    """Where a profile is changed so."""
    settings = replace(EVENT_FORMS["matchpoints"].stored(), places=1)
    assert 1 == form_view(form_of(settings), "pairs")["decimals"]


def test_it_says_who_plays_what():
    """Teams play matches, pairs may, and single people change partners."""
    teams = form_view(form_of(EVENT_FORMS["discrete"].stored()), "teams")
    assert (True, True, False) == (teams["in_matches"], teams["teams"], teams["alone"])
    swiss = form_view(form_of(EVENT_FORMS["swiss-imps"].stored()), "pairs")
    assert (True, False, False) == (swiss["in_matches"], swiss["teams"], swiss["alone"])
    people = form_view(form_of(EVENT_FORMS["butler"].stored()), "individual")
    assert (False, False, True) == (people["in_matches"], people["teams"], people["alone"])
