"""What each call of an auction gave up."""

from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.analysis.auction_value import AuctionValue
from chelem.analysis.calls import review_calls
from chelem.core.calls import Bid, SimpleCall
from chelem.core.contracts import Contract
from chelem.core.seats import Seat, Side
from chelem.games.contract import ContractBridge
from tests.analysis.boards import NOBODY, SOLID_TABLE, calls, drawn_auctions, tables, vulnerabilities
from tests.support.strategies import seats

GAME = ContractBridge()


def reviewed(said, table=SOLID_TABLE, dealer=Seat.N, illegal=()):
    values = AuctionValue(table, NOBODY)
    return review_calls(values, GAME.auction(dealer), calls(said), illegal)


def costs(said, **known):
    return [call.cost for call in reviewed(said, **known)]


def test_to_pass_a_grand_slam_out():
    """Seven spades were there for North-South; South, who spoke last for them, gave them up."""
    last = reviewed("P P P P")[2]
    assert [0, 0, 1510, 0] == costs("P P P P")
    assert (Seat.S, 1510, 0, 17) == (last.seat, last.before, last.after, last.imps)
    assert (Bid.parse("7S"), Contract.parse("7S by S")) == (last.best, last.aim)


def test_to_stop_in_a_game():
    """North's four spades are well so far; South's pass, and no other, leaves the slam out: 1510 less 510."""
    assert [0, 0, 1000, 0] == costs("4S P P P")


def test_a_sacrifice_dearer_than_the_slam():
    """Down thirteen is 3500 where the slam costs 1510; North-South let it be undoubled, for 650."""
    assert [0, 3500 - 1510, 0, 0, 3500 - 650] == costs("7S 7NT P P P")


def test_a_double_of_what_makes():
    """East's double leads to 7♠XX; not redoubling costs the difference between 7♠XX and 7♠X."""
    double, redouble = reviewed("7S X"), reviewed("7S X P P P")
    worth = 1000 + 300 + 100 + 4 * 210
    assert (-1510, -worth) == (double[1].before, double[1].after)
    assert [0, worth - 1510, 0, 0, worth - (1000 + 300 + 50 + 2 * 210)] == [call.cost for call in redouble]
    assert SimpleCall.REDOUBLE is redouble[4].best


def test_the_other_side_of_the_table():
    """Points are those of the caller's side."""
    assert [1510, -1510, 1510] == [call.before for call in reviewed("1C P P")]
    assert [-1510, 1510, -1510, 1510] == [call.before for call in reviewed("P P P P", dealer=Seat.E)]


def test_an_illegal_call_has_no_cost():
    """An insufficient bid would gain, but it was illegal, so its cost is 0."""
    insufficient = reviewed("7NT X 7D", illegal=(2,))[2]
    assert (-3500, 1510, 0) == (insufficient.before, insufficient.after, insufficient.cost)
    assert not insufficient.legal


@settings(deadline=None)
@given(st.data(), tables, vulnerabilities, seats)
def test_the_costs_add_up(data, table, vulnerable, dealer):
    """The worth at the end is par, less what North-South gave up, and what East-West did."""
    outlook = AuctionValue(table, vulnerable)
    *_, auction = [GAME.auction(dealer), *drawn_auctions(data.draw, GAME.auction(dealer))]
    review = review_calls(outlook, GAME.auction(dealer), auction.calls)
    given_up = sum(call.cost if call.seat.side is Side.NS else -call.cost for call in review)
    assert outlook.value(GAME.auction(dealer)) - given_up == outlook.value(auction)
    assert all(call.cost >= 0 for call in review)
    assert list(auction.calls) == [call.call for call in review]
