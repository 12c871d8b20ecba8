"""Par: what is there for both sides, in points, in contracts and in words."""

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
"""North-South make ten tricks in spades; East-West nothing, six tricks at most."""
NOTHING = DoubleDummyTable.parse("6" * 20)


def test_all_the_tricks():
    """Seven spades is the highest that can be made, and nothing above it costs less."""
    par = par_of(SOLID_TABLE, Seat.E, NOBODY)
    assert Par(1510, (ParContract(Bid.parse("7S"), (Seat.N, Seat.S)),)) == par
    assert ("7♠ N/S, 1510 pour Nord-Sud", "NS 1510", "NS 7S=") == (
        par.text("fr"),
        par.optimum_score,
        par.par_contract,
    )


def test_a_game():
    """Ten tricks in spades, and the others have nothing to bid."""
    par = par_of(GAME, Seat.N, NOBODY)
    assert ("4♠ N/S, 420 for North-South", "NS 420", "NS 4S=") == (
        par.text("en"),
        par.optimum_score,
        par.par_contract,
    )


def test_a_sacrifice():
    """Down two doubled costs 300, where the game is worth 420; vulnerable it costs 500."""
    assert "5♦X E/O −2, 300 pour Nord-Sud" == par_of(BATTLE, Seat.N, NOBODY).text("fr")
    assert "4♠ N/S, 420 pour Nord-Sud" == par_of(BATTLE, Seat.N, Vulnerability.EW).text("fr")


def test_a_sacrifice_has_the_sign_of_who_plays():
    """OptimumScore names the side of the contract: its points are negative when it goes down."""
    par = par_of(BATTLE, Seat.N, NOBODY)
    assert ("EW -300", "EW 5DX-2") == (par.optimum_score, par.par_contract)
    assert par == Par.parse(par.optimum_score, par.par_contract)


def test_nobody_makes_anything():
    """All pass, for nothing."""
    par = par_of(NOTHING, Seat.W, ALL)
    assert Par(0) == par == Par.parse("NS 0", "Pass")
    assert ("NS 0", "Pass", "passe général, 0") == (par.optimum_score, par.par_contract, par.text("fr"))


def test_the_first_to_speak_has_what_both_could_make():
    """If everybody can take seven tricks at notrump, the dealer's side plays 1NT."""
    table = DoubleDummyTable.parse("76666" * 4)
    assert [90, -90, 90, -90] == [par_of(table, dealer, NOBODY).score for dealer in Seat]


def test_one_hand_alone():
    """Where only South makes it, South is named."""
    table = DoubleDummyTable.parse("666666a6666666666666")
    assert "4♠ S, 420 for North-South" == par_of(table, Seat.N, NOBODY).text("en")
    assert "S 4S=" == par_of(table, Seat.N, NOBODY).par_contract


def test_several_contracts():
    """For a person each strain once, by its lowest contract; in a file all of them."""
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
    """Every contract of par, from each of its declarers, with the tricks of the table, is worth par."""
    par = par_of(table, dealer, vulnerable)
    for contract, over in par.results:
        tricks = table[contract.strain, contract.declarer]
        assert contract.tricks + over == tricks
        assert contract.stake == (2 if over < 0 else 1)
        points = declarer_points(contract, tricks, vulnerable=vulnerable)
        assert par.score == (-points if contract.declarer.side else points)
    assert bool(par.contracts) == bool(par.score)


@given(tables, seats, vulnerabilities)
def test_a_file_gives_par_back(table, dealer, vulnerable):
    """The two tags say all of it."""
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
def test_what_is_no_contract(text):
    """Whose, how high, and in what."""
    with pytest.raises(ParseError, match="par contract"):
        ParContract.parse(text)


def test_each_seat_its_contract():
    """A contract of both partners is two."""
    made = (Contract.parse("5DX by E"), Contract.parse("5DX by W"))
    assert made == ParContract.parse("EW 5DX-2").contracts


def test_signs():
    """Numbers are printed with a true minus sign, nought without."""
    assert ("+50", "−50", "0") == (signed_points(50), signed_points(-50), signed_points(0))
