"""Bidding of Whiz-Bridge, as RULES 4.4 and 4.6 advise."""

import pytest

from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import Strain
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.games.whiz.advice import (
    chance,
    choose_bid,
    estimate,
    value,
)
from tests.bots.positions import fill_deal, open_log, play_actions, view_of_actor


def call_on(mine, open_hand, words=""):
    """Return the bid of the player to call with `mine` and Domy's hand; East deals."""
    log = open_log(fill_deal({"N": open_hand, "ESW"[len(words.split()) % 3]: mine}), Seat.E, "whiz")
    play_actions(log, words)
    seen = view_of_actor(log)
    board = seen.state.board
    return choose_bid(board.hand(seen.state.turn.hand), board.hand(Seat.N), seen.state.legal())


def test_no_bid_without_more_than_twenty_points():
    """A bid needs more than 20 HCP with Domy."""
    assert call_on("J742.QJ6.K85.Q94", "A86.754.QJ6.KJ52") is SimpleCall.PASS


def test_nine_tricks_at_notrump_with_26_points():
    """25-26 HCP make about nine tricks at notrump, which earn the game bonus."""
    assert call_on("AJ4.KQ62.Q85.K94", "K86.A54.KJ63.Q52") == Bid.parse("9NT")


def test_twelve_tricks_at_notrump_with_33_points():
    """32-33 HCP make about twelve tricks."""
    assert call_on("AJ4.KQ62.AQ5.J94", "K86.AJ4.KJ63.A52") == Bid.parse("12NT")


def test_a_fit_prefers_trumps():
    """An eight-card fit prefers trumps to notrump."""
    bid = call_on("KQ864.A5.K852.92", "AJ752.K74.A4.853")
    assert bid == Bid.parse("10S")


def test_the_game_bonus_is_bid_if_likely():
    """Ten tricks in a major earn 50 more, so a hand good for ten does not bid nine."""
    assert value(Bid.parse("10H"), 10.2) > value(Bid.parse("9H"), 10.2)
    assert value(Bid.parse("9H"), 8.6) > value(Bid.parse("9C"), 8.0)


def test_an_unlikely_bid_is_not_made():
    """The bot does not outbid an opponent beyond the expected tricks of the two hands."""
    assert call_on("AJ4.KQ62.Q85.K94", "K86.A54.KJ63.Q52", "12S") is SimpleCall.PASS


def test_an_opponent_is_outbid_if_the_bid_is_likely():
    """The bot competes if it expects to make the higher bid."""
    bid = call_on("KQ864.A5.KQ85.92", "AJ752.K74.A4.A53", "9H")
    assert isinstance(bid, Bid)
    assert bid > Bid.parse("9H")


ESTIMATES = [
    ("25-26 HCP, balanced", "AJ4.KQ62.Q85.K94", "K86.A54.KJ63.Q52", Strain.NT, 9),
    ("32-33 HCP, balanced", "AJ4.KQ62.AQ5.J94", "K86.AJ4.KJ63.A52", Strain.NT, 12),
]


@pytest.mark.parametrize(("case", "mine", "domy", "strain", "tricks"), ESTIMATES)
def test_estimates_agree_with_the_rules(case, mine, domy, strain, tricks):
    assert estimate(Hand.parse(mine), Hand.parse(domy), strain) == pytest.approx(tricks, abs=0.8), case


def test_a_short_suit_is_not_named_as_trumps():
    assert estimate(Hand.parse("AK2.432.432.5432"), Hand.parse("543.A65.A765.A76"), Strain.S) == 0


def test_the_chance_is_even_half_a_trick_below_the_bid():
    assert chance(Bid.parse("9NT"), 8.5) == pytest.approx(0.5)
