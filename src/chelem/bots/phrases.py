"""Lengths and points in words: what a call shows, as a player would list it."""

from itertools import groupby

from chelem.bots.bidding.shows import TOP, Shows, Span
from chelem.core.cards import SUITS, Suit
from chelem.i18n import Fact, say

_ANY: Span = (0, 13)
_MOST = 37  # no hand holds more honour points


def details(shows: Shows, language: str) -> str:
    """The shape and the points of a description, in that order; empty where it says neither.

    >>> details(Shows(15, 17, even=True), "en")
    'balanced, 15–17 HCP'
    """
    shape = say("bid.regular", {}, language) if shows.even else ""
    parts = (shape, *_lengths(shows, language), _points(shows, language))
    return ", ".join(part for part in parts if part)


def _lengths(shows: Shows, language: str) -> tuple[str, ...]:
    """One phrase for all the suits of the same length, the longest first."""
    told = [suit for suit in reversed(SUITS) if shows.lengths[suit] != _ANY and _tells(shows, suit)]
    told.sort(key=lambda suit: shows.lengths[suit], reverse=True)
    groups = groupby(told, key=lambda suit: shows.lengths[suit])
    return tuple(_cards(tuple(suits), span, language) for span, suits in groups)


def _tells(shows: Shows, suit: Suit) -> bool:
    """Whether a length says more than that the hand is regular."""
    return not shows.even or shows.lengths[suit][0] > 2 or shows.lengths[suit][1] < 4


def _cards(suits: tuple[Suit, ...], span: Span, language: str) -> str:
    low, high = span
    kind = _kind(low, high, 13)
    names = [say("bid.suit", {"suit": str(suit)}, language) for suit in suits]
    text = names[-1]
    if len(names) > 1:
        text = say("bid.and", {"some": ", ".join(names[:-1]), "last": text}, language)
    facts: dict[str, Fact] = {"kind": kind, "low": low, "high": high, "suits": text, "count": len(names)}
    return say("bid.cards", facts, language)


def _points(shows: Shows, language: str) -> str:
    low, high = min(max(shows.low, 0), _MOST), TOP if shows.high >= _MOST else shows.high
    if low == 0 and high == TOP:
        return ""
    kind = _kind(low, high if high >= low else TOP, TOP)
    return say("bid.points", {"kind": kind, "low": low, "high": high, "count": shows.count.value}, language)


def _kind(low: int, high: int, most: int) -> str:
    """How a span is told: no upper end, no lower one, a single number, two neighbours, or both ends."""
    if high >= most:
        return "least"
    if low == high:
        return "exact"
    if low == 0:
        return "most"
    return "pair" if high == low + 1 else "both"
