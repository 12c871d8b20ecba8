"""How much a director may take from an entrant, or give it, in one entry.

Laws 90 and 91 name no amount. The director's page offers up to half a top, 3 IMPs, 2 victory points; more
than a board or a match can be worth is a slip of the finger.
"""

from dataclasses import dataclass
from typing import Literal

AmountUnit = Literal["top", "percent", "imps", "vp"]
"""Per cent of the top of one board, or what the results of the event are counted in."""


@dataclass(frozen=True, slots=True)
class PenaltyBounds:
    """What is rarely exceeded, and what never is, for penalties and bonuses."""

    unit: AmountUnit
    usual: int
    most: int


OF_TOP = PenaltyBounds("top", 50, 100)
"""A whole board."""
OF_PERCENT = PenaltyBounds("percent", 5, 25)
"""A quarter of the event."""
OF_IMPS = PenaltyBounds("imps", 6, 24)
"""The most that a board can be worth."""
OF_VICTORY_POINTS = PenaltyBounds("vp", 3, 20)
"""A whole match."""
