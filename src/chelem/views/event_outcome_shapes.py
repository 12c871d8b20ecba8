"""Types of the JSON of rulings, with the names of the log of an event."""

from typing_extensions import TypedDict

from chelem.formats.json_types import SeatCode, StrainCode


class EventOutcomeContract(TypedDict):
    """The contract of an assigned score."""

    strain: StrainCode
    tricks: int
    """The number of tricks to make."""
    stake: int
    """1, 2 doubled, 4 redoubled."""
    declarer: SeatCode


class EventOutcomePart(TypedDict):
    """One outcome of a weighted score."""

    points: int
    """North-South's."""
    weight: str
    """A fraction such as `1/2`; all sum to 1."""


class EventSideOutcome(TypedDict, total=False):
    """What a ruling gives a side: a percentage, an assigned score, or a weighted one."""

    percent: str
    points: int
    """North-South's."""
    passed: bool
    contract: EventOutcomeContract
    tricks: int
    """Declarer's."""
    weighted: list[EventOutcomePart]


class EventOutcome(EventSideOutcome, total=False):
    """A ruling on a board: one score, a percentage for each side, a split score, or not played."""

    ns: str
    """North-South's percentage."""
    ew: str
    split: list[EventSideOutcome]
    """North-South's and East-West's."""
    not_played: str
