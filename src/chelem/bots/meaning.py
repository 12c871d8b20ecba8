"""What a call means by the bots' system: a value that says itself in one sentence."""

from dataclasses import dataclass

from chelem.bots.bidding.auction_state import NOTHING
from chelem.bots.bidding.shows import (
    Count,
    Force,
    Lengths,
    Shows,
)
from chelem.bots.phrases import details
from chelem.core.calls import Bid, Call
from chelem.core.cards import Strain, Suit
from chelem.i18n import Fact, say

ARTIFICIAL = frozenset(
    {
        "advance.cue",
        "advance.cue-double",
        "double.negative",
        "double.reopening",
        "double.strong",
        "double.takeout",
        "double.values",
        "judge.fourth",
        "nt.clubs",
        "nt.no-major",
        "nt.stayman",
        "nt.superaccept",
        "nt.to-clubs",
        "nt.transfer",
        "opening.strong",
        "preempt.ask",
        "preempt.maximum",
        "preempt.minimum",
        "raise.cue",
        "response.cue",
        "response.least",
        "second.enquiry",
        "second.minimum",
        "slam.aces",
        "slam.answer",
        "strong.nothing",
        "strong.waiting",
    }
)
"""The rules whose call says something else than a wish to play there."""

HIGHEST_ALERT = Bid(3, Strain.NT)
"""Both federations leave doubles, redoubles and what lies above 3NT without an alert."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a call says, and `otherwise` what else it may say.

    `code` names the rule, `shows` the hands that it describes, `force` what it asks of partner.
    """

    call: Call
    code: str
    shows: Shows = NOTHING
    force: Force = Force.NONE
    otherwise: "Meaning | None" = None

    @property
    def points(self) -> tuple[int, int]:
        """The fewest and the most points; 40 is no limit."""
        return self.shows.low, self.shows.high

    @property
    def count(self) -> Count:
        """How these points are counted."""
        return self.shows.count

    @property
    def lengths(self) -> Lengths:
        """The fewest and the most cards of each suit, in the order ♣ ♦ ♥ ♠."""
        return self.shows.lengths

    @property
    def trumps(self) -> Suit | None:
        """The suit that the points are counted for, where there is a fit."""
        return self.shows.trumps

    @property
    def regular(self) -> bool:
        """Whether the hand is regular."""
        return self.shows.even

    @property
    def forcing(self) -> bool:
        """Whether partner has to speak again."""
        return self.force is not Force.NONE

    @property
    def artificial(self) -> bool:
        """Whether the call is a convention: a question, an answer by steps, a suit that is not meant."""
        return self.code in ARTIFICIAL or (self.otherwise is not None and self.otherwise.artificial)

    @property
    def alert(self) -> bool:
        """Whether opponents are told by an alert, as players of both languages expect."""
        return self.artificial and isinstance(self.call, Bid) and self.call <= HIGHEST_ALERT

    def say(self, language: str = "en") -> str:
        """One sentence, in a language of `LANGUAGES`."""
        text = self._text(language)
        if self.forcing and not (self.artificial and self.force is Force.ONCE):  # a question asks by itself
            text = say("bid.forcing", {"text": text, "force": int(self.force)}, language)
        return say("bid.sentence", {"text": text[:1].upper() + text[1:]}, language)

    def _text(self, language: str) -> str:
        """What it says, then what else it may say."""
        told = details(self.shows, language)
        text = say(f"bid.{self.code}", {**self._facts(), "details": told, "some": int(bool(told))}, language)
        if self.otherwise is None:
            return text
        other = self.otherwise._text(language)
        return say("bid.or", {"text": text, "other": other}, language)

    def _facts(self) -> dict[str, Fact]:
        strain = getattr(self.call, "strain", None)
        number = self.call.number if isinstance(self.call, Bid) else 0
        return {"call": str(self.call), "strain": str(strain), "level": number}
