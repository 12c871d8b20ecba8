"""A call that the card or system of its side does not make with the hand."""

from collections.abc import Mapping
from dataclasses import dataclass

from chelem.core import freeze


@dataclass(frozen=True, slots=True)
class CardDeparture:
    """What a call shows, what the hand had, and what these would call: a sentence by language."""

    sentences: Mapping[str, str]

    def __post_init__(self) -> None:
        freeze(self, "sentences")

    def say(self, language: str) -> str:
        """Return the sentence in a language."""
        return self.sentences[language]
