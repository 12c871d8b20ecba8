"""A card chosen by a bot, with what decided."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from chelem.core.cards import Card
from chelem.i18n import Fact, say


class CardReason(Enum):
    """What decided on a card."""

    ONLY = "only"
    """No other card was legal."""
    EQUAL = "equal"
    """All legal cards are worth the same: they are neighbours."""
    MAXIM = "maxim"
    """The maxims of play, without a comparison."""
    SEARCH = "search"
    """The tricks that the cards take in layouts of the last tricks."""
    MEAN = "mean"
    """The best mean worth over the layouts."""
    CLOSE = "close"
    """The maxims, as no other card is clearly better over the layouts."""
    SURE = "sure"
    """It keeps a contract that is certain."""


@dataclass(frozen=True, slots=True)
class CardDecision:
    """The card, and why: `worth` is the mean of each card that was compared, over a number of `layouts`."""

    card: Card
    reason: CardReason
    worth: Mapping[Card, float] = field(default_factory=dict)
    layouts: int = 0

    def say(self, language: str) -> str:
        """Return the reason as a sentence.

        >>> CardDecision(Card.parse("SA"), CardReason.ONLY).say("en")
        'The only card that may be played.'
        """
        facts: dict[str, Fact] = {"layouts": self.layouts}
        return say(f"card_reason.{self.reason.value}", facts, language)
