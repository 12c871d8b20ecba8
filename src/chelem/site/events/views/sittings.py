"""Who sits where in the rounds of an event."""

from typing_extensions import TypedDict

from chelem.events import EventSection, EventState
from chelem.events.log.sitting import Sitting


class EventPlayedAt(TypedDict):
    """A table in a round of a section."""

    section: str
    round: int
    table: int


class EventSitting(TypedDict):
    """Who sits at a table in a round, with which boards; a side is empty where nobody sits."""

    table: int
    ns: list[int]
    """The entrants by their numbers in the event; in an individual North and South."""
    ew: list[int]
    boards: list[int]


def rounds_view(state: EventState, section: EventSection, *, planned: bool) -> list[list[EventSitting]]:
    """Return the tables of all rounds, as planned or without those who have left."""
    return [
        [
            sitting_view(at[1], sitting if planned else state.who_is_there(section, at, sitting))
            for at in section.places_in(number)
            for sitting in section.sittings(at)
        ]
        for number in range(1, section.rounds + 1)
    ]


def sitting_view(table: int, sitting: Sitting) -> EventSitting:
    """Return who sits at a table."""
    return {
        "table": table,
        "ns": list(sitting.north_south),
        "ew": list(sitting.east_west),
        "boards": list(sitting.boards),
    }
