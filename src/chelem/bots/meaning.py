"""The meaning of a call: a value, which can be written as a sentence."""

from dataclasses import dataclass

from chelem.bots.bidding.description import (
    ANY_HAND,
    Force,
    HandDescription,
    LengthRanges,
    PointCount,
)
from chelem.bots.phrases import details
from chelem.core.calls import Bid, Call
from chelem.core.cards import Strain, Suit
from chelem.i18n import Fact, say

HIGHEST_ALERT = Bid(3, Strain.NT)
"""French and American rules agree: no alert for doubles, redoubles and bids above 3NT."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a call shows and asks.

    `code` names the sentence in the catalogue, `shows` describes the hands, `force` is what the call asks of
    partner. `convention` is true if the call does not offer to play in the strain it names. `otherwise` is
    another hand that makes the same call.
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
        """How these points are counted."""
        return self.shows.count

    @property
    def lengths(self) -> LengthRanges:
        """The fewest and the most cards in each suit, in the order ♣ ♦ ♥ ♠."""
        return self.shows.lengths

    @property
    def trumps(self) -> Suit | None:
        """The suit that support points are counted for."""
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
        """Whether the call, or another meaning of it, is a convention."""
        return self.convention or (self.otherwise is not None and self.otherwise.artificial)

    @property
    def alert(self) -> bool:
        """Whether the call is alerted: an artificial bid up to 3NT."""
        return self.artificial and isinstance(self.call, Bid) and self.call <= HIGHEST_ALERT

    def say(self, language: str = "en") -> str:
        """Return one sentence, in a language of `LANGUAGES`."""
        text = self._text(language)
        if self.forcing and not (self.artificial and self.force is Force.ONCE):  # a convention asks by itself
            text = say("bid.forcing", {"text": text, "force": int(self.force)}, language)
        return say("bid.sentence", {"text": text[:1].upper() + text[1:]}, language)

    def _text(self, language: str) -> str:
        """Return the meaning, then the other one."""
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
