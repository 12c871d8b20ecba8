"""The auction of Whiz-Bridge: three players, tricks and strains, no doubles (RULES 4.2)."""

import pytest

from chelem.core.calls import Bid, parse_action
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.games.whiz.rules import BIDS
from chelem.phases.auction import Auction

NOTHING = Hand()
THREE = (Seat.E, Seat.S, Seat.W)


def auction(calls="", seats=THREE):
    made = Auction(seats, BIDS, doubling=0)
    for call in map(parse_action, calls.split()):
        made.check(call, NOTHING)
        made = made.after(call)
    return made


def refusal(made, call):
    with pytest.raises(Refused) as refused:
        made.check(parse_action(call), NOTHING)
    return refused.value.code


def test_the_three_speak_clockwise_and_domy_never():
    """The dealer speaks first, clockwise among the three (RULES 4.2)."""
    bids = ["7C", "7D", "7H", "7S", "7NT", "8C"]
    turns = [auction(" ".join(bids[:count])).turn.actor for count in range(7)]
    assert turns == [*THREE, *THREE, Seat.E]


def test_a_bid_is_7_to_13_tricks_and_a_strain():
    """A number of tricks 7–13 and a strain (RULES 4.2)."""
    numbers = {bid.number for bid in BIDS}
    assert (len(set(BIDS)), numbers) == (35, set(range(7, 14)))
    assert [str(call) for call in auction().legal(NOTHING)][:7] == ["P", "7C", "7D", "7H", "7S", "7NT", "8C"]


@pytest.mark.parametrize(
    ("last", "next_ones"),
    [("7S", ["7NT", "8C"]), ("8H", ["8S", "8NT"]), ("7NT", ["8C", "8D"]), ("13S", ["13NT"])],
)
def test_what_outbids(last, next_ones):
    """A higher number, or the same in a higher strain: SA > ♠ > ♥ > ♦ > ♣ (RULES 4.2)."""
    legal = [str(call) for call in auction(last).legal(NOTHING)]
    assert legal[1 : 1 + len(next_ones)] == next_ones
    for bid in BIDS:
        if bid <= Bid.parse(last):
            assert refusal(auction(last), str(bid)) == "auction.insufficient"


@pytest.mark.parametrize("call", ["1C", "6NT"])
def test_fewer_than_seven_tricks_is_no_bid(call):
    """Tricks 7–13 (RULES 4.2)."""
    assert refusal(auction(), call) == "auction.ladder"


@pytest.mark.parametrize(("call", "code"), [("X", "auction.no_double"), ("XX", "auction.no_redouble")])
def test_there_is_no_double(call, code):
    """No double (RULES 4.2)."""
    assert refusal(auction("9S"), call) == code
    assert refusal(auction("9S P"), call) == code


def test_two_passes_after_a_bid_end_it():
    """Two consecutive passes after a bid; the last bidder is declarer (RULES 4.2)."""
    assert not auction("P 8C P").over
    made = auction("P 8C P P")
    assert (made.over, made.last, made.bidder) == (True, Bid.parse("8C"), Seat.S)


def test_who_passed_may_come_back():
    """A player who passed may come back (RULES 4.2)."""
    made = auction("P 8C 8D 8H P P")
    assert (made.over, made.last, made.bidder) == (True, Bid.parse("8H"), Seat.E)


def test_three_opening_passes():
    """Three opening passes: nobody plays (RULES 4.2)."""
    assert not auction("P P").over
    assert auction("P P P").over
    assert auction("P P P").bidder is None


@pytest.mark.parametrize("domy", SEATS)
@pytest.mark.parametrize("dealer", SEATS)
def test_whichever_chair_is_domys(domy, dealer):
    """Each player sits where they like; Domy takes the empty side (RULES 4.1)."""
    if dealer is domy:
        return
    seats = tuple(seat for seat in dealer.clockwise() if seat is not domy)
    made = auction("P 7C 7D", seats)
    assert [seat for seat, _ in made.said()] == list(seats)
    assert made.turn.actor is dealer
