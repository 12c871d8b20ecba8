"""Messages of the live table that ask for advice, and their answers (docs/protocol.md)."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from chelem.formats.json_types import ActionCode
from chelem.site.tables.api.message_types import Whole


class HintMessage(TypedDict):
    """A question what a bot would do in the player's place; the player must be to move."""

    t: Literal["hint"]


class CoachMessage(TypedDict):
    """A question what speaks against a move before it is made; the player must be to move."""

    t: Literal["coach"]
    position: Whole
    """The position that the move would answer."""
    action: ActionCode


class SureMessage(TypedDict):
    """A question how many tricks are sure, before fewer than all are claimed."""

    t: Literal["sure"]
    position: Whole
    """The position that the claim would answer."""
    tricks: Whole
    """The number that the player is about to claim."""


class HintAnswer(TypedDict):
    """What a bot would do in the player's place, seeing what the player sees."""

    t: Literal["hint"]
    action: NotRequired[ActionCode]
    """The call or card; missing if a claim is to be answered."""
    text: str
    """What the call shows, or what decided on the card; the answer to a claim; may be empty."""


class CoachAnswer(TypedDict):
    """What speaks against a move, by what its player may see; within about a second."""

    t: Literal["coach"]
    position: int
    """That of the question."""
    action: ActionCode
    """That of the question."""
    cost: str
    """What the move costs on average, or what it breaks; empty if nothing speaks against it, or in doubt."""
    better: NotRequired[ActionCode]
    """The move of a hint; missing with an empty `cost`."""
    reason: NotRequired[str]
    """Why that one; with `better`, may be empty."""


class SureAnswer(TypedDict):
    """How many tricks the player surely takes, by the cards that the player sees; within 5 s."""

    t: Literal["sure"]
    position: int
    """That of the question."""
    tricks: int
    """That of the question."""
    sure: int | None
    """How many, if more than these; null if no more, or in doubt."""
