"""Explain a call of a contract bridge auction according to the bots' system."""

from dataclasses import replace

from chelem.bots.bidding.auction_state import AuctionState, Rule
from chelem.bots.bidding.description import (
    ANY_HAND,
    ANY_LENGTH,
    MAX_POINTS,
    HandDescription,
    LengthRanges,
    NumberRange,
    PointCount,
)
from chelem.bots.bidding.system import matching_rules
from chelem.bots.meaning import Meaning
from chelem.core.calls import Bid, Call

_ALTERNATIVES = 2
"""The most meanings in a sentence; longer ones are hard to read."""


def explained_call(auction: AuctionState, call: Call) -> Meaning:
    """Return the meaning of a call after those of the auction."""
    rules = _one_per_agreement(matching_rules(auction, call))
    informative = [rule for rule in rules if rule.shows != ANY_HAND] or rules[:1]
    informative.sort(key=lambda rule: rule.agreement.secondary)
    if informative[0].agreement.artificial and isinstance(call, Bid):  # a convention has no other meaning
        del informative[1:]
    otherwise: Meaning | None = None
    for rule in reversed(informative[1:_ALTERNATIVES]):
        otherwise = _meaning(rule, auction, otherwise)
    return _meaning(informative[0], auction, otherwise)


def _meaning(rule: Rule, auction: AuctionState, otherwise: Meaning | None) -> Meaning:
    shows, agreement = _narrowed(rule.shows, auction.my_hand), rule.agreement
    return Meaning(rule.call, agreement.code, shows, rule.force, otherwise, agreement.artificial)


def _one_per_agreement(rules: tuple[Rule, ...]) -> list[Rule]:
    """Return one rule per agreement, which describes the hands of all its rules."""
    merged: dict[int, Rule] = {}
    for rule in rules:
        key = id(rule.agreement)
        earlier = merged.get(key)
        merged[key] = replace(rule, shows=earlier.shows.union(rule.shows)) if earlier else rule
    return list(merged.values())


def _narrowed(shows: HandDescription, known: HandDescription) -> HandDescription:
    """Narrow a description, in the points and suits it limits, by what its player has already shown."""
    clubs, diamonds, hearts, spades = map(_narrowed_length, shows.lengths, known.lengths)
    lengths: LengthRanges = (clubs, diamonds, hearts, spades)
    low, high = _narrowed_points(shows, known)
    return replace(shows, low=low, high=high, lengths=lengths)


def _narrowed_points(shows: HandDescription, known: HandDescription) -> NumberRange:
    low, high = shows.low, shows.high
    if (low <= 0 and high >= MAX_POINTS) or known.low > high:  # no points shown, or fewer than before
        return 0, MAX_POINTS
    low = max(low, known.low)
    limited = shows.count is not PointCount.HLD and low <= known.high  # the same hand counts more with a fit
    return low, min(high, known.high) if limited else high


def _narrowed_length(shown: NumberRange, known: NumberRange) -> NumberRange:
    both = max(shown[0], known[0]), min(shown[1], known[1])
    return shown if shown == ANY_LENGTH or both[0] > both[1] else both
