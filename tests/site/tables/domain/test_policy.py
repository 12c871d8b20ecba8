"""What a table's owner decides (docs/protocol.md, The policy)."""

import pytest

from chelem.core.errors import BadOption
from chelem.site.tables.domain.policy import Policy


def test_what_a_table_starts_with():
    """Undo by consent, cards visible to spectators, no clock, hints for one alone; it is not listed."""
    usual = {"undo": "consent", "watch": "table", "clock": 0, "hints": "alone", "listed": False}
    assert usual.items() <= Policy().values().items()


@pytest.mark.parametrize("name", Policy.allowed())
def test_every_choice_can_be_taken(name):
    """Each allowed value can be set, and the other settings do not change."""
    for value in Policy.allowed()[name]:
        changed = Policy().changed({name: value})
        assert changed.values() == Policy().values() | {name: value}


@pytest.mark.parametrize(
    "given",
    [
        {"undo": "always"},
        {"undo": None},
        {"watch": "NE"},
        {"watch": ""},
        {"watch": ["N"]},
        {"pace": 1},
        {"clock": 31},
        {"clock": "30"},
        {"clock": False},
        {"clock": 30.0},
        {"alerts": "everyone"},
    ],
)
def test_another_value_is_refused(given):
    """A value outside the choices names its option."""
    with pytest.raises(BadOption) as refused:
        Policy().changed(given)
    assert ("option.value", next(iter(given))) == (refused.value.code, refused.value.facts["option"])


def test_another_option_is_refused():
    """An unknown setting is refused."""
    with pytest.raises(BadOption) as refused:
        Policy().changed({"allowed": {}})
    assert "option.unknown" == refused.value.code
