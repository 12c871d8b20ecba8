"""The exceptions of Chelem, in one tree.

An error carries a code and facts, never a sentence of its own: the sentence comes from the catalogue,
in English for `str(error)` and in the reader's language for `error.say(language)`.
"""

from chelem.i18n import Fact, say

__all__ = [
    "BadLog",
    "BadOption",
    "Busy",
    "ChelemError",
    "Fact",
    "Forbidden",
    "ParseError",
    "Refused",
    "TooLarge",
    "Unanswered",
    "Unknown",
    "Unusable",
]

LONGEST = 120
"""The characters of a text that an error quotes."""


class ChelemError(Exception):
    """What Chelem could not do: a `code` for programs and the `facts` of the case."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, Fact] = {name: as_fact(value) for name, value in facts.items()}

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str = "en") -> str:
        """The sentence for a person, in `language` ("fr" or "en")."""
        return say(self.code, self.facts, language)


class ParseError(ChelemError, ValueError):
    """A text, a number or a set of cards that means nothing in this notation."""


class Refused(ChelemError):
    """An action, or an entry of a log, that the rules do not allow."""


class Unknown(Refused):
    """Nothing of this name exists, or not for the one who asks."""


class Forbidden(Refused):
    """Somebody else may do it."""


class TooLarge(Refused):
    """More than is taken in."""


class Unusable(Refused):
    """Nothing that could be used, or not in reasonable time."""


class Busy(Refused):
    """Too much is asked at once: it may be asked again."""


class BadOption(ChelemError, ValueError):
    """A setting that the game does not have, or a value that it cannot take."""


class Unanswered(ChelemError):
    """No deal satisfies the condition, or the measure returned an unsupported value."""


class BadLog(ChelemError):
    """A log whose entry `entry` breaks a rule; `__cause__` is the rule's own error."""

    def __init__(self, entry: int, cause: ChelemError) -> None:
        super().__init__("log.entry", entry=entry, rule=cause.code)
        self.entry = entry
        self.cause = cause

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.entry, self.cause)

    def say(self, language: str = "en") -> str:
        """The entry and the sentence of the rule that it breaks."""
        return f"{super().say(language)} {self.cause.say(language)}"


def as_fact(value: object) -> Fact:
    """`value` as a plain number or its canonical text, cut where somebody fed us a whole file."""
    return value if type(value) is int and abs(value) < 10**12 else str(value)[:LONGEST]
