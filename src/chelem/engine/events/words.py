"""What players write to each other.

In a log of format 2 a message has a random `salt`: without it, those who may not read the message could find
it by trying likely texts until the log's chain fits.
"""

from dataclasses import dataclass
from typing import ClassVar

from chelem.engine.sheet import PlayerId


@dataclass(frozen=True, slots=True)
class Alerted:
    """A player alerts the call of version `about`, and may explain it."""

    event: ClassVar[str] = "alerted"

    by: PlayerId
    about: int
    text: str
    audience: tuple[PlayerId, ...] | None = None
    salt: str | None = None


@dataclass(frozen=True, slots=True)
class Explained:
    """A player explains the call of version `about`."""

    event: ClassVar[str] = "explained"

    by: PlayerId
    about: int
    text: str
    audience: tuple[PlayerId, ...] | None = None
    salt: str | None = None


@dataclass(frozen=True, slots=True)
class Chatted:
    """A chat message, to everybody or to `audience`."""

    event: ClassVar[str] = "chatted"

    by: PlayerId
    text: str
    audience: tuple[PlayerId, ...] | None = None
    salt: str | None = None
