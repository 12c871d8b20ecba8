"""The two match forms of Whiz-Bridge: a number of deals, or a target (RULES 4.5)."""

import pytest

from chelem.core.errors import BadOption
from chelem.core.seats import Seat
from chelem.engine.events import Finished
from chelem.games.whiz.target import Target
from chelem.matches.deals import FixedDeals
from tests.support.matches.playing import Table, refusal


def whiz(match, *deals):
    """Return a match after these deals: the declarer by name, the bid, the tricks taken."""
    table = Table("whiz", match, first=Seat.E)
    for player, bid, tricks in deals:
        table.deal()
        table.bid(f"{bid} by {table.state.seat(player)}").lead().claim(tricks)
    return table


def points(table):
    return dict(sorted(table.points.items()))


def test_points_follow_the_players():
    """Scores are per player, wherever they sit (RULES 4.3, 4.4): 68 twice, then 8 to the others."""
    table = whiz("deals:3", ("E", "3NT", 9), ("E", "3NT", 10), ("E", "2S", 7))
    assert (points(table), table.winner) == ({"E": 136, "S": 8, "W": 8}, "E")


@pytest.mark.parametrize(
    ("bid", "tricks", "expected"),
    [
        ("3S", 10, {"E": 18, "S": 0, "W": 0}),
        ("3S", 8, {"E": 0, "S": 9, "W": 9}),
        ("3NT", 9, {"E": 68, "S": 0, "W": 0}),
        ("6C", 12, {"E": 124, "S": 0, "W": 0}),
        ("7C", 13, {"E": 426, "S": 0, "W": 0}),
    ],
)
def test_the_examples_of_scoring(bid, tricks, expected):
    """9♠ with 10 tricks 18; failed 9 to each other; 9SA 68; 12 124; 13 426 (RULES 4.4)."""
    assert points(whiz("deals:1", ("E", bid, tricks))) == expected


def test_a_chosen_number_of_deals():
    """A chosen number of deals, 9 by default (RULES 4.5); passed-out ones are dealt again."""
    assert (FixedDeals().deals, Target().points) == (9, 300)
    table = whiz("deals:2", ("E", "1C", 7)).pass_out()
    assert table.winner is None
    table.deal().bid("1C by W").lead().claim(7)
    assert isinstance(table.last, Finished)
    assert [(row.setting.deal, row.setting.attempt) for row in table.state.sheet.rows] == [(1, 1), (2, 2)]


def test_equal_totals_share():
    """By default, equal totals are a shared win (RULES Common, Ties)."""
    assert whiz("deals:2", ("E", "1C", 7), ("W", "1C", 7)).winner == "EW"
    assert whiz("deals:1", ("E", "1C", 6)).winner == "SW"


def test_a_target():
    """Checked after each deal: the highest total at or above it wins (RULES 4.5)."""
    table = whiz("target:28", ("E", "1C", 7))
    assert table.winner is None
    table.deal().bid(f"1C by {table.state.seat('E')}").lead().claim(7)
    assert (points(table), table.winner) == ({"E": 28, "S": 0, "W": 0}, "E")


def test_equal_at_the_top_play_on():
    """Equal at the top: play on (RULES 4.5), until one is alone there."""
    table = whiz("target:14", ("E", "1C", 6), ("E", "1C", 6))
    assert (table.winner, table.state.verdict) == (None, None)
    table.deal().bid(f"1C by {table.state.seat('S')}").lead().claim(7)
    assert (points(table), table.winner) == ({"E": 0, "S": 28, "W": 14}, "S")


def test_the_highest_wins_not_the_first():
    """The highest total at or above the target (RULES 4.5): two reach it in one deal, one is higher."""
    table = whiz("target:20", ("S", "1C", 7), ("E", "1C", 6))
    assert (points(table), table.winner) == ({"E": 0, "S": 21, "W": 7}, "S")


@pytest.mark.parametrize(("form", "kind"), [(FixedDeals, "deals"), (Target, "target")])
@pytest.mark.parametrize("size", [0, -5])
def test_a_size_is_positive(form, kind, size):
    """A match has an end to reach; the refusal names the form and its size (RULES 4.5)."""
    with pytest.raises(BadOption) as error:
        form(size)
    assert refusal(error.value) == ("match.size", {"kind": kind, "size": size})
