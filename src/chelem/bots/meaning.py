"""The meaning of a call, as a value and as a sentence."""

from dataclasses import dataclass
from itertools import groupby

from chelem.bots.bidding.description import (
    ANY_HAND,
    ANY_LENGTH,
    MAX_POINTS,
    Force,
    HandDescription,
    LengthRanges,
    NumberRange,
    PointCount,
)
from chelem.core.calls import Bid, Call
from chelem.core.cards import SUITS, Strain, Suit
from chelem.i18n import Fact, say

HIGHEST_ALERT = Bid(3, Strain.NT)
"""By French and American rules, doubles, redoubles and bids above 3NT are not alerted."""

_MOST_HCP = 37
"""The most HCP in a hand."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a call: the hands it shows and what it asks of partner.

    `code` is the message code of its sentence, `shows` describes the hands, `force` is what the call asks of
    partner. `convention` is true if the call does not offer to play in the strain it names. `otherwise` is an
    alternative meaning of the same call.
    """

    call: Call
    code: str
    shows: HandDescription = ANY_HAND
    force: Force = Force.NONE
    otherwise: "Meaning | None" = None
    convention: bool = False

    @property
    def points(self) -> tuple[int, int]:
        """The fewest and the most points; 40 means no upper limit."""
        return self.shows.low, self.shows.high

    @property
    def count(self) -> PointCount:
        """How `points` are counted."""
        return self.shows.count

    @property
    def lengths(self) -> LengthRanges:
        """The fewest and the most cards in each suit, in the order ♣ ♦ ♥ ♠."""
        return self.shows.lengths

    @property
    def trumps(self) -> Suit | None:
        """The trump suit of support points, if any."""
        return self.shows.trumps

    @property
    def balanced(self) -> bool:
        """Whether the hand is balanced."""
        return self.shows.balanced

    @property
    def forcing(self) -> bool:
        """Whether partner must bid again."""
        return self.force is not Force.NONE

    @property
    def artificial(self) -> bool:
        """Whether the call is a convention, in this or its alternative meaning."""
        return self.convention or (self.otherwise is not None and self.otherwise.artificial)

    @property
    def alert(self) -> bool:
        """Whether the call is alerted: an artificial bid up to 3NT."""
        return self.artificial and isinstance(self.call, Bid) and self.call <= HIGHEST_ALERT

    def say(self, language: str = "en") -> str:
        """Return the meaning as a sentence in a language of `LANGUAGES`."""
        text = self._text(language)
        if self.forcing and not (self.artificial and self.force is Force.ONCE):  # its sentence already asks
            text = say("bid.forcing", {"text": text, "force": int(self.force)}, language)
        return say("bid.sentence", {"text": text[:1].upper() + text[1:]}, language)

    def _text(self, language: str) -> str:
        """Return the meaning, followed by its alternative, without a full stop."""
        shown = details(self.shows, language)
        facts: dict[str, Fact] = {**self._facts(), "details": shown, "some": int(bool(shown))}
        text = say(f"bid.{self.code}", facts, language)
        if self.otherwise is None:
            return text
        other = self.otherwise._text(language)
        return say("bid.or", {"text": text, "other": other}, language)

    def _facts(self) -> dict[str, Fact]:
        strain = getattr(self.call, "strain", None)
        level = self.call.number if isinstance(self.call, Bid) else 0
        return {"call": str(self.call), "strain": str(strain), "level": level}


def details(shows: HandDescription, language: str) -> str:
    """Return the shape, lengths and points of a description; empty if it restricts none of them.

    >>> details(HandDescription(15, 17, balanced=True), "en")
    'balanced, 15–17 HCP'
    """
    shape = say("bid.balanced", {}, language) if shows.balanced else ""
    parts = (shape, *_lengths(shows, language), _points(shows, language))
    return ", ".join(part for part in parts if part)


def _lengths(shows: HandDescription, language: str) -> tuple[str, ...]:
    """Return a phrase for each range of lengths and its suits, the longest first."""
    limited = [
        suit for suit in reversed(SUITS) if shows.lengths[suit] != ANY_LENGTH and _is_informative(shows, suit)
    ]
    limited.sort(key=lambda suit: shows.lengths[suit], reverse=True)
    groups = groupby(limited, key=lambda suit: shows.lengths[suit])
    return tuple(_cards(tuple(suits), span, language) for span, suits in groups)


def _is_informative(shows: HandDescription, suit: Suit) -> bool:
    """Return whether a length adds to what a balanced shape implies."""
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
    """Return the form of a range: `least`, `exact`, `most`, `pair` (two neighbours) or `both` ends."""
    if high >= most:
        return "least"
    if low == high:
        return "exact"
    if low == 0:
        return "most"
    return "pair" if high == low + 1 else "both"
