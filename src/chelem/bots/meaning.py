"""The meaning of a call as a plain value: its sentences, what the hand holds, what it asks of partner."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from chelem.core.calls import Bid, Call
from chelem.core.cards import Strain
from chelem.core.frozen import freeze
from chelem.i18n import LANGUAGES

HIGHEST_ALERT = Bid(3, Strain.NT)
"""By French and American rules, doubles, redoubles and bids above 3NT are not alerted."""

CountRange = tuple[int, int]
"""The least and the most of something."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a call; it holds nothing of the system that it was taken from.

    `points` are high-card points; `lengths` are those of ♣ ♦ ♥ ♠; both are None if the call shows no hand.
    `forcing` is 0, 1 (one round) or 2 (to game). A call that is `artificial` does not offer to play in the
    strain it names. One that is not `by_system` is read as most players would make it.
    """

    call: Call
    sentences: Mapping[str, str]
    """A sentence by language."""
    points: CountRange | None = None
    lengths: tuple[CountRange, ...] | None = None
    forcing: int = 0
    artificial: bool = False
    by_system: bool = True

    def __post_init__(self) -> None:
        freeze(self, "sentences")

    @property
    def alert(self) -> bool:
        """Whether the call is alerted: an artificial bid up to 3NT."""
        return self.artificial and isinstance(self.call, Bid) and self.call <= HIGHEST_ALERT

    def say(self, language: str = "en") -> str:
        """Return the meaning as a sentence in a language of `LANGUAGES`."""
        return self.sentences[language]


def in_every_language(sentence: Callable[[str], str]) -> dict[str, str]:
    """Return a sentence in each language."""
    return {language: sentence(language) for language in LANGUAGES}
