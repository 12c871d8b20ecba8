"""Entries about what is published: draws, rankings, and the promise of the deals."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.events.swiss.draw import Draw


@dataclass(frozen=True, slots=True)
class RoundDrawn:
    """Who meets whom in a round of a Swiss event, with the inputs from which anyone can draw it again."""

    entry: ClassVar[str] = "drawn"
    section: str
    round: int
    draw: Draw


@dataclass(frozen=True, slots=True)
class RankingPublished:
    """The ranking after the first `of` entries is published; `hash` is the SHA-256 of its JSON."""

    entry: ClassVar[str] = "published"
    of: int
    hash: str
    final: bool = False


@dataclass(frozen=True, slots=True)
class BoardsCommitted:
    """The deals of all boards are fixed: SHA-256 of `salt` (LOG, format 2), before anyone sees a card.

    With a `simultaneous`, they are those of that event; others play them too.
    """

    entry: ClassVar[str] = "committed"
    hash: str
    simultaneous: str | None = None


@dataclass(frozen=True, slots=True)
class BoardsPledged:
    """The hash of a nonce from which the deals follow too: a director's device has drawn it."""

    entry: ClassVar[str] = "pledged"
    hash: str


@dataclass(frozen=True, slots=True)
class BoardsRevealed:
    """The salt and the nonces from which the deals were drawn, published when all have played.

    Older logs have no nonces: the server drew the deals alone.
    """

    entry: ClassVar[str] = "revealed"
    salt: str
    nonces: tuple[str, ...] | None = None
