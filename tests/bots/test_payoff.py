"""What tricks are worth, by the score in force and the state of the match."""

from dataclasses import replace
from itertools import pairwise

import pytest

from chelem.bots.payoff import BoardScoring, Payoff, Stake
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.engine.setting import Setting
from chelem.engine.sheet import PlayedDeal, Row
from chelem.games.forms import new_match
from chelem.games.options import new_game

DEAL = Deal.parse("N:AQ85.AK976.5.J87 JT.QJ532.Q9.KQ42 972.4.AKJ863.AT3 K643.T8.T742.965")


def state_of(game, kind=None, rows=()):
    """Return the state of a match of this game after some rows of the sheet."""
    rules = new_game(game)
    players = {seat: seat.name for seat in rules.info.seats}
    state = Log(Started(rules, new_match(game, kind), players)).state
    return replace(state, sheet=replace(state.sheet, rows=rows))


def payoff(state, contract, seat=Seat.S, deal=1):
    setting = Setting(deal, 1, Seat.S)
    return Stake(state, setting, Contract.parse(contract), DEAL).payoff(seat, BoardScoring.IMPS)


def row(state, result, deal):
    """Return a row of the sheet: a contract with its result, such as `2S= by S`."""
    contract, tricks = Contract.parse_result(result)
    side, setting = contract.declarer.side, Setting(deal, 1, Seat.S)
    taken = {side: tricks, side.opponents: 13 - tricks}
    played = PlayedDeal(setting, contract, taken, DEAL, SEATS)
    return Row(
        setting, contract, taken, state.match.score(state.game, state.sheet, played), ("N", "E", "S", "W")
    )


def test_duplicate_scores_by_tricks():
    """Four spades, not vulnerable: 420 for ten tricks, 450 for eleven, minus 50 for nine."""
    points = payoff(state_of("contract", "duplicate"), "4S by S").points
    assert (-50, 420, 450) == points[9:12]


def test_defenders_win_what_declarer_loses():
    """The defenders' fourth trick sets four spades."""
    points = payoff(state_of("contract", "duplicate"), "4S by S", Seat.W).points
    assert (-420, 50) == points[3:5]


def test_boards_are_compared_in_imps():
    """Where others make four spades, a trick less costs ten IMPs and a trick more wins one."""
    worth = payoff(state_of("contract", "duplicate"), "4S by S").against({10: 2.0})
    assert (-10, 0, 1) == worth[9:12]


def test_boards_are_compared_in_matchpoints():
    """A trick more beats the others, the same ties, a trick less loses, however many points they are."""
    points = payoff(state_of("contract", "duplicate"), "4S by S").points
    worth = Payoff(points, BoardScoring.MATCHPOINTS).against({10: 3.0, 11: 1.0})
    assert (0, 0.375, 0.875) == worth[9:12]


def test_a_part_score_counts_in_the_rubber():
    """Without a part-score one notrump gives one of 40; with 60 below it completes a game.

    A game is measured to be worth 330 points, 40 below the line 80 and 60 below 95 (rubber_equity).
    """
    empty = state_of("contract", "rubber")
    with_part = state_of("contract", "rubber", (row(empty, "2S= by S", 1),))
    first, second = (payoff(state, "1NT by S", deal=2).points for state in (empty, with_part))
    assert 40 + 80 + 50 == first[7] - first[6]
    assert 40 + 330 + 50 - 95 == second[7] - second[6]


def test_a_match_lost_at_once_is_worth_avoiding():
    """At comptoir the fourth undertrick doubled loses the match: far more than its points."""
    points = payoff(state_of("comptoir"), "3NTX by S").points
    assert points[6] - points[5] > 3 * (points[7] - points[6])


def test_whiz_only_counts_whether_the_contract_is_made():
    """Nine at notrump: 68 for declarer if made, 9 for each of the others if not."""
    points = payoff(state_of("whiz"), "3NT by S").points
    assert {68.0} == set(points[9:])
    assert {-9.0} == set(points[:9])


@pytest.mark.parametrize("game", ["contract", "comptoir", "whiz", "whist", "minibridge"])
def test_more_tricks_are_never_worse(game):
    """In every game, for declarer and for a defender, a trick more is worth at least as much."""
    contract = "1NT by S" if game == "whist" else "3NT by S"
    for seat in (Seat.S, Seat.W):
        assert all(less <= more for less, more in pairwise(payoff(state_of(game), contract, seat).points))
