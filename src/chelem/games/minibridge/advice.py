"""A bot's choice of contract in Mini-bridge, with both hands in sight."""

from chelem.core.calls import Statement
from chelem.core.cards import SUITS, Strain, Suit
from chelem.core.hands import Hand

FIT = 8
"""Cards together in a suit that make it trumps."""
ENOUGH = {Strain.NT: 25, Strain.S: 25, Strain.H: 25, Strain.D: 29, Strain.C: 29}
"""The combined HCP from which a game is likely."""


def choose(hand: Hand, dummy: Hand) -> Statement:
    """A major fit, else no trumps if stopped or without a fit, else the longer minor; game with enough."""
    both = hand | dummy
    strain = _strain(both)
    kind = "game" if both.hcp >= ENOUGH[strain] else "part"
    return Statement(kind, str(strain))


def _strain(both: Hand) -> Strain:
    longest = max((Suit.S, Suit.H), key=both.length)
    if both.length(longest) >= FIT:
        return Strain(longest)
    minor = max((Suit.D, Suit.C), key=both.length)
    stopped = all(both.suit(suit).hcp >= 3 for suit in SUITS)
    if stopped or both.length(minor) < FIT:
        return Strain.NT
    return Strain(minor)
