"""A reason for a call or a card: a sentence of the catalogue and its facts."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from chelem.core import freeze
from chelem.i18n import Fact, say


@dataclass(frozen=True, slots=True)
class StatedReason:
    """The code of a sentence, `reason.{code}` in the catalogues, and what it mentions."""

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def __post_init__(self) -> None:
        freeze(self, "facts")

    def say(self, language: str, game: str = "") -> str:
        """Return the sentence; some games have words of their own.

        >>> StatedReason("ruffs", {"card": "H2"}).say("en")
        'Ruff with ♥2: the opponents are winning the trick.'
        """
        text = say(f"reason.{self.code}", {**self.facts, "game": game}, language)
        return text[:1].upper() + text[1:]
