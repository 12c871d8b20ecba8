"""The shapes of movements that are proposed, or read from a file."""

from typing_extensions import TypedDict

from chelem.views.event_shapes import EventMovement


class EventProposedSection(TypedDict):
    """One of the sections of a proposal, and how many play in it."""

    entrants: int
    movement: EventMovement


class EventProposal(TypedDict):
    """A movement proposed for a number of pairs, and why."""

    name: str
    title: str
    """Different from the others proposed: name, size, rankings, who sits out."""
    rounds: int
    boards: int
    """In all."""
    minutes: int
    reason: str
    """What speaks for it; of a movement of a file, the laws that it breaks."""
    preparation: str
    """How long it takes, and how many boards are to be prepared; empty where that is not known."""
    movement: EventMovement
    """Of several sections that of the first."""
    sections: list[EventProposedSection]
    """Empty where all play in one."""


class EventMovementFile(TypedDict):
    """The movements of a file that can be played, and a sentence for each that is refused."""

    proposals: list[EventProposal]
    refused: list[str]


class EventReplan(EventProposal):
    """A movement for the rounds that are left, after those played; who has which number of it."""

    places: dict[str, int]
