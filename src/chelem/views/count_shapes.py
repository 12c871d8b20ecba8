"""Types of the JSON of what a hand is worth."""

from typing_extensions import TypedDict


class CountedShape(TypedDict):
    """One count of a hand."""

    name: str
    """What is counted."""
    value: str
    why: str
    """How it is counted."""


class HandCountShape(TypedDict):
    """What your hand is worth, in words."""

    line: str
    """The most important counts, in one line."""
    counts: list[CountedShape]
    """All counts."""
    plan: list[str]
    """Declarer's plan for the tricks left, a sentence each; empty for other players, and without hints."""
