"""Par as points, as contracts and as text."""

import pytest
from hypothesis import given

from chelem.analysis.par import (
    Par,
    ParContract,
    par_of,
    signed_points,
)
from chelem.analysis.tables import DoubleDummyTable
from chelem.core.calls import Bid
from chelem.core.contracts import Contract
from chelem.core.errors import ParseError
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.scoring.duplicate import declarer_points
from tests.analysis.boards import BATTLE, NOBODY, SOLID_TABLE, tables, vulnerabilities
from tests.support.strategies import seats

ALL = Vulnerability.BOTH
GAME = DoubleDummyTable.parse("7a9777a97763345" + "63345")
"""North-South make ten tricks in spades; East-West take six at most in any strain."""
NOTHING = DoubleDummyTable.parse("6" * 20)


def test_a_grand_slam():
    """7♠ makes, and every sacrifice above it costs more."""
    par = par_of(SOLID_TABLE, Seat.E, NOBODY)
    assert Par(1510, (ParContract(Bid.parse("7S"), (Seat.N, Seat.S)),)) == par
    assert ("7♠ N/S, 1510 pour Nord-Sud", "NS 1510", "NS 7S=") == (
        par.text("fr"),
        par.optimum_score,
        par.par_contract,
    )


def test_a_game():
    """Ten tricks in spades, and no cheaper sacrifice."""
    par = par_of(GAME, Seat.N, NOBODY)
    assert ("4♠ N/S, 420 for North-South", "NS 420", "NS 4S=") == (
        par.text("en"),
        par.optimum_score,
        par.par_contract,
    )


def test_a_sacrifice():
    """Down two doubled costs 300, less than the game at 420; vulnerable it costs 500."""
    assert "5♦X E/O −2, 300 pour Nord-Sud" == par_of(BATTLE, Seat.N, NOBODY).text("fr")
    assert "4♠ N/S, 420 pour Nord-Sud" == par_of(BATTLE, Seat.N, Vulnerability.EW).text("fr")


def test_a_sacrifice_is_negative_for_the_declaring_side():
    """OptimumScore names the declaring side: its score is negative if the contract goes down."""
    par = par_of(BATTLE, Seat.N, NOBODY)
    assert ("EW -300", "EW 5DX-2") == (par.optimum_score, par.par_contract)
    assert par == Par.parse(par.optimum_score, par.par_contract)


def test_par_of_a_deal_that_is_passed_out():
    """If no contract makes, all pass, for 0."""
    par = par_of(NOTHING, Seat.W, ALL)
    assert Par(0) == par == Par.parse("NS 0", "Pass")
    assert ("NS 0", "Pass", "passe général, 0") == (par.optimum_score, par.par_contract, par.text("fr"))


def test_the_dealers_side_bids_first():
    """If every declarer takes seven tricks at notrump, the dealer's side plays 1NT."""
    table = DoubleDummyTable.parse("76666" * 4)
    assert [90, -90, 90, -90] == [par_of(table, dealer, NOBODY).score for dealer in Seat]


def test_a_contract_that_one_partner_makes():
    """If only South makes the contract, South is named."""
    table = DoubleDummyTable.parse("666666a6666666666666")
    assert "4♠ S, 420 for North-South" == par_of(table, Seat.N, NOBODY).text("en")
    assert "S 4S=" == par_of(table, Seat.N, NOBODY).par_contract


def test_several_contracts():
    """Text shows the lowest contract in each strain; the tag has all of them."""
    table = DoubleDummyTable.parse("6aa66" * 2 + "33333" * 2)
    par = par_of(table, Seat.N, NOBODY)
    assert "4♥ N/S ou 4♠ N/S, 420 pour Nord-Sud" == par.text("fr")
    assert "4♥ N/S or 4♠ N/S, 420 for North-South" == par.text("en")
    overtricks = par_of(DoubleDummyTable.parse("a6666" * 2 + "33333" * 2), Seat.N, NOBODY)
    assert ("3SA N/S +1, 430 pour Nord-Sud", "NS 3NT+1; NS 4NT=") == (
        overtricks.text("fr"),
        overtricks.par_contract,
    )


@given(tables, seats, vulnerabilities)
def test_par_is_what_its_contracts_score(table, dealer, vulnerable):
    """Every par contract, by each of its declarers, scores par with the tricks of the table."""
    par = par_of(table, dealer, vulnerable)
    for contract, over in par.results:
        tricks = table[contract.strain, contract.declarer]
        assert contract.tricks + over == tricks
        assert contract.stake == (2 if over < 0 else 1)
        points = declarer_points(contract, tricks, vulnerable=vulnerable)
        assert par.score == (-points if contract.declarer.side else points)
    assert bool(par.contracts) == bool(par.score)


@given(tables, seats, vulnerabilities)
def test_par_survives_its_two_tags(table, dealer, vulnerable):
    """The values of both tags parse to the same par."""
    par = par_of(table, dealer, vulnerable)
    assert par == Par.parse(par.optimum_score, par.par_contract)
    assert all(one == ParContract.parse(str(one)) for one in par.contracts)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [("N 4H+1", "N 4H+1"), ("NS 3N", "NS 3NT="), ("ew 5d*-2", "EW 5DX-2"), ("EW5CX-1", "EW 5CX-1")],
)
def test_other_ways_to_write_a_contract(text, wanted):
    """N for notrump, an asterisk for a double, and a missing = are understood."""
    assert wanted == str(ParContract.parse(text))


@pytest.mark.parametrize("text", ["", "4S", "NS 8S=", "NS 4S++", "EN 4S=", "NS Pass", "NS 4S=\n4H"])
def test_an_invalid_par_contract(text):
    """A side or seat, a level and a strain are required."""
    with pytest.raises(ParseError, match="par contract"):
        ParContract.parse(text)


def test_one_contract_per_declarer():
    """A par contract of both partners gives two contracts."""
    made = (Contract.parse("5DX by E"), Contract.parse("5DX by W"))
    assert made == ParContract.parse("EW 5DX-2").contracts


def test_signs():
    """Numbers are printed with a minus sign (U+2212), 0 without a sign."""
    assert ("+50", "−50", "0") == (signed_points(50), signed_points(-50), signed_points(0))
