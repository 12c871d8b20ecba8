"""The last tricks: layouts that fit all that was seen, each searched to the end."""

from itertools import combinations
from random import Random

from chelem.analysis.endings import Search
from chelem.bots.cardplay.sight import Sight
from chelem.core.cards import Card
from chelem.core.hands import Hand
from chelem.core.seats import SEATS

LAST = 5
"""With so many tricks left, or fewer, a few layouts are searched."""

KNOWN = 6
"""With so many, the ending is searched where every hand is known."""

SAMPLES = 6

Bits = tuple[int, int, int, int]


def best_at_end(sight: Sight, cards: tuple[Card, ...], chance: Random) -> tuple[Card, ...]:
    """The cards that take most tricks over the layouts searched; all of them where it is too early."""
    if sight.play.left > (KNOWN if sight.complete else LAST):
        return cards
    totals = dict.fromkeys(cards, 0)
    for layout in layouts(sight, chance):
        search = Search(sight.strain, sight.side.opponents)
        for card in cards:
            rest = list(layout)
            rest[sight.seat] ^= card.bit
            trick = (*sight.play.trick, card)
            totals[card] -= search.tricks((rest[0], rest[1], rest[2], rest[3]), sight.play.leader, trick)
    most = max(totals.values())
    return tuple(card for card in cards if totals[card] == most)


def layouts(sight: Sight, chance: Random) -> list[Bits]:
    """Some of the ways in which the unseen cards may lie, all different."""
    hidden = [seat for seat in SEATS if not sight.known[seat]]
    if not hidden:
        return [sight.may]
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
        hands = list(sight.may)
        hands[first], hands[second] = held, unseen & ~held
        found.append((hands[0], hands[1], hands[2], hands[3]))
    return chance.sample(found, min(SAMPLES, len(found)))


def equal_cards(sight: Sight, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """One card, the lowest, of each run of equals."""
    kept: list[Card] = []
    for card in cards:
        least = sight.lowest_equal(card)
        if least not in kept:
            kept.append(least)
    return tuple(kept)
