"""Who takes and leaves the chairs."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core import Hand, Seat
from chelem.engine.sheet import PlayerId


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody takes an empty chair; in their own copy of the log, `cards` is the hand dealt to it.

    Only logs of format 1 hold the name.
    """

    event: ClassVar[str] = "seated"

    seat: Seat
    player: PlayerId
    name: str | None = None
    kind: str = "person"
    cards: Hand | None = None


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody leaves a chair; only logs of format 1 hold the name."""

    event: ClassVar[str] = "left"

    seat: Seat
    player: PlayerId
    name: str | None = None
    kind: str = "person"
