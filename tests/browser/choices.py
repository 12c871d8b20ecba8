"""Choices of calls and cards for tests."""

from collections.abc import Sequence

FIRST = {"number": "4670850196015048610985672056", "dealer": "S"}
"""Cards to begin with, as a new table is told: South speaks first, and has 16 points."""
PREPARED = {"number": "23040878727300909661892646113", "dealer": "S"}
"""Cards such as the first deal of bridge de comptoir prepares them."""
STRAINS = ("C", "D", "H", "S", "NT")
WORDS = ("yes", "ask", "P")


def is_card(action: str) -> bool:
    return len(action) == 2 and action[0] in "SHDC" and action[1] in "23456789TJQKA"


def is_bid(action: str) -> bool:
    return action[0].isdigit()


def boldest(legal: Sequence[str]) -> str:
    """Choose the highest bid, the first trump suit, consent, or the first card, in order to declare."""
    bids = [action for action in legal if is_bid(action)]
    if bids:
        return max(bids, key=lambda bid: (int(bid.rstrip("CDHSNT")), STRAINS.index(bid.lstrip("0123456789"))))
    named = [action for action in legal if action.startswith("name:")]
    words = [word for word in WORDS if word in legal]
    return (named or words or list(legal))[0]


def quietest(legal: Sequence[str]) -> str:
    """Choose a call other than a bid, or the first card."""
    return "P" if "P" in legal else boldest(legal)
