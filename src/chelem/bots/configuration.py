"""The configuration of a bot: its strength, its bidding system and its style, as on a command line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from chelem.core import ParseError

DEFAULT_SYSTEM = "sayc"
DEFAULT_STYLE = "usual"
_PARTS = ("strength", "system", "style")
_NAME = re.compile(r"[a-z0-9][a-z0-9_.-]{0,39}", re.ASCII)
_FILE = re.compile(r"[^:\x00-\x1f]{1,400}\.(system|toml)")


@dataclass(frozen=True, slots=True)
class Configuration:
    """A strength, a system and a style, written `STRENGTH[:SYSTEM[:STYLE]]`; defaults may be left out.

    Any names will do here: `new_bot` knows which exist. In place of the system a file may stand: of rules, or
    a convention card. As text it names its system, so that what is stored keeps its meaning. `card` is the
    text of a convention card that plays this system otherwise, or that of a system which somebody has made of
    this one; the configuration as text leaves it out.

    >>> str(Configuration.parse("Instant")), Configuration.parse("instant:sef:sound").style
    ('instant:sayc', 'sound')
    """

    strength: str
    system: str = DEFAULT_SYSTEM
    style: str = DEFAULT_STYLE
    card: str = ""

    def __post_init__(self) -> None:
        for name in (self.strength, self.system, self.style):
            if not _NAME.fullmatch(name) and not (name == self.system and self.is_file):
                raise ParseError(
                    "configuration.text", text=":".join((self.strength, self.system, self.style))
                )

    def __str__(self) -> str:
        words = [self.strength, self.system, self.style]
        if self.style == DEFAULT_STYLE:
            words.pop()
        return ":".join(words)

    @property
    def is_file(self) -> bool:
        """Whether the system is a file on this machine."""
        return _FILE.fullmatch(self.system) is not None

    @classmethod
    def parse(cls, text: str, system: str = DEFAULT_SYSTEM) -> "Configuration":
        """Parse a configuration in either case; `ParseError` if it is not one to three names.

        `system` is that of a text without one.
        """
        words = [word if _FILE.fullmatch(word) else word.lower() for word in text.strip().split(":")]
        if not 1 <= len(words) <= 3:
            raise ParseError("configuration.text", text=text)
        try:
            return cls(**{"system": system} | dict(zip(_PARTS, words, strict=False)))
        except ParseError:
            raise ParseError("configuration.text", text=text) from None


AT_TABLES = Configuration("normal")
"""The bots of a table unless its owner chooses others, or reads a language with a system of its own."""

SYSTEM_OF_LANGUAGE: Mapping[str, str] = {"fr": "sef", "en": "sayc"}
"""What people who read a language are taught, and what bots play with them unless they choose another."""


def usual_bots(language: str) -> Configuration:
    """Return the bots of a table whose owner reads this language and chooses no others.

    >>> str(usual_bots("fr"))
    'normal:sef'
    """
    return Configuration(AT_TABLES.strength, SYSTEM_OF_LANGUAGE[language])
