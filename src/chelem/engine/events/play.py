"""Calls, cards and claims, what follows from them, and the score."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from chelem.core import Action, Contract, Hand, Line, Seat, Side, freeze


@dataclass(frozen=True, slots=True)
class Exposed:
    """A hand is open from now on."""

    event: ClassVar[str] = "exposed"

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class Acted:
    """A call or a card: `seat` makes the call or holds the card, `by` decides."""

    event: ClassVar[str] = "acted"

    seat: Seat
    by: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two players exchange chairs and hands."""

    event: ClassVar[str] = "swapped"

    seats: tuple[Seat, Seat]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player claims this number of the remaining tricks for their side."""

    event: ClassVar[str] = "claimed"

    by: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class Answered:
    """A player accepts or rejects the claim."""

    event: ClassVar[str] = "answered"

    by: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class Scored:
    """The score of a deal; no contract if it was passed out and counts.

    `kept` are the tricks that a claim gave away though no normal play loses them (Law 71); None in logs of
    formats 1 and 2, and without a claim.
    """

    event: ClassVar[str] = "scored"

    deal: int
    contract: Contract | None
    tricks: Mapping[Side, int] | None
    lines: tuple[Line, ...]
    claim: bool = False
    kept: int | None = None

    def __post_init__(self) -> None:
        freeze(self, "tricks")
