"""Runs of equal cards of a suit, as bits."""

from chelem.core.hands import SUIT_BITS


def runs_of(cards: int, others: int) -> list[int]:
    """Return the lowest card of each run of `cards`, of one suit, that no card of `others` separates."""
    found, previous = [], 0
    while cards:
        card = cards & -cards
        if not previous or others & (card - 1) & ~(previous - 1):
            found.append(card)
        previous = card
        cards ^= card
    return found[::-1]


def suit_of(card: int) -> int:
    """Return all cards of the suit of `card`, as bits."""
    return SUIT_BITS[(card.bit_length() - 1) // 13]
