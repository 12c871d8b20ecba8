"""A sentence of the catalogue with its facts, to be said in any language."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from chelem.core.frozen import FrozenMap
from chelem.i18n import Fact, say


@dataclass(frozen=True, slots=True)
class Phrase:
    """The code of a sentence, and the facts that fill it in.

    >>> Phrase("calc.row.made").say("fr")
    'fait'
    """

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "facts", FrozenMap(self.facts))

    def say(self, language: str) -> str:
        """The sentence in `language` ("fr" or "en")."""
        return say(self.code, self.facts, language)
