"""The last tricks: layouts that fit all that was seen, each searched to the end."""

from collections.abc import Iterable
from itertools import combinations
from random import Random

from chelem.analysis.double_dummy import WholeHands, tricks_by_card
from chelem.bots.cardplay.knowledge import Sight
from chelem.core.cards import Card
from chelem.core.hands import Hand
from chelem.core.seats import SEATS

LAST = 5
"""With so many tricks left a few layouts are searched; where all hands are known there is but one, ever."""

SAMPLES = 6


def best_at_end(sight: Sight, cards: tuple[Card, ...], chance: Random) -> tuple[Card, ...]:
    """The cards that take most tricks over the layouts searched; all of them where it is too early."""
    if sight.play.left > LAST and not sight.complete:
        return cards
    totals = dict.fromkeys(cards, 0)
    for layout in layouts(sight, chance):
        values = tricks_by_card(layout, sight.strain, sight.play.leader, sight.play.trick)
        for card in cards:
            totals[card] += values[card]
    most = max(totals.values())
    return tuple(card for card in cards if totals[card] == most)


def layouts(sight: Sight, chance: Random) -> list[WholeHands]:
    """Some of the ways in which the unseen cards may lie, all different."""
    hidden = [seat for seat in SEATS if not sight.known[seat]]
    if not hidden:
        return [_hands(sight.may)]
    first, *others = hidden
    if len(others) != 1:
        return []
    (second,) = others
    unseen = sight.may[first] | sight.may[second]
    sure = unseen & ~sight.may[second]
    free = Hand(unseen & sight.may[first] & sight.may[second]).cards
    found = []
    for extra in combinations(free, sight.counts[first] - sure.bit_count()):
        held = sure | sum(card.bit for card in extra)
        bits = list(sight.may)
        bits[first], bits[second] = held, unseen & ~held
        found.append(bits)
    return [_hands(bits) for bits in chance.sample(found, min(SAMPLES, len(found)))]


def _hands(bits: Iterable[int]) -> WholeHands:
    north, east, south, west = map(Hand, bits)
    return north, east, south, west


def equal_cards(sight: Sight, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """One card, the lowest, of each run of equals."""
    kept: list[Card] = []
    for card in cards:
        least = sight.lowest_equal(card)
        if least not in kept:
            kept.append(least)
    return tuple(kept)
