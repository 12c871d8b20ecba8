"""Duplicate: dealer and vulnerability by board number (RULES 0.9), passed-out boards (0.2)."""

import pytest

from chelem.core.errors import BadOption
from chelem.core.seats import SEATS, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.engine.events import Scored
from chelem.engine.sheet import Sheet
from chelem.games.contract import ContractBridge
from chelem.matches.dealing import next_setting
from chelem.matches.duplicate import Duplicate, board_dealer
from tests.support.chance import seeded
from tests.support.matches.playing import Table, refusal

DEALERS = list("NESWNESWNESWNESW")
VULNERABLE = ["-", "NS", "EW", "A", "NS", "EW", "A", "-", "EW", "A", "-", "NS", "A", "-", "NS", "EW"]
"""The known table of boards 1 to 16."""
SEATS_OF = {"-": set(), "NS": {Seat.N, Seat.S}, "EW": {Seat.E, Seat.W}, "A": set(SEATS)}


@pytest.mark.parametrize("board", range(1, 49))
def test_dealer_and_vulnerability_of_a_board(board):
    """N,E,S,W by (board−1) mod 4; None, NS, EW, All as the table of 16 boards, then again (RULES 0.9)."""
    place = (board - 1) % 16
    assert str(board_dealer(board)) == DEALERS[place]
    assert set(Vulnerability.on_board(board)) == SEATS_OF[VULNERABLE[place]]


def test_the_boards_of_a_match():
    """Boards 1, 2, 3 … follow in order, whatever the rotation of dealers (RULES 0.9)."""
    table = Table(match="duplicate:6", first=Seat.S)
    for board in range(1, 7):
        setting = next_setting(table.state, seeded(0), Seat.S)
        assert (setting.board, setting.deal, setting.attempt) == (board, board, 1)
        assert setting.dealer is board_dealer(board)
        assert setting.vulnerable == Vulnerability.on_board(board)
        table.score("1C by N", 7)
    assert table.winner == "NS"


def test_a_board_that_nobody_bids_scores_nothing():
    """Four passes: the board scores 0 and is not redealt (RULES 0.2)."""
    table = Table(match="duplicate:2").pass_out()
    assert table.last == Scored(1, None, None, ())
    assert next_setting(table.state, seeded(0)).deal == 2
    table.score("1C by E", 7)
    assert (table.points, table.winner) == ({"NS": 0, "EW": 70}, "EW")


def test_vulnerability_counts():
    """Board 2, North-South vulnerable: 2♠X +1 is 870 (RULES 0.7); two down doubled is 500 (0.8)."""
    assert Table().score("1C by N", 7).score("2SX by N", 9).points == {"NS": 70 + 870, "EW": 0}
    assert Table().score("1C by N", 7).score("4SX by N", 8).points == {"NS": 70, "EW": 500}


def test_equal_totals_are_a_shared_win():
    """By default, equal totals are a shared win (RULES Common, Ties)."""
    assert Table(match="duplicate:2").score("1C by N", 7).score("1C by E", 7).winner == "NESW"
    assert Table(match="duplicate:1").pass_out().winner == "NESW"


def test_the_default_is_four_boards():
    """Four boards by default."""
    assert Duplicate().boards == 4
    table = Table(match="duplicate")
    for _ in range(4):
        assert table.winner is None
        table.pass_out()
    assert table.winner == "NESW"


@pytest.mark.parametrize("boards", [0, -1])
def test_a_match_has_boards(boards):
    """At least one, and the refusal names the form and its size."""
    with pytest.raises(BadOption) as error:
        Duplicate(boards)
    assert refusal(error.value) == ("match.size", {"kind": "duplicate", "size": boards})


def test_the_first_board_needs_no_draw():
    """In duplicate the dealer is by board number (RULES Common, First dealer)."""
    settings = {Duplicate().next(ContractBridge(), Sheet(SEATS), first) for first in SEATS}
    assert {setting.dealer for setting in settings} == {Seat.N}
