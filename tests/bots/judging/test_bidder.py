"""Close calls are decided by simulation; all other calls are those of the system."""

import pytest

from chelem.arena.rooms import deal_board
from chelem.bots.judging.bidder import JudgingBidder
from chelem.bots.payoff import BoardScoring
from chelem.bots.sampling.casual import CasualBidder
from chelem.bots.sampling.system_reading import BOT_AMISS, PERSON_AMISS
from chelem.bots.systems.bidder import SystemBidder
from chelem.bots.systems.system import System
from chelem.core.seats import Seat
from tests.bots.positions import fill_deal, open_log, play_actions, view_of_actor

CLOSE = """
system close "Close" / "Serré"
when opening:
  4S: 6+ S, 5+ hcp
  1C: 12+ hcp
  pass: any
when not opening:
  pass: any
judge opening:
  7S: 6+ S
  pass: 5+ hcp
"""


@pytest.fixture(scope="module")
def bidder():
    return SystemBidder(System.parse(CLOSE))


def judged(bidder, hand, calls="", others=None):
    log = open_log(fill_deal({"S": hand, **(others or {})}), Seat.S)
    view = view_of_actor(play_actions(log, calls))
    return str(JudgingBidder(bidder, BOT_AMISS, layouts=6)(view))


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("AKQJT9876.AKQ.A.", "7S"),  # thirteen tricks: the close call is much better
        ("AKQJT987.K32.32.", "4S"),  # about nine tricks: a grand slam fails
        ("K43.K432.Q432.43", "pass"),  # no close call
    ],
)
def test_the_close_call_is_made_where_it_is_clearly_better(bidder, hand, call):
    """The usual call stands unless another is better in the layouts that fit."""
    assert {"pass": "P"}.get(call, call) == judged(bidder, hand)


def test_hidden_hands_do_not_matter(bidder):
    """The same hand makes the same call whatever the others hold."""
    hand, north = "KQ9876.K32.32.Q2", "AJT.AQJ.AKQJ.AKJ"
    assert judged(bidder, hand) == judged(bidder, hand, others={"N": north})
    assert judged(bidder, hand) == judged(bidder, hand, others={"W": north})


def test_other_calls_of_a_game_are_those_of_the_system(bidder):
    """A player whose rule names no close call bids by it."""
    hand = "K43.K432.Q432.43"
    log = play_actions(open_log(fill_deal({"W": hand}), Seat.S), "4S")
    view = view_of_actor(log)
    assert bidder(view) == JudgingBidder(bidder, BOT_AMISS)(view)


NOTRUMP = """
system notrump "Notrump" / "Sans-atout"
when opening:
  1NT: 15-17 hcp, balanced
  pass: any
when 1NT -:
  7NT: 24+ hcp
  pass: any
judge 1NT -:
  3NT: 20+ hcp
"""


def test_the_usual_call_stands_where_few_layouts_agree_with_the_auction():
    """Opposite 25 points a 1NT opening has the 15 that are left; hands that miss it say nothing."""
    bidder = SystemBidder(System.parse(NOTRUMP))
    log = open_log(fill_deal({"S": "AQ.KQ4.AKQJ63.A7"}), Seat.N)
    view = view_of_actor(play_actions(log, "1NT P"))
    assert ("7NT", "3NT") == tuple(map(str, bidder.options(view)))
    assert "7NT" == str(JudgingBidder(bidder, PERSON_AMISS)(view))


@pytest.mark.parametrize(
    ("scoring", "gains"), [(BoardScoring.IMPS, [7, 0]), (BoardScoring.MATCHPOINTS, [0.5, 0.0])]
)
def test_gains_are_counted_as_boards_are_compared(bidder, scoring, gains):
    """300 points more are seven IMPs, or half a matchpoint over a tie, whatever the margin."""
    judge = JudgingBidder(bidder, BOT_AMISS, scoring)
    assert gains == judge.gains(deal_board(fill_deal({}), 1).state, [0.0, 100.0], [300.0, 100.0])


def test_gains_are_points_in_a_rubber(bidder):
    """Nothing is compared there."""
    state = open_log(fill_deal({}), Seat.S).state
    assert [300, 0] == JudgingBidder(bidder, BOT_AMISS).gains(state, [0.0, 100.0], [300.0, 100.0])


@pytest.mark.parametrize(("share", "calls"), [(0.0, {"4S"}), (1.0, {"7S", "P"}), (0.5, {"4S", "7S", "P"})])
def test_players_of_a_field_decide_close_calls_by_chance(bidder, share, calls):
    """Those of other seeds make other close calls, in the given share; a call that is not close stands."""
    close = view_of_actor(open_log(fill_deal({"S": "AKQJT987.K32.32."}), Seat.S))
    plain = view_of_actor(open_log(fill_deal({"S": "K43.K432.Q432.43"}), Seat.S))
    players = [CasualBidder(bidder, seed, share) for seed in range(40)]
    assert calls == {str(player(close)) for player in players}
    assert [player(close) for player in players] == [player(close) for player in players]
    assert {"P"} == {str(player(plain)) for player in players}
