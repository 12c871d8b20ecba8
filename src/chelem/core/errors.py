"""The exceptions of Chelem.

An error carries a code and facts instead of a sentence. The catalogue supplies the sentence: in English for
`str(error)`, in the reader's language for `error.say(language)`.
"""

from typing import Literal, Self

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
    "Retry",
    "TooLarge",
    "TooMany",
    "Unanswered",
    "Unknown",
    "Unusable",
]

Retry = Literal["never", "later", "after"]
"""Whether what was refused may be sent again as it is: never, later, or after the fact `seconds`."""
LONGEST = 120
"""The length to which quoted text is cut."""


class ChelemError(Exception):
    """Base class: a message `code`, and the `facts` that fill the message in."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, Fact] = {name: as_fact(value) for name, value in facts.items()}

    @classmethod
    def like(cls, other: "ChelemError") -> Self:
        """Return an error of this class with the code and facts of another."""
        return cls(other.code, **other.facts)

    @property
    def retry(self) -> Retry:
        """Whether the same may be asked for again."""
        return "after" if "seconds" in self.facts else "never"

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str = "en") -> str:
        """Return the sentence for a person, in `language` ("fr" or "en")."""
        return say(self.code, self.facts, language)


class ParseError(ChelemError, ValueError):
    """Text, or another value, that cannot be understood."""


class Refused(ChelemError):
    """An action, or a log entry, that the rules do not allow."""


class Unknown(Refused):
    """The thing asked for does not exist, or this person may not know that it does."""


class Forbidden(Refused):
    """Only somebody else may do this."""


class TooLarge(Refused):
    """More data than is accepted."""


class Unusable(Refused):
    """Data that cannot be used, or not in reasonable time."""


class Busy(Refused):
    """Not possible just now, whatever was asked for; trying again later may succeed."""

    @classmethod
    def like(cls, other: "ChelemError") -> Self:
        """Return an error of this class with the code and facts of another."""
        return cls(other.code, **other.facts)

    @property
    def retry(self) -> Retry:
        """Later, or when the time given is over."""
        return "after" if "seconds" in self.facts else "later"


class TooMany(Refused):
    """More than one asker may have; the fact `seconds` is the time to wait."""


class BadOption(ChelemError, ValueError):
    """An unknown option, or a value that the option does not allow."""


class Unanswered(ChelemError):
    """No deal satisfies the condition, or the measure returned an unsupported value."""


class BadLog(ChelemError):
    """A log whose entry `entry` breaks a rule; `cause` is the error that the rule raised."""

    def __init__(self, entry: int, cause: ChelemError) -> None:
        super().__init__("log.entry", entry=entry, rule=cause.code)
        self.entry = entry
        self.cause = cause

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.entry, self.cause)

    def say(self, language: str = "en") -> str:
        """Return which entry it is, and the sentence of the rule that it breaks."""
        return f"{super().say(language)} {self.cause.say(language)}"


def as_fact(value: object) -> Fact:
    """Return `value` as a small integer, or as text cut to `LONGEST`."""
    return value if type(value) is int and abs(value) < 10**12 else str(value)[:LONGEST]
