"""The cost of each call of an auction."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.analysis.auction_value import AuctionValue
from chelem.analysis.calls import review_calls
from chelem.core.calls import Bid, SimpleCall
from chelem.core.contracts import Contract
from chelem.core.seats import Seat, Side
from chelem.games.contract import ContractBridge
from tests.analysis.boards import NOBODY, SOLID_TABLE, calls, draw_auctions, tables, vulnerabilities
from tests.support.strategies import seats

GAME = ContractBridge()


def reviewed(text, table=SOLID_TABLE, dealer=Seat.N, illegal=()):
    values = AuctionValue(table, NOBODY)
    return review_calls(values, GAME.auction(dealer), calls(text), illegal)


def costs(text, **options):
    return [call.cost for call in reviewed(text, **options)]


def test_passing_out_a_grand_slam():
    """North-South make 7♠; the cost falls on South, the last of them to call."""
    last = reviewed("P P P P")[2]
    assert [0, 0, 1510, 0] == costs("P P P P")
    assert (Seat.S, 1510, 0, 17) == (last.seat, last.before, last.after, last.imps)
    assert (Bid.parse("7S"), Contract.parse("7S by S")) == (last.best, last.contract)


def test_stopping_in_game():
    """North's 4♠ costs nothing yet; South's pass misses the slam, for 1510 less 510."""
    assert [0, 0, 1000, 0] == costs("4S P P P")


def test_a_sacrifice_that_costs_more_than_the_slam():
    """Down thirteen doubled is 3500, the slam 1510; undoubled North-South score only 650."""
    assert [0, 3500 - 1510, 0, 0, 3500 - 650] == costs("7S 7NT P P P")


def test_a_double_of_a_making_slam():
    """East's double leads to 7♠XX; not redoubling costs the difference between 7♠XX and 7♠X."""
    double, redouble = reviewed("7S X"), reviewed("7S X P P P")
    redoubled_score = 1000 + 300 + 100 + 4 * 210
    assert (-1510, -redoubled_score) == (double[1].before, double[1].after)
    assert [0, redoubled_score - 1510, 0, 0, redoubled_score - (1000 + 300 + 50 + 2 * 210)] == [
        call.cost for call in redouble
    ]
    assert SimpleCall.REDOUBLE is redouble[4].best


def test_points_are_those_of_the_callers_side():
    """The value before a call is the score of the caller's side."""
    assert [1510, -1510, 1510] == [call.before for call in reviewed("1C P P")]
    assert [-1510, 1510, -1510, 1510] == [call.before for call in reviewed("P P P P", dealer=Seat.E)]


def test_an_illegal_call_has_no_cost():
    """An insufficient bid would gain, but it was illegal, so its cost is 0."""
    insufficient = reviewed("7NT X 7D", illegal=(2,))[2]
    assert (-3500, 1510, 0) == (insufficient.before, insufficient.after, insufficient.cost)
    assert not insufficient.legal


@pytest.mark.slow
@settings(deadline=None)
@given(st.data(), tables, vulnerabilities, seats)
def test_the_costs_add_up(data, table, vulnerable, dealer):
    """The final value is par, less the costs of North-South, plus those of East-West."""
    values = AuctionValue(table, vulnerable)
    *_, auction = [GAME.auction(dealer), *draw_auctions(data.draw, GAME.auction(dealer))]
    review = review_calls(values, GAME.auction(dealer), auction.calls)
    lost = sum(call.cost if call.seat.side is Side.NS else -call.cost for call in review)
    assert values.value(GAME.auction(dealer)) - lost == values.value(auction)
    assert all(call.cost >= 0 for call in review)
    assert list(auction.calls) == [call.call for call in review]
