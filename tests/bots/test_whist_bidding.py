"""Calls of bridge-whist, as RULES 1.4 and 1.11 advise."""

import pytest

from chelem.core.calls import SimpleCall, TrumpChoice
from chelem.core.cards import Strain
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.games.whist.advice import (
    advised,
    choose_trumps,
    choose_whist_call,
    own_tricks,
)
from tests.bots.positions import fill_deal, open_log, play_actions, view_of_actor

NAMED = [
    ("four cards with three honours", "742.AQJ4.863.952", TrumpChoice(Strain.H)),
    ("four cards with two honours are not enough", "742.AQ64.863.952", SimpleCall.DEFER),
    ("five cards with two honours", "74.863.AT742.952", TrumpChoice(Strain.D)),
    ("five cards with one honour are not enough", "74.863.A9742.952", SimpleCall.DEFER),
    ("six cards with one honour", "74.863.52.K97432", TrumpChoice(Strain.C)),
    ("hearts before a cheaper suit as good", "AQ742.KJ863.5.92", TrumpChoice(Strain.H)),
    ("strength spread over the suits: sans-atout", "AQ7.K86.AJ52.QT9", TrumpChoice(Strain.NT)),
    ("strength, but a suit of the advice and another bare", "AKQJ75.KQ6.A52.9", TrumpChoice(Strain.S)),
    ("neither: the choice is handed over", "J742.Q63.K52.T94", SimpleCall.DEFER),
]


@pytest.mark.parametrize(("advice", "hand", "word"), NAMED, ids=[row[0] for row in NAMED])
def test_naming(advice, hand, word):
    assert word == choose_trumps(Hand.parse(hand), deferred=False), advice


FORCED = [
    ("the best suit with some strength", "K42.AQ63.K52.T94", TrumpChoice(Strain.H)),
    ("a cheap suit with a weak hand", "9742.8643.52.T94", TrumpChoice(Strain.S)),
    ("sans-atout with strength in three suits", "AQ42.KQ63.AK52.4", TrumpChoice(Strain.NT)),
]


@pytest.mark.parametrize(("advice", "hand", "word"), FORCED, ids=[row[0] for row in FORCED])
def test_the_partner_names_trumps_if_the_dealer_defers(advice, hand, word):
    """Partner cannot return the choice of trumps (RULES 1.3)."""
    assert word == choose_trumps(Hand.parse(hand), deferred=True), advice


def test_short_or_weak_suits_are_not_advised():
    assert not advised(Hand.parse("AK32.432.432.432"), Strain.S)
    assert advised(Hand.parse("AKT2.432.432.432"), Strain.S)
    assert not advised(Hand.parse("AKT2.432.432.432"), Strain.NT)


STRONG, WEAK = "AKJT9.AK6.AQ2.54", "Q2.T87.J984.T987"


def call_on(given, words):
    log = play_actions(open_log(fill_deal(given), Seat.N, "whist"), words)
    seen = view_of_actor(log)
    return choose_whist_call(seen.state.board, seen.state.board.hand(seen.state.turn.hand))


def test_the_eldest_hand_asks_without_strength():
    assert call_on({"E": WEAK}, "name:S") is SimpleCall.ASK


def test_the_eldest_hand_doubles_with_strength():
    assert call_on({"E": STRONG}, "name:S") is SimpleCall.DOUBLE


def test_the_partner_accepts_or_doubles():
    assert call_on({"W": WEAK}, "name:S ask") is SimpleCall.YES
    assert call_on({"W": STRONG}, "name:S ask") is SimpleCall.DOUBLE


def test_a_doubled_side_redoubles_only_with_strength():
    assert call_on({"N": STRONG}, "name:S X") is SimpleCall.DOUBLE
    assert call_on({"N": WEAK}, "name:H X") is SimpleCall.PASS
    assert call_on({"S": STRONG}, "name:S X P") is SimpleCall.DOUBLE


@pytest.mark.parametrize("hand", [STRONG, "AKQJT9.AK6.AQ2.4"])
def test_doubling_comes_to_an_end(hand):
    """Doubling ends even with the best cards on both sides."""
    log = open_log(fill_deal({"N": hand}), Seat.N, "whist")
    play_actions(log, "name:S X")
    steps = 0
    while log.state.board.play is None:
        seen = view_of_actor(log)
        log.act(seen.viewer.id, choose_whist_call(seen.state.board, Hand.parse(hand)))
        steps += 1
    assert steps < 12
    assert log.state.board.contract.stake <= 64


def test_own_tricks_count_guarded_honours_and_length():
    """An ace and each trump beyond three count as a trick; a bare king does not."""
    assert own_tricks(Hand.parse("A32.432.5432.432"), Strain.H) == pytest.approx(1)
    assert own_tricks(Hand.parse("K.5432.5432.5432"), Strain.NT) == pytest.approx(0)
    assert own_tricks(Hand.parse("AK932.432.432.32"), Strain.S) == pytest.approx(1.65 + 2)
