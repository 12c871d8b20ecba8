"""Search the last tricks double dummy, over layouts that fit the play so far."""

from collections.abc import Iterable
from itertools import combinations
from random import Random

from chelem.analysis.double_dummy import FourHands, tricks_by_card
from chelem.bots.cardplay.knowledge import Position
from chelem.core import SEATS, Card, Hand

SEARCHED_TRICKS = 5
"""Sampled layouts are searched from this number of tricks left on, known hands at any time."""

SAMPLES = 6
"""The most layouts searched for one card."""


def best_by_search(position: Position, cards: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """Return the cards that take the most tricks in all layouts; every card if it is too early to search."""
    if position.play.left > SEARCHED_TRICKS and not position.all_known:
        return cards
    totals = dict.fromkeys(cards, 0)
    for layout in sample_layouts(position, rng):
        values = tricks_by_card(layout, position.strain, position.play.leader, position.play.trick)
        for card in cards:
            totals[card] += values[card]
    most = max(totals.values())
    return tuple(card for card in cards if totals[card] == most)


def sample_layouts(position: Position, rng: Random) -> list[FourHands]:
    """Return up to `SAMPLES` different layouts of the unseen cards, drawn at random."""
    hidden = [seat for seat in SEATS if not position.known[seat]]
    if not hidden:
        return [_hands(position.possible)]
    first, *others = hidden
    if len(others) != 1:
        return []
    (second,) = others
    unseen = position.possible[first] | position.possible[second]
    sure = unseen & ~position.possible[second]
    free = Hand(unseen & position.possible[first] & position.possible[second]).cards
    found = []
    for extra in combinations(free, position.counts[first] - sure.bit_count()):
        cards = sure | sum(card.bit for card in extra)
        bits = list(position.possible)
        bits[first], bits[second] = cards, unseen & ~cards
        found.append(bits)
    return [_hands(bits) for bits in rng.sample(found, min(SAMPLES, len(found)))]


def _hands(bits: Iterable[int]) -> FourHands:
    north, east, south, west = map(Hand, bits)
    return north, east, south, west


def distinct_cards(position: Position, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the lowest card of each group of equivalent ones."""
    kept: list[Card] = []
    for card in cards:
        least = position.lowest_equivalent(card)
        if least not in kept:
            kept.append(least)
    return tuple(kept)
