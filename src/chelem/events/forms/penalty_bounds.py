"""How much a director may take from an entrant, or give it, in one entry.

Laws 90 and 91 name no amount. More than a board or a match can be worth is a slip of the finger.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PenaltyBounds:
    """What is rarely exceeded, what never is, and which penalties are `offered`."""

    usual: int
    most: int
    offered: tuple[float, ...]


OF_TOP = PenaltyBounds(50, 100, (10, 25, 50))
"""A whole board, in per cent of its top."""
OF_PERCENT = PenaltyBounds(5, 25, (1, 2, 5))
"""A quarter of the event."""
OF_IMPS = PenaltyBounds(6, 24, (1, 2, 3))
"""The most that a board can be worth."""
OF_VICTORY_POINTS = PenaltyBounds(3, 20, (0.5, 1, 2))
"""A whole match."""
