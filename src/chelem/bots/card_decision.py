"""A card chosen by a bot, with what decided."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from chelem.core import Card
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
    """The card, and why: `worth` is the mean of each card that was compared, over a number of `layouts`.

    `tricks` are the mean of all tricks of the side with this card; None where they were not counted, or where
    different numbers of tricks score the same and were not told apart.
    """

    card: Card
    reason: CardReason
    worth: Mapping[Card, float] = field(default_factory=dict)
    layouts: int = 0
    tricks: float | None = None

    def say(self, language: str) -> str:
        """Return the reason as a sentence.

        >>> CardDecision(Card.parse("SA"), CardReason.ONLY).say("en")
        'The only card that may be played.'
        """
        facts: dict[str, Fact] = {"layouts": self.layouts}
        return say(f"card_reason.{self.reason.value}", facts, language)

    def say_expected(self, language: str, game: str) -> str:
        """Return the mean tricks of the card as a sentence; empty where they were not counted."""
        if self.tricks is None or self.layouts < 2:
            return ""
        return say("card_reason.expected", {**tricks_to_say(self.tricks, language), "game": game}, language)


def tricks_to_say(tricks: float, language: str) -> dict[str, Fact]:
    """Return a number of tricks as a text, with its plural form: French has one and a half trick."""
    text = decimal(tricks, language)
    single = tricks < 1.95 if language == "fr" else text == "1"
    return {"tricks": text, "single": int(single)}


def decimal(number: float, language: str) -> str:
    """Return a number with one decimal, which French writes after a comma.

    >>> decimal(9.25, "en"), decimal(9.0, "fr")
    ('9.2', '9')
    """
    text = f"{number:.1f}".removesuffix(".0")
    return text.replace(".", ",") if language == "fr" else text
