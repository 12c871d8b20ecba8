"""A dropped player's chair is kept for a while; hints are for those who play alone."""

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.site.tables.domain import seating
from chelem.site.tables.domain.hints import view_for_hint
from chelem.site.tables.domain.policy_changes import change_policy
from tests.support.tables import open_table, table_of

N, E, S, W = Seat


def refused(code, action, *args):
    with pytest.raises(Refused) as caught:
        action(*args)
    assert code == caught.value.code
    assert caught.value.say("fr") != caught.value.say("en")
    return caught.value


def dropped(policy=None):
    """Return a table of N, E and S, whose owner is S; E went at 100 seconds."""
    table = table_of("NES", policy=policy or {})
    table.presence.here = {"N", "S"}
    table.presence.away_since = {"E": 100.0}
    return table


@pytest.mark.parametrize("grace", [30, 120])
def test_the_chair_of_a_dropped_player_is_kept_for_the_time_of_grace(grace):
    """Until then nobody, not even the owner, gives the chair away; then the owner may."""
    table = dropped({"grace": grace})
    for now, left in ((100.0, grace), (100.5, grace), (99.0 + grace, 1)):
        table.presence.now = now
        assert left == refused("chair.grace", seating.seat_bot, table, "S", E).facts["seconds"]
        refused("chair.grace", seating.leave_chair, table, "S", E)
    table.presence.now = 100.0 + grace
    seating.seat_bot(table, "S", E)
    assert "bot" == table.occupant(E).kind
    seating.take_chair(table, "E", E, "Eve")
    assert "person" == table.occupant(E).kind


def test_no_grace_where_the_policy_gives_none():
    """With a grace of 0 seconds the owner may seat a bot at once."""
    table = dropped({"grace": 0})
    table.presence.now = 100.0
    seating.seat_bot(table, "S", E)


def test_the_owner_decides_unless_gone_too():
    """Another player may replace a dropped one only when the owner has been away as long."""
    table = dropped()
    table.presence.now = 500.0
    refused("table.owner", seating.seat_bot, table, "N", E)
    table.presence.here.discard("S")
    table.presence.away_since["S"] = 480.0
    refused("table.owner", seating.seat_bot, table, "N", E)
    table.presence.now = 510.0
    seating.seat_bot(table, "N", E)
    seating.seat_bot(table, "N", S)  # the owner's own chair


def test_hints_are_off_among_people_unless_the_table_allows_them():
    """By default a player gets hints only alone among bots."""
    alone, among = table_of("S"), table_of("NS")
    view_for_hint(alone, "S")
    refused("hint.alone", view_for_hint, among, "S")
    view_for_hint(table_of("NS", policy={"hints": "allowed"}), "S")
    refused("hint.off", view_for_hint, table_of("S", policy={"hints": "off"}), "S")


def test_hints_are_not_allowed_in_the_middle_of_a_deal():
    """That would favour whose turn it is; they may be taken away at any time."""
    table = table_of("NS")
    refused("policy.deal", change_policy, table, "S", {"hints": "allowed"})
    change_policy(table, "S", {"hints": "off"})
    change_policy(table_of("S", policy={"hints": "off"}), "S", {"hints": "allowed"})
    change_policy(open_table(), "S", {"hints": "allowed"})
