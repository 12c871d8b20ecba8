"""Object to a call of an auction that breaks a forcing, or shows a hand that its player has not."""

from collections.abc import Callable
from functools import partial

from chelem.bots.bidders import bidder_of
from chelem.bots.call_comparison import CallLoss
from chelem.bots.card_decision import decimal
from chelem.bots.coaching.slams import slam_fault
from chelem.bots.configuration import Configuration
from chelem.bots.judging.bidder import JudgingBidder
from chelem.bots.judging.making import judge_of
from chelem.bots.occasion import FRIENDLY, Occasion
from chelem.bots.reasons.reason import StatedReason
from chelem.bots.systems.brief_words import say_briefly
from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.hand_domains import OneHand
from chelem.bots.systems.requirements import NO_LIMIT, AllOf, HandRequirement, SomeOf, Within
from chelem.bots.systems.usual.summary import PointSummary
from chelem.bots.systems.usual.usual_points import usual_points
from chelem.bots.systems.words import say_requirement
from chelem.core import HIGH_FIRST, Call, SimpleCall
from chelem.engine import View
from chelem.i18n import Fact

_K = FeatureKind
SLACK = 1
"""By how many points, losers or the like a hand may miss what a call shows."""
COSTLY_IMPS, COSTLY_POINTS = 3.0, 150.0
"""The mean loss from which a call is worth a word, where boards are compared and where they are not."""
DOUBT = 2.0
"""The standard errors by which the loss must differ from none."""
_LOOSE = {_K.HCP, _K.HL, _K.HLD, _K.LOSERS, _K.RULE_OF_TWENTY, _K.RULE_OF_FIFTEEN, _K.LONGER, _K.LEAD}
_OPEN_END = {_K.HCP: 28, _K.LENGTH: 8}
"""From here on an upper end is not worth mentioning."""
_JUDGED = {_K.GOOD, _K.FAIR, _K.STRONG, _K.STOP, _K.HALF_STOP, _K.BALANCED, _K.SEMI_BALANCED, _K.QUICK_TRICKS}
"""What good players see differently."""


SayFault = Callable[[str], StatedReason]
"""Gives the fault of a call in a language."""


def call_fault(view: View, call: Call, bots: Configuration, occasion: Occasion = FRIENDLY) -> SayFault | None:
    """Return what is wrong with a legal call by the bots' system; None if it is reasonable."""
    bidder = bidder_of(bots, occasion)
    if call in bidder.options(view):
        return None
    point, domain = bidder.point(view.state, view.seat.side), OneHand(view.hand)
    if call is SimpleCall.PASS and point.auction.forced:
        return lambda _: StatedReason("coach-forced")
    meaning = point.meaning(call)
    if (found := outside(meaning, domain)) is not None:
        return partial(_say_outside, call, *found)
    if not meaning.by_system:
        slam = slam_fault(point.auction, call, domain)
        return (lambda _: slam) if slam else _loss(view, call, judge_of(bots, occasion))
    rules = (*meaning.reached, *meaning.judged)
    if meaning.understood.natural or any(fits_loosely(reached.rule.requirement, domain) for reached in rules):
        return None
    return partial(_say_meant, meaning, usual_points(point, call))


def _say_outside(call: Call, shown: Within, actual: Within, language: str) -> StatedReason:
    both = {"shown": say_requirement(shown, language), "held": say_requirement(actual, language)}
    return StatedReason("coach-shows", {"call": str(call), **both})


def _say_meant(meaning: SystemMeaning, usual: PointSummary | None, language: str) -> StatedReason:
    facts = {"call": str(meaning.call), "shown": say_briefly(meaning, language, usual)}
    return StatedReason("coach-means", facts)


def _loss(view: View, call: Call, judge: JudgingBidder) -> SayFault | None:
    """Return what a call that no rule makes loses on simulated deals, if that is much and certain."""
    found, comparable = judge.loss_of(view, call), view.state.match.comparable
    least = COSTLY_IMPS if comparable else COSTLY_POINTS
    if found is None or found.mean < max(least, DOUBT * found.error):
        return None
    return partial(_say_loss, call, found, "imps" if comparable else "points")


def _say_loss(call: Call, found: CallLoss, unit: str, language: str) -> StatedReason:
    lost = decimal(found.mean, language) if unit == "imps" else f"{found.mean:.0f}"
    facts: dict[str, Fact] = {"call": str(call), "lost": lost, "unit": unit, "layouts": found.layouts}
    return StatedReason("coach-loses", facts)


def fits_loosely(requirement: HandRequirement, domain: OneHand) -> bool:
    """Return whether a hand meets a requirement, or nearly so where good players may judge."""
    match requirement:
        case Within(feature, low, high):
            if feature.kind in _JUDGED:
                return True
            slack = SLACK if feature.kind in _LOOSE else 0
            return low - slack <= domain.value(feature) <= high + slack
        case AllOf(parts):
            return all(fits_loosely(part, domain) for part in parts)
        case SomeOf(parts):
            return any(fits_loosely(part, domain) for part in parts)


def outside(meaning: SystemMeaning, domain: OneHand, slack: int = SLACK) -> tuple[Within, Within] | None:
    """Return a range of points or of a length that a call shows and the hand is not in, and what it has.

    `slack` is by how many points it may miss the range.
    """
    if not meaning.reached:
        return None
    lengths = [Feature(_K.LENGTH, (suit,)) for suit in HIGH_FIRST]
    for feature in (Feature(_K.HCP), *lengths):
        low, high = meaning.possible.range_of(feature)
        value, missed = domain.value(feature), slack if feature.kind is _K.HCP else 0
        if not low - missed <= value <= high + missed:
            limits = Within(feature, low, high if high < _OPEN_END[feature.kind] else NO_LIMIT)
            return limits, Within(feature, value, value)
    return None
