"""A phone that asks for the key of a pair, and what is kept of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

ClaimState = Literal["waiting", "granted", "refused"]


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """A phone says that it is an entrant's: the id is known to it alone, the number to the director."""

    id: str
    """Empty where another process has made the claim and the phone has not asked since."""
    number: int
    entrant: int
    state: ClaimState
    until: float
    site: str = ""
    """What tells the network that it came from from others, and not which it is."""


@dataclass(frozen=True, slots=True)
class KeptClaim:
    """A claim as another process goes on with it, `seconds` before it is over."""

    digest: str
    """Of its id."""
    claim: SeatClaim
    seconds: float


@dataclass(frozen=True, slots=True)
class PendingRequests:
    """What an event has promised to devices that have no key yet."""

    codes: Mapping[str, float]
    """For how many seconds each code of a director is good, by its digest."""
    claims: Sequence[KeptClaim]
    """The claims of phones, the oldest first."""
