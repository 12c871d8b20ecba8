"""The worth of an auction from any point on, beside every auction there is."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.analysis.auction_value import AuctionValue
from chelem.analysis.par import par_of
from chelem.analysis.tables import DoubleDummyTable
from chelem.core.calls import LEVELS, Bid, SimpleCall
from chelem.core.cards import Strain
from chelem.core.contracts import Contract
from chelem.core.seats import SEATS, Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.games.contract import ContractBridge
from chelem.phases.auction import Auction
from chelem.scoring.duplicate import declarer_points
from tests.analysis.boards import NOBODY, SOLID_TABLE, calls, drawn_auctions, tables, vulnerabilities
from tests.support.strategies import seats

pytestmark = pytest.mark.slow

GAME = ContractBridge()
alike = st.lists(st.integers(0, 13), min_size=10, max_size=10).map(
    lambda tricks: DoubleDummyTable(
        tuple((ours, theirs, ours, theirs) for ours, theirs in zip(tricks[:5], tricks[5:], strict=True))
    )
)
"""Tables in which each strain is as good from either hand of a side."""
SHORT = LEVELS[:7]
"""One club to two diamonds: two strains can be bid twice, so it matters who named them first."""


def opened(dealer, said=""):
    """An auction of the game, with those calls."""
    return heard(GAME.auction(dealer), said)


def heard(auction, said):
    for call in calls(said):
        auction.check(call, None)
        auction = auction.after(call)
    return auction


def everything(table, vulnerable, auction, known):
    """North-South's points after `auction`, by trying every call to the end."""
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
        named(auction),
    )
    if key not in known:
        worths = [everything(table, vulnerable, auction.after(call), known) for call in auction.legal(None)]
        known[key] = max(worths) if auction.turn.hand.side is Side.NS else min(worths)
    return known[key]


def named(auction):
    """Who first named the strains that may be bid again."""
    again = {bid.strain for bid in auction.ladder if auction.last is None or bid >= auction.last}
    first = {}
    for seat, call in auction.said():
        if isinstance(call, Bid) and call.strain in again:
            first.setdefault((seat.side, call.strain), seat)
    return tuple(sorted(first.items()))


@settings(max_examples=12, deadline=None)
@given(st.data(), tables, vulnerabilities, seats)
def test_every_auction_there_is(data, table, vulnerable, dealer):
    """The worth is that of all auctions played out: doubles and redoubles, declarer the first who named."""
    outlook, known = AuctionValue(table, vulnerable, SHORT), {}
    auction = Auction(dealer.clockwise(), SHORT)
    for there in [auction, *drawn_auctions(data.draw, auction)]:
        assert everything(table, vulnerable, there, known) == outlook.value(there)


@settings(deadline=None)
@given(tables, seats, vulnerabilities)
def test_before_the_first_call_it_is_par(table, dealer, vulnerable):
    """What the solver says: redoubles, doubles of what makes, and who named a strain first change nothing."""
    assert par_of(table, dealer, vulnerable).score == AuctionValue(table, vulnerable).value(opened(dealer))


@settings(deadline=None)
@given(alike, seats, vulnerabilities)
def test_it_comes_to_a_contract_of_par(table, dealer, vulnerable):
    """Where partners take as much as each other, the best calls lead to one of the solver's contracts."""
    par, end = par_of(table, dealer, vulnerable), AuctionValue(table, vulnerable).end(opened(dealer))
    contracts = [contract for contract, _ in par.results]
    assert end in contracts if contracts else end is None


@settings(max_examples=25, deadline=None)
@given(st.data(), tables, vulnerabilities, seats)
def test_the_worth_is_that_of_the_best_call(data, table, vulnerable, dealer):
    """On the whole ladder: of all legal calls none gains anything for its side, and one keeps the worth."""
    outlook, auction = AuctionValue(table, vulnerable), opened(dealer)
    for after in drawn_auctions(data.draw, auction):
        worths = {call: outlook.value(auction.after(call)) for call in auction.legal(None)}
        most = max(worths.values()) if auction.turn.hand.side is Side.NS else min(worths.values())
        assert most == outlook.value(auction) == worths[outlook.best(auction)]
        auction = after


@settings(deadline=None)
@given(st.data(), tables, vulnerabilities, seats)
def test_moved_by_a_seat(data, table, vulnerable, dealer):
    """When everybody moves to the left with their cards, the other side has the points."""
    tricks = tuple(tuple(row[seat - 1] for seat in SEATS) for row in table.tricks)
    here = AuctionValue(table, vulnerable)
    there = AuctionValue(DoubleDummyTable(tricks), Vulnerability.of_seats(seat.next for seat in vulnerable))
    for auction in drawn_auctions(data.draw, opened(dealer)):
        moved = opened(dealer.next)
        for call in auction.calls:
            moved = moved.after(call)
        assert here.value(auction) == -there.value(moved)


@settings(deadline=None)
@given(st.data(), tables, vulnerabilities, seats)
def test_it_ends_in_what_it_is_worth(data, table, vulnerable, dealer):
    """The contract that the best calls lead to scores the worth."""
    outlook = AuctionValue(table, vulnerable)
    for auction in drawn_auctions(data.draw, opened(dealer)):
        end = outlook.end(auction)
        points = 0
        if end is not None:
            tricks = table[end.strain, end.declarer]
            points = declarer_points(end, tricks, vulnerable=vulnerable)
            points = points if end.declarer.side is Side.NS else -points
        assert points == outlook.value(auction)


def test_a_suit_each():
    """North-South have all the tricks in spades, and seven spades is the last word."""
    outlook = AuctionValue(SOLID_TABLE, NOBODY)
    assert 1510 == outlook.value(opened(Seat.N)) == outlook.value(opened(Seat.N, "P P"))
    assert 0 == outlook.value(opened(Seat.N, "P P P"))
    assert SimpleCall.PASS is outlook.best(opened(Seat.N, "P"))
    assert Bid.parse("7S") == outlook.best(opened(Seat.N, "P P"))
    assert Contract.parse("7S by S") == outlook.end(opened(Seat.N, "P P"))


def test_seven_no_trumps_down_thirteen():
    """East saves nothing: doubled it is 3500, and a side that lets it be has the 650 alone."""
    outlook, auction = AuctionValue(SOLID_TABLE, NOBODY), opened(Seat.N, "7S 7NT")
    assert (3500, 3500, 650) == tuple(outlook.value(heard(auction, said)) for said in ("", "P P", "P P P"))
    assert SimpleCall.DOUBLE is outlook.best(heard(auction, "P P"))
    assert Contract.parse("7NTX by E") == outlook.end(auction)


def test_a_double_of_what_makes():
    """A contract that makes is redoubled if doubled: 7♠XX scores 2240 plus the bonus for making it."""
    outlook, auction = AuctionValue(SOLID_TABLE, NOBODY), opened(Seat.N, "7S X")
    assert SimpleCall.REDOUBLE is outlook.best(heard(auction, "P P"))
    assert declarer_points(Contract.parse("7SXX by N"), 13, vulnerable=Vulnerability.NONE) == outlook.value(
        auction
    )
    assert declarer_points(Contract.parse("7SX by N"), 13, vulnerable=Vulnerability.NONE) == outlook.value(
        heard(auction, "P P P")
    )


RIGHT_HAND = DoubleDummyTable.parse("666666a6666666666666")
"""South makes ten tricks in spades, North six, and nobody anything else."""


def test_the_wrong_hand():
    """Once North has named spades, North it is who plays them: the game is gone."""
    outlook = AuctionValue(RIGHT_HAND, NOBODY)
    assert 420 == outlook.value(opened(Seat.N)) == outlook.value(opened(Seat.N, "1H P"))
    assert outlook.value(opened(Seat.N, "1S")) < 0
    assert Contract.parse("4S by S") == outlook.end(opened(Seat.N, "1H P"))


def test_a_double_wakes_partner():
    """West cannot play hearts, East can but has passed: West doubles one spade, and East has another turn."""
    table = DoubleDummyTable.parse("674446744466a6666666")
    outlook, auction = AuctionValue(table, NOBODY), opened(Seat.N, "1S P P")
    assert SimpleCall.DOUBLE is outlook.best(auction)
    assert (-420, -420, 80) == tuple(outlook.value(heard(auction, said)) for said in ("", "X P", "P"))
    assert Contract.parse("4H by E") == outlook.end(auction)


def test_nobody_makes_anything():
    """Any bid goes down and is doubled."""
    outlook = AuctionValue(DoubleDummyTable.parse("6" * 20), NOBODY)
    assert 0 == outlook.value(opened(Seat.N))
    assert (-100, 100) == (outlook.value(opened(Seat.N, "1C")), outlook.value(opened(Seat.E, "1C")))
    assert Contract.parse("1CX by N") == outlook.end(opened(Seat.N, "1C"))


def test_the_strains_differ():
    """3NT ranks above three of any suit, and is worth its double-dummy score."""
    table = DoubleDummyTable.parse("96666" * 2 + "33333" * 2)
    outlook = AuctionValue(table, NOBODY)
    assert Contract(Seat.S, Strain.NT, 9) == outlook.end(opened(Seat.N, "1C P"))
    assert -50 * 4 == outlook.value(opened(Seat.N, "7NT P P P"))
