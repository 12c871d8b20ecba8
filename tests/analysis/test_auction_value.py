"""The value of an auction at any point, checked against all continuations."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.analysis.auction_value import AuctionValue
from chelem.analysis.par import par_of
from chelem.analysis.tables import DoubleDummyTable
from chelem.core.calls import ALL_BIDS, Bid, SimpleCall
from chelem.core.cards import Strain
from chelem.core.contracts import Contract
from chelem.core.seats import SEATS, Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.games.contract import ContractBridge
from chelem.phases.auction import Auction
from chelem.scoring.duplicate import declarer_points
from tests.analysis.boards import NOBODY, SOLID_TABLE, calls, draw_auctions, tables, vulnerabilities
from tests.support.strategies import seats

pytestmark = pytest.mark.slow

GAME = ContractBridge()
symmetric_tables = st.lists(st.integers(0, 13), min_size=10, max_size=10).map(
    lambda tricks: DoubleDummyTable(
        tuple((ours, theirs, ours, theirs) for ours, theirs in zip(tricks[:5], tricks[5:], strict=True))
    )
)
"""Tables in which both partners take the same tricks in each strain."""
SHORT = ALL_BIDS[:7]
"""1♣ to 2♦: two strains can be bid twice, so it matters which partner names them first."""


def auction_of(dealer, text=""):
    """Return an auction of the game after the given calls."""
    return after_calls(GAME.auction(dealer), text)


def after_calls(auction, text):
    for call in calls(text):
        auction.check(call, None)
        auction = auction.after(call)
    return auction


def brute_force_value(table, vulnerable, auction, cache):
    """Return North-South's score after `auction`, by minimax over every legal call."""
    if auction.over:
        contract = auction.contract()
        if contract is None:
            return 0
        tricks, declarer = table[contract.strain, contract.declarer], contract.declarer
        points = declarer_points(contract, tricks, vulnerable=vulnerable)
        return points if declarer.side is Side.NS else -points
    key = (
        auction.last,
        auction.bidder,
        auction.doubled,
        auction.passes,
        len(auction.calls) % 4,
        first_namers(auction),
    )
    if key not in cache:
        values_after = [
            brute_force_value(table, vulnerable, auction.after(call), cache) for call in auction.legal(None)
        ]
        cache[key] = max(values_after) if auction.turn.hand.side is Side.NS else min(values_after)
    return cache[key]


def first_namers(auction):
    """Return which partner first named each strain that may be bid again."""
    biddable = {bid.strain for bid in auction.ladder if auction.last is None or bid >= auction.last}
    first = {}
    for seat, call in auction.said():
        if isinstance(call, Bid) and call.strain in biddable:
            first.setdefault((seat.side, call.strain), seat)
    return tuple(sorted(first.items()))


@settings(max_examples=settings.default.max_examples // 12, deadline=None)
@given(st.data(), tables, vulnerabilities, seats)
def test_value_equals_brute_force(data, table, vulnerable, dealer):
    """On a short ladder the value is that of minimax over all auctions, doubles and redoubles included."""
    values, cache = AuctionValue(table, vulnerable, SHORT), {}
    auction = Auction(dealer.clockwise(), SHORT)
    for position in [auction, *draw_auctions(data.draw, auction)]:
        assert brute_force_value(table, vulnerable, position, cache) == values.value(position)


@settings(max_examples=settings.default.max_examples // 2, deadline=None)
@given(tables, seats, vulnerabilities)
def test_before_the_first_call_it_is_par(table, dealer, vulnerable):
    """Before the first call the value is the solver's par score."""
    assert par_of(table, dealer, vulnerable).score == AuctionValue(table, vulnerable).value(
        auction_of(dealer)
    )


@settings(deadline=None)
@given(symmetric_tables, seats, vulnerabilities)
def test_best_calls_lead_to_a_par_contract(table, dealer, vulnerable):
    """If partners take the same tricks, the best calls lead to one of the solver's par contracts."""
    par, end = (
        par_of(table, dealer, vulnerable),
        AuctionValue(table, vulnerable).final_contract(auction_of(dealer)),
    )
    contracts = [contract for contract, _ in par.results]
    assert end in contracts if contracts else end is None


@settings(max_examples=12, deadline=None)
@given(st.data(), tables, vulnerabilities, seats)
def test_the_value_is_that_of_the_best_call(data, table, vulnerable, dealer):
    """On the full ladder no legal call gains for its side, and the best call keeps the value."""
    values, auction = AuctionValue(table, vulnerable), auction_of(dealer)
    for after in draw_auctions(data.draw, auction):
        values_after = {call: values.value(auction.after(call)) for call in auction.legal(None)}
        most = max(values_after.values()) if auction.turn.hand.side is Side.NS else min(values_after.values())
        assert most == values.value(auction) == values_after[values.best_call(auction)]
        auction = after


@settings(max_examples=settings.default.max_examples // 2, deadline=None)
@given(st.data(), tables, vulnerabilities, seats)
def test_rotating_the_seats_negates_the_value(data, table, vulnerable, dealer):
    """If all players move one seat to the left with their cards, the score is negated."""
    tricks = tuple(tuple(row[seat - 1] for seat in SEATS) for row in table.tricks)
    original = AuctionValue(table, vulnerable)
    rotated = AuctionValue(DoubleDummyTable(tricks), Vulnerability.of_seats(seat.next for seat in vulnerable))
    for auction in draw_auctions(data.draw, auction_of(dealer)):
        rotated_auction = auction_of(dealer.next)
        for call in auction.calls:
            rotated_auction = rotated_auction.after(call)
        assert original.value(auction) == -rotated.value(rotated_auction)


@settings(max_examples=settings.default.max_examples // 2, deadline=None)
@given(st.data(), tables, vulnerabilities, seats)
def test_the_final_contract_scores_the_value(data, table, vulnerable, dealer):
    """The contract that the best calls lead to scores the value."""
    values = AuctionValue(table, vulnerable)
    for auction in draw_auctions(data.draw, auction_of(dealer)):
        end = values.final_contract(auction)
        points = 0
        if end is not None:
            tricks = table[end.strain, end.declarer]
            points = declarer_points(end, tricks, vulnerable=vulnerable)
            points = points if end.declarer.side is Side.NS else -points
        assert points == values.value(auction)


def test_one_suit_in_each_hand():
    """North-South take all tricks in spades, and 7♠ is the final bid."""
    values = AuctionValue(SOLID_TABLE, NOBODY)
    assert 1510 == values.value(auction_of(Seat.N)) == values.value(auction_of(Seat.N, "P P"))
    assert 0 == values.value(auction_of(Seat.N, "P P P"))
    assert SimpleCall.PASS is values.best_call(auction_of(Seat.N, "P"))
    assert Bid.parse("7S") == values.best_call(auction_of(Seat.N, "P P"))
    assert Contract.parse("7S by S") == values.final_contract(auction_of(Seat.N, "P P"))


def test_seven_no_trumps_down_thirteen():
    """Against 7♠, 7NT costs 3500 doubled; undoubled it gives North-South only 650."""
    values, auction = AuctionValue(SOLID_TABLE, NOBODY), auction_of(Seat.N, "7S 7NT")
    assert (3500, 3500, 650) == tuple(
        values.value(after_calls(auction, text)) for text in ("", "P P", "P P P")
    )
    assert SimpleCall.DOUBLE is values.best_call(after_calls(auction, "P P"))
    assert Contract.parse("7NTX by E") == values.final_contract(auction)


def test_a_double_of_a_making_contract():
    """A contract that makes is redoubled if doubled: 7♠XX scores 2240 plus the bonus for making it."""
    values, auction = AuctionValue(SOLID_TABLE, NOBODY), auction_of(Seat.N, "7S X")
    assert SimpleCall.REDOUBLE is values.best_call(after_calls(auction, "P P"))
    assert declarer_points(Contract.parse("7SXX by N"), 13, vulnerable=Vulnerability.NONE) == values.value(
        auction
    )
    assert declarer_points(Contract.parse("7SX by N"), 13, vulnerable=Vulnerability.NONE) == values.value(
        after_calls(auction, "P P P")
    )


RIGHT_HAND = DoubleDummyTable.parse("666666a6666666666666")
"""South makes ten tricks in spades, North six; no other contract makes."""


def test_the_wrong_declarer():
    """Once North has bid spades, North must declare them, and game no longer makes."""
    values = AuctionValue(RIGHT_HAND, NOBODY)
    assert 420 == values.value(auction_of(Seat.N)) == values.value(auction_of(Seat.N, "1H P"))
    assert values.value(auction_of(Seat.N, "1S")) < 0
    assert Contract.parse("4S by S") == values.final_contract(auction_of(Seat.N, "1H P"))


def test_a_double_gives_partner_another_turn():
    """Hearts make only from East, who has passed: West doubles 1♠ so that East can bid."""
    table = DoubleDummyTable.parse("674446744466a6666666")
    values, auction = AuctionValue(table, NOBODY), auction_of(Seat.N, "1S P P")
    assert SimpleCall.DOUBLE is values.best_call(auction)
    assert (-420, -420, 80) == tuple(values.value(after_calls(auction, text)) for text in ("", "X P", "P"))
    assert Contract.parse("4H by E") == values.final_contract(auction)


def test_no_contract_makes():
    """Any bid goes down and is doubled."""
    values = AuctionValue(DoubleDummyTable.parse("6" * 20), NOBODY)
    assert 0 == values.value(auction_of(Seat.N))
    assert (-100, 100) == (values.value(auction_of(Seat.N, "1C")), values.value(auction_of(Seat.E, "1C")))
    assert Contract.parse("1CX by N") == values.final_contract(auction_of(Seat.N, "1C"))


def test_notrump_beats_the_suits():
    """3NT ranks above three of any suit, and scores its double-dummy tricks."""
    table = DoubleDummyTable.parse("96666" * 2 + "33333" * 2)
    values = AuctionValue(table, NOBODY)
    assert Contract(Seat.S, Strain.NT, 9) == values.final_contract(auction_of(Seat.N, "1C P"))
    assert -50 * 4 == values.value(auction_of(Seat.N, "7NT P P P"))
