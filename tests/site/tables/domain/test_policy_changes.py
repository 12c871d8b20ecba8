"""What the owner may change, and when (docs/protocol.md, The policy)."""

import pytest

from chelem.core.errors import BadOption, Refused
from chelem.site.tables.domain.policy_changes import change_policy
from tests.support.tables import play_deal, table_of


@pytest.mark.parametrize(
    ("given", "while_playing"),
    [
        ({"watch": "nobody"}, True),
        ({"watch": "table"}, True),
        ({"watch": "delayed"}, False),
        ({"undo": "free"}, False),
        ({"undo": "off"}, True),
        ({"pace": "brisk", "clock": 60}, True),
    ],
)
def test_nothing_that_helps_one_side_changes_in_mid_deal(given, while_playing):
    """During a deal, a hand cannot be shown to spectators nor undo be made free; between deals both can."""
    table = table_of("NESW", match={"kind": "duplicate", "boards": 2}, policy={"undo": "consent"})
    before = table.policy
    if while_playing:
        change_policy(table, "S", given)
    else:
        with pytest.raises(Refused) as refusal:
            change_policy(table, "S", given)
        assert ("policy.deal", before) == (refusal.value.code, table.policy)
        play_deal(table)
        change_policy(table, "S", given)
    assert table.policy == before.changed(given)


def test_alone_against_bots_one_may_always_take_back():
    """A player alone against bots may make undo free during a deal."""
    table = table_of("S", policy={"undo": "off"})
    change_policy(table, "S", {"undo": "free"})
    assert "free" == table.policy.undo


def test_only_the_owner_decides_and_only_what_there_is():
    """Only the owner may change the policy, and only to allowed values."""
    table = table_of("NS")
    before = table.policy
    with pytest.raises(Refused):
        change_policy(table, "N", {"pace": "brisk"})
    with pytest.raises(BadOption):
        change_policy(table, "S", {"pace": "furious"})
    assert before == table.policy
