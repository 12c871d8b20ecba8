"""Write a hand description as a player would: shape, suit lengths, points."""

from itertools import groupby

from chelem.bots.bidding.description import ANY_LENGTH, MAX_POINTS, HandDescription, NumberRange
from chelem.core.cards import SUITS, Suit
from chelem.i18n import Fact, say

_MOST_HCP = 37
"""The most high-card points in a hand."""


def details(shows: HandDescription, language: str) -> str:
    """Return the shape, lengths and points of a description; empty if it restricts none of them.

    >>> details(HandDescription(15, 17, balanced=True), "en")
    'balanced, 15–17 HCP'
    """
    shape = say("bid.regular", {}, language) if shows.balanced else ""
    parts = (shape, *_lengths(shows, language), _points(shows, language))
    return ", ".join(part for part in parts if part)


def _lengths(shows: HandDescription, language: str) -> tuple[str, ...]:
    """Return one phrase for all suits with the same range of lengths, the longest first."""
    limited = [
        suit for suit in reversed(SUITS) if shows.lengths[suit] != ANY_LENGTH and _is_informative(shows, suit)
    ]
    limited.sort(key=lambda suit: shows.lengths[suit], reverse=True)
    groups = groupby(limited, key=lambda suit: shows.lengths[suit])
    return tuple(_cards(tuple(suits), span, language) for span, suits in groups)


def _is_informative(shows: HandDescription, suit: Suit) -> bool:
    """Return whether a length adds to what a balanced shape says."""
    return not shows.balanced or shows.lengths[suit][0] > 2 or shows.lengths[suit][1] < 4


def _cards(suits: tuple[Suit, ...], span: NumberRange, language: str) -> str:
    low, high = span
    kind = _kind(low, high, 13)
    names = [say("bid.suit", {"suit": str(suit)}, language) for suit in suits]
    text = names[-1]
    if len(names) > 1:
        text = say("bid.and", {"some": ", ".join(names[:-1]), "last": text}, language)
    facts: dict[str, Fact] = {"kind": kind, "low": low, "high": high, "suits": text, "count": len(names)}
    return say("bid.cards", facts, language)


def _points(shows: HandDescription, language: str) -> str:
    low, high = min(max(shows.low, 0), _MOST_HCP), MAX_POINTS if shows.high >= _MOST_HCP else shows.high
    if low == 0 and high == MAX_POINTS:
        return ""
    kind = _kind(low, high if high >= low else MAX_POINTS, MAX_POINTS)
    return say("bid.points", {"kind": kind, "low": low, "high": high, "count": shows.count.value}, language)


def _kind(low: int, high: int, most: int) -> str:
    """Return the form of a range: a minimum, a single number, a maximum, two neighbours, or both ends."""
    if high >= most:
        return "least"
    if low == high:
        return "exact"
    if low == 0:
        return "most"
    return "pair" if high == low + 1 else "both"
