"""The seven deals of bridge de comptoir (RULES 3)."""

import pytest

from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Finished, PassedOut
from chelem.games.comptoir import Comptoir
from chelem.matches.dealing import next_setting
from tests.support.chance import seeded
from tests.support.matches.playing import Table

DOWN = ("1C by N", 6)
MADE = ("1C by N", 7)
EAST_DOWN = ("1C by E", 6)
EAST_MADE = ("1C by E", 7)


def seven(*deals, options=None, first=Seat.N):
    table = Table("comptoir", "seven", options, first=first)
    for text, tricks in deals:
        table.score(text, tricks)
    return table


@pytest.mark.parametrize("first", SEATS)
def test_the_dealer_rotates(first):
    """Seven deals; the dealer rotates clockwise (RULES 3.1)."""
    table = seven(*[MADE] * 7, first=first)
    dealers = [row.setting.dealer for row in table.state.sheet.rows]
    assert dealers == [*first.clockwise(), *first.clockwise()[:3]]
    assert isinstance(table.last, Finished)


@pytest.mark.parametrize("deal", [1, 4, 6, 7])
def test_four_passes_redeal_the_same_deal(deal):
    """The same dealer redeals the same deal number with the same preparation (RULES 3.1)."""
    table = seven(*[MADE] * (deal - 1)).pass_out()
    assert table.last == PassedOut(deal, 1)
    setting = next_setting(table.state, seeded(0))
    dealer = Seat((deal - 1) % 4)
    assert (setting.deal, setting.attempt, setting.dealer) == (deal, 2, dealer)
    Comptoir().check_deal(setting, Comptoir().prepare(setting, seeded(5)))
    table.score(*MADE)
    assert table.state.sheet.rows[-1].setting == setting


@pytest.mark.parametrize(("mark", "everybody"), [("simplified", False), ("traditional", True)])
def test_vulnerability(mark, everybody):
    """Traditional scoring is duplicate scoring with both sides vulnerable (RULES 3.5)."""
    table = seven(options={"mark": mark})
    for _ in range(7):
        assert set(next_setting(table.state, seeded(0)).vulnerable) == (set(SEATS) if everybody else set())
        table.score(*MADE)


@pytest.mark.parametrize(
    ("text", "tricks"), [("4SX by N", 6), ("1CX by N", 0), ("7NTX by N", 9), ("2HX by S", 4)]
)
def test_doubled_and_four_down_loses_at_once(text, tricks):
    """At the end of that deal the opponents win whatever the totals (RULES 3.4)."""
    table = seven(("7NT by N", 13), (text, tricks))
    assert isinstance(table.last, Finished)
    assert table.winner == "EW"
    assert table.points["NS"] > table.points["EW"]


@pytest.mark.parametrize(("text", "tricks"), [("4S by N", 0), ("4SX by N", 7), ("4SX by N", 13)])
def test_what_does_not_lose_at_once(text, tricks):
    """Only a contract doubled, and four or more down (RULES 3.4)."""
    assert seven((text, tricks)).winner is None


def test_the_other_side_may_lose_at_once():
    """Declarer's side loses, the opponents win (RULES 3.4)."""
    assert seven(("4SX by E", 6)).winner == "NS"


@pytest.mark.parametrize("mark", ["simplified", "traditional"])
def test_the_option_without_immediate_loss(mark):
    """The immediate loss applies with both scoring methods, unless the option is off (RULES 3.5)."""
    deal = ("4SX by N", 6)
    assert seven(deal, options={"mark": mark}).winner == "EW"
    assert seven(deal, options={"mark": mark, "immediate_loss": False}).winner is None


def test_a_redoubled_contract_loses_at_once_too():
    """Redoubled is scored as doubled (RULES 3.4)."""
    assert seven(("4SXX by N", 6), options={"redouble": True}).winner == "EW"


@pytest.mark.parametrize(
    ("deals", "points", "winner"),
    [
        ([MADE] * 7, {"NS": 700, "EW": 0}, "NS"),
        ([DOWN] * 7, {"NS": -700, "EW": 0}, "EW"),
        ([MADE] * 3 + [("4S by E", 10)] + [MADE] * 2 + [DOWN], {"NS": 400, "EW": 600}, "EW"),
    ],
)
def test_most_points_over_the_seven_deals_win(deals, points, winner):
    """Most points over the seven deals wins; penalties are minus points (RULES 3.4, 3.6)."""
    table = seven(*deals)
    assert (table.points, table.winner) == (points, winner)


FOUR = [MADE, DOWN, EAST_MADE, EAST_DOWN]
"""Four deals that leave both sides at nothing."""


@pytest.mark.parametrize(
    ("two", "seventh", "total", "winner"),
    [
        ([("2S by E", 6), DOWN], EAST_MADE, -100, "EW"),
        ([("2S by N", 6), EAST_DOWN], MADE, -100, "NS"),
        ([("2S by E", 6), DOWN], DOWN, -200, "EW"),
        ([("2S by N", 6), EAST_DOWN], EAST_DOWN, -200, "NS"),
    ],
)
def test_equal_totals_are_decided_by_deal_seven(two, seventh, total, winner):
    """On a tie, the side that scored on deal 7: made its contract, or defeated it (RULES 3.6)."""
    table = seven(*FOUR, *two)
    assert table.winner is None
    table.score(*seventh)
    assert table.points == {"NS": total, "EW": total}
    assert table.winner == winner
