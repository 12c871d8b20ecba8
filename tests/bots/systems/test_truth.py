"""True by construction: a hand lies in what its calls have shown and meets every sentence about them."""

import os

import numpy as np
import pytest

from chelem.bots.systems.briefly.statement import state_briefly
from chelem.bots.systems.hand_domains import HandDomain, OneHand
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.scope import Scope
from chelem.bots.systems.stated import stated_requirement
from chelem.bots.systems.system import System
from chelem.bots.systems.usual.usual_points import usual_points
from chelem.core.calls import SimpleCall
from tests.bots.systems.drawn import cell_with, drawn_calls

pytestmark = pytest.mark.xdist_group("truth")  # one worker draws the auctions, once for each system
DRAWN = 300 if "CHELEM_LAWS" in os.environ else 15
"""Auctions for each system; `make systems` draws more."""


@pytest.fixture(scope="module", params=known_systems())
def calls(request):
    return list(drawn_calls(System.load(request.param), DRAWN))


@pytest.mark.slow
def test_a_hand_lies_in_what_its_calls_have_shown(calls):
    """After each call the hand is in the cells shown, and each feature has one of the values shown."""
    for point, hand, call in calls:
        known = point.meaning(call).known
        assert known.cells & cell_with(hand), (point.auction.calls, call, hand)
        for feature, values in known.values.items():
            assert values >> OneHand(hand).value(feature) & 1, (point.auction.calls, call, hand, feature)


@pytest.mark.slow
def test_no_sentence_is_false(calls):
    """The hand that makes a call meets what is stated about it, exactly and as people tell it."""
    for point, hand, call in calls:
        meaning, one = point.meaning(call), OneHand(hand)
        told = state_briefly(meaning, usual_points(point, call)).requirement
        for stated in (stated_requirement(meaning), told):
            assert one.fits(stated), (point.auction.calls, call, hand, stated)


@pytest.mark.slow
@pytest.mark.parametrize("name", known_systems())
def test_what_a_simulation_may_choose_is_true_too(name):
    """Whichever close call is made: the hand may hold what is shown, and a sentence without reserve holds."""
    judged = 0
    for point, hand, call in drawn_calls(System.load(name), DRAWN, seed=7, judged=0.5):
        meaning, one = point.meaning(call), OneHand(hand)
        judged += call != point.choose(hand)
        assert point.auction.allows(call)
        assert not (point.auction.forced and call is SimpleCall.PASS)
        assert meaning.possible.cells & cell_with(hand), (point.auction.calls, call, hand)
        for feature, values in meaning.possible.values.items():
            assert values >> one.value(feature) & 1, (point.auction.calls, call, hand, feature)
        assert not meaning.strict or one.fits(stated_requirement(meaning)), (point.auction.calls, call, hand)
    assert judged > DRAWN / 10


@pytest.mark.slow
def test_the_first_rule_that_a_hand_meets_is_its_call(calls):
    """The hand meets no earlier rule, the call is legal, and a forcing call is not passed."""
    for point, hand, call in calls:
        one = OneHand(hand)
        first = next(rule for rule in point.rules if one.fits(rule.requirement))
        assert first.call == call
        assert point.auction.allows(call)
        assert not (point.auction.forced and call is SimpleCall.PASS)


@pytest.mark.slow
def test_weights_agree_with_the_chooser(calls):
    """A hand has weight 1 for its own calls; others agree where they would bid the same."""
    for point, hand, call in calls[::7]:
        after = point.after(call)
        me = point.auction.me
        others = [other for _, other, _ in calls[:40]]
        weights = after.weights(me, np.array([each.bits for each in (hand, *others)], np.uint64))
        assert weights[0] == 1
        domain = HandDomain(np.array([each.bits for each in others], np.uint64))
        makes = [call == point.choose(other) for other in others]
        assert makes == point.agreement(call, domain).tolist()


@pytest.mark.slow
def test_the_same_system_makes_the_same_calls(calls):
    """A system read twice bids the same auctions."""
    again = [call for _, _, call in drawn_calls(System.load(calls[0][0].system.name), DRAWN // 10)]
    assert again == [call for _, _, call in calls[: len(again)]]


@pytest.mark.slow
def test_sections_are_found_by_the_start_of_an_auction(calls):
    """No section that applies to an auction is ruled out by its length and opening bid."""
    for point, _, _ in calls[::11]:
        system, auction = point.system, point.auction
        for every, candidates in (
            (system.sections, system.sections_for(auction)),
            (system.judged, system.judged_for(auction)),
            (system.recognised, system.recognised_for(auction)),
        ):
            scope = Scope(auction, {}, system.options)
            apply = [each for each in every if list(each.matches(scope))]
            assert apply == [each for each in candidates if each in apply], auction.calls
