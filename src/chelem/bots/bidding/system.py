"""Choose the rules that apply in an auction, and interpret every call by a rule."""

from dataclasses import replace
from functools import lru_cache, partial, reduce

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    Continuation,
    Rule,
    RuleList,
    bid_at,
)
from chelem.bots.bidding.competition import competitive_calls
from chelem.bots.bidding.contested_notrump import over_notrump
from chelem.bots.bidding.contested_responses import over_double, over_overcall
from chelem.bots.bidding.defence import defensive_calls
from chelem.bots.bidding.description import ANY_HAND, HandDescription
from chelem.bots.bidding.natural_bidding import natural_calls
from chelem.bots.bidding.openings import opening_bids
from chelem.core.calls import Bid, Call, SimpleCall
from chelem.core.cards import Suit
from chelem.engine.style import Style

HIGHEST_FREE_REBID = bid_at(3, Suit.S)
_UNDERSTOOD_AT_ONCE = 40
"""Calls understood per step: a long auction must not recurse too deeply."""


def applicable_rule_sets(auction: AuctionState) -> tuple[Continuation, ...]:
    """Return the sets of rules for the player to call, the most specific first.

    The first rule that fits the hand is the call.
    """
    if auction.last_bid is None:
        return (opening_bids,)
    if not auction.my_rules and not auction.partner_rules:
        return (defensive_calls,)
    asked = auction.partner_last
    answer = None if asked is None else asked.then
    if asked is not None and answer is not None and _must_answer(auction, asked):
        return (answer, natural_calls)
    if _preempted(auction):
        return (_pass_after_preempt,)
    if asked is not None and answer is not None and asked.agreement.response:
        return (partial(_free_rebids, answer), competitive_calls)
    if first := _first_response(auction):
        return (first, natural_calls)
    if auction.contested and not (auction.we_bid_last and auction.rho_passed):
        return (competitive_calls,)
    return (natural_calls,)


def _must_answer(auction: AuctionState, asked: Rule) -> bool:
    """Return whether partner's call must still be answered, after the next player's call."""
    if auction.rho_passed or asked.agreement.survives_bid:
        return True
    return auction.calls[-1] is SimpleCall.DOUBLE and asked.agreement.survives_double


def _preempted(auction: AuctionState) -> bool:
    """Return whether the player to call has preempted and leaves the decision to partner."""
    return not auction.forced and any(rule.agreement.preemptive for rule in auction.my_rules)


def _pass_after_preempt(_: AuctionState) -> RuleList:
    return (Rule(SimpleCall.PASS, ANY_HAND, agreed.PREEMPT_SILENT),)


def _free_rebids(answer: Continuation, auction: AuctionState) -> RuleList:
    """Return opener's descriptive rebids after an overcall, when a pass is possible."""
    return tuple(
        rule
        for rule in answer(auction)
        if isinstance(rule.call, Bid)
        and auction.allows(rule.call)
        and not rule.agreement.last_resort
        and (rule.call <= HIGHEST_FREE_REBID or rule.agreement.any_level)
    )


def _first_response(auction: AuctionState) -> Continuation | None:
    """Return responder's rules if partner's opening was overcalled or doubled and this is the first call."""
    if auction.opener != auction.partner or auction.rho_passed:
        return None
    if len(auction.partner_rules) != 1 or auction.my_rules or auction.opening.number > 1:
        return None
    if auction.opening.strain is NT:
        return over_notrump
    return over_double if auction.calls[-1] is SimpleCall.DOUBLE else over_overcall


def understand(auction: AuctionState, call: Call) -> Rule:
    """Return the rule that explains a call: the union of all that make it, or its natural meaning."""
    first, *others = matching_rules(auction, call)
    if not others:
        return first
    return replace(first, shows=reduce(HandDescription.union, [rule.shows for rule in others], first.shows))


def matching_rules(auction: AuctionState, call: Call) -> RuleList:
    """Return the rules that make a call: of the first set that has any, those with the same continuation."""
    for rule_set in applicable_rule_sets(auction):
        rules = [
            rule
            for rule in rule_set(auction)
            if rule.call == call and rule.shows.compatible_with(auction.my_hand)
        ]
        if rules:
            rules = [rule for rule in rules if not rule.agreement.last_resort] or rules
            return tuple([rule for rule in rules if rule.then is rules[0].then])
    return (_outside_the_system(auction, call),)


def _outside_the_system(auction: AuctionState, call: Call) -> Rule:
    """Return the natural meaning of a call that no rule makes: a suit bid shows length."""
    if not isinstance(call, Bid):
        return Rule(call, ANY_HAND, agreed.PLAIN_CALL)
    suit = call.strain.suit
    if suit is None:
        return Rule(call, ANY_HAND, agreed.PLAIN_NOTRUMP)
    if auction.partner_hand.min_length(suit) >= 4:
        return Rule(call, ANY_HAND.has(suit, 3), agreed.PLAIN_RAISE)
    shown = auction.my_hand.lengths[suit][0]
    least = min(shown + 1, 7) if shown >= 4 else 4 if auction.we_bid_last else 5
    return Rule(call, ANY_HAND.has(suit, least), agreed.PLAIN_SUIT)


@lru_cache(maxsize=4096)
def _understand(style: Style, calls: tuple[Call, ...]) -> AuctionState:
    if not calls:
        return AuctionState(style)
    auction = _understand(style, calls[:-1])
    return auction.after(understand(auction, calls[-1]))


def understand_auction(style: Style, calls: tuple[Call, ...]) -> AuctionState:
    """Return the auction after all these calls, the dealer's first."""
    for end in range(0, len(calls), _UNDERSTOOD_AT_ONCE):
        _understand(style, calls[:end])
    return _understand(style, calls)


@lru_cache(maxsize=4096)
def rules_for(style: Style, calls: tuple[Call, ...]) -> RuleList:
    """Return the rules that apply after these calls, in order."""
    auction = understand_auction(style, calls)
    return tuple(rule for rule_set in applicable_rule_sets(auction) for rule in rule_set(auction))
