"""The auction of contract bridge: turns, the end, doubles, and who is declarer (RULES 0.2–0.4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.calls import (
    ALL_BIDS,
    TRUMP_CHOICES,
    Bid,
    SimpleCall,
    parse_action,
)
from chelem.core.cards import DECK, STRAINS
from chelem.core.contracts import Contract
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.phases.auction import Auction
from tests.support.chance import Script

NOTHING = Hand()
EVERYTHING = (
    *DECK,
    *(Bid(n, strain) for n in range(1, 14) for strain in STRAINS),
    *TRUMP_CHOICES,
    *SimpleCall,
)


def auction(calls="", dealer=Seat.N, doubling=2):
    """Return the auction after these calls, each of them checked."""
    made = Auction(dealer.clockwise(), ALL_BIDS, doubling)
    for call in map(parse_action, calls.split()):
        made.check(call, NOTHING)
        made = made.after(call)
    return made


def refusal(made, call):
    with pytest.raises(Refused) as refused:
        made.check(parse_action(call), NOTHING)
    return refused.value.code, refused.value.facts


def turn(made):
    return None if made.turn is None else made.turn.actor


@pytest.mark.parametrize("dealer", SEATS)
def test_the_dealer_speaks_first_then_clockwise(dealer):
    """The dealer speaks first (RULES 0.2)."""
    assert [turn(auction("P " * n, dealer)) for n in range(4)] == list(dealer.clockwise())


@pytest.mark.parametrize(
    ("calls", "over"),
    [
        ("P P P", False),
        ("P P P P", True),
        ("1C P P", False),
        ("1C P P P", True),
        ("P P P 1C P P", False),
        ("P P P 1C P P P", True),
        ("1C P P X P P", False),
        ("1C P P X P P P", True),
        ("1C X XX P P", False),
        ("1C X XX P P P", True),
    ],
)
def test_the_auction_ends(calls, over):
    """After three passes that follow a call other than pass, or four opening passes (RULES 0.2)."""
    assert auction(calls).over == over
    assert (auction(calls).turn is None) == over


def test_four_passes_give_no_contract():
    """Nobody bid (RULES 0.2)."""
    assert auction("P P P P").contract() is None


def test_a_bid_must_outbid_the_last():
    """Strains rank ♣ < ♦ < ♥ < ♠ < SA, 1♣ … 7SA (RULES 0.1)."""
    made = auction("1H")
    higher = [bid for bid in ALL_BIDS if bid > Bid.parse("1H")]
    assert [call for call in made.legal(NOTHING) if isinstance(call, Bid)] == higher
    assert refusal(made, "1D") == ("auction.insufficient", {"call": "1D", "last": "1H"})
    assert refusal(made, "1H") == ("auction.insufficient", {"call": "1H", "last": "1H"})
    assert [str(call) for call in auction("7NT").legal(NOTHING)] == ["P", "X"]


@pytest.mark.parametrize("call", ["8C", "13NT"])
def test_a_bid_beyond_seven_is_none_of_this_game(call):
    """1♣ … 7SA (RULES 0.1)."""
    assert refusal(auction(), call) == ("auction.ladder", {"call": call})


@pytest.mark.parametrize(
    ("calls", "raises"),
    [
        ("", []),
        ("P", []),
        ("1C", ["X"]),
        ("1C P", []),
        ("1C P P", ["X"]),
        ("1C X", ["XX"]),
        ("1C X P", []),
        ("1C X P P", ["XX"]),
        ("1C P P X", ["XX"]),
        ("1C P P X P", []),
        ("1C P P X P P", ["XX"]),
        ("1C X XX", []),
        ("1C X XX P", []),
        ("1C X XX P P", []),
        ("1C X 1D", ["X"]),
        ("1C X XX 1D", ["X"]),
        ("1C X XX 1D P", []),
        ("1C X 1D X", ["XX"]),
    ],
)
def test_who_may_double_and_redouble(calls, raises):
    """Double: the opponents' last bid, once; redouble: only the bidding side, only a doubled bid.

    Intervening passes are fine, and a new bid cancels both (RULES 0.3).
    """
    made = auction(calls)
    assert [
        str(call) for call in made.legal(NOTHING) if call in (SimpleCall.DOUBLE, SimpleCall.REDOUBLE)
    ] == raises
    for word in {"X", "XX"} - set(raises):
        code = {"X": "auction.double", "XX": "auction.redouble"}[word]
        assert refusal(made, word) == (code, {"call": word})


def test_without_redoubles():
    """There is no redouble in the simplified scoring of comptoir (RULES 3.4)."""
    assert refusal(auction("1C X", doubling=1), "XX") == ("auction.no_redouble", {})
    assert SimpleCall.DOUBLE in auction("1C", doubling=1).legal(NOTHING)


@pytest.mark.parametrize("call", ["ask", "yes", "defer", "name:H", "SA"])
def test_what_is_not_said_in_an_auction(call):
    """Calls of bridge-whist, and cards, are refused (RULES 0.2)."""
    assert refusal(auction("1C"), call) == ("auction.call", {"action": call})


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("1H P 2C 2S 3H 3S 4H P P P", "4H by N"),
        ("1H 1S 2D P 3C P 4H P P P", "4H by N"),
    ],
)
def test_the_examples_of_the_declarer(calls, contract):
    """The two checks of RULES 0.4."""
    assert auction(calls).contract() == Contract.parse(contract)


def test_the_dummy_of_the_second_example():
    """4♥ by North, South dummy (RULES 0.4)."""
    assert auction("1H 1S 2D P 3C P 4H P P P").contract().dummy is Seat.S


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("1C 1S P 2S P P P", "2S by E"),
        ("P 1S 2S P 3C P 3S P P P", "3S by S"),
        ("1S 1NT P 2S P P P", "2S by W"),
        ("1D 1H 2H P 2NT P 3H P P P", "3H by S"),
        ("1H P 1NT P 2C P 3NT P P P", "3NT by S"),
    ],
)
def test_the_declarer_first_named_the_strain_for_that_side(calls, contract):
    """Of the side that made the last bid, even if an opponent named the strain earlier (RULES 0.4)."""
    assert auction(calls).contract() == Contract.parse(contract)


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("1C X P P P", "1CX by N"),
        ("1C P P X P P P", "1CX by N"),
        ("1C X P P XX P P P", "1CXX by N"),
        ("1C X XX 1D P P P", "1D by W"),
        ("1C X 2C P P P", "2C by N"),
        ("1C X 2C X P P P", "2CX by N"),
    ],
)
def test_the_stake_of_the_contract(calls, contract):
    """Doubled ×2, redoubled ×4; a new bid cancels both (RULES 0.3)."""
    assert auction(calls).contract() == Contract.parse(contract)


def test_who_said_what():
    """Each call with its seat, from the dealer on (RULES 0.2)."""
    said = [(str(seat), str(call)) for seat, call in auction("1C P 1H X P", Seat.W).said()]
    assert said == [("W", "1C"), ("N", "P"), ("E", "1H"), ("S", "X"), ("W", "P")]


@given(st.sampled_from(SEATS), st.lists(st.integers(0, 36), max_size=60))
def test_the_laws_of_an_auction(dealer, choices):
    """At every step what is legal is what is not refused, of all that can be said or played.

    The declarer found call by call is the one of the bidding side who first named the strain (RULES 0.4).
    """
    made, draw = auction(dealer=dealer), Script(choices)
    said = []
    while made.turn is not None:
        legal = made.legal(NOTHING)
        assert {call for call in EVERYTHING if accepted(made, call)} == set(legal)
        call = SimpleCall.PASS if draw.over else legal[draw(len(legal))]
        said.append((made.turn.actor, call))
        made = made.after(call)
    assert made.contract() == contract_of(said)


def accepted(made, call):
    try:
        made.check(call, NOTHING)
    except Refused:
        return False
    return True


def contract_of(said):
    """Derive the contract from the calls in another way."""
    bids = [(seat, call) for seat, call in said if isinstance(call, Bid)]
    if not bids:
        return None
    last_seat, last = bids[-1]
    side = (last_seat, last_seat.partner)
    declarer = next(seat for seat, bid in bids if seat in side and bid.strain == last.strain)
    since = [call for _, call in said][len(said) - 1 - [call for _, call in said][::-1].index(last) :]
    stake = 4 if SimpleCall.REDOUBLE in since else 2 if SimpleCall.DOUBLE in since else 1
    return Contract(declarer, last.strain, 6 + last.number, stake)
