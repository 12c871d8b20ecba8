"""Evenings of a club, entry by entry."""

from collections.abc import Iterable
from random import Random
from typing import Any

from chelem.events.log.admitting import admit_entry
from chelem.events.log.author import Author
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.entries.planning import EntrantsSeated, MovementPlanned
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.table_result import TableResult
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.movement import Movement

DIRECTOR = Author("director", "d1")
RESULTS = tuple(
    map(
        TableResult.parse,
        (
            "3NT= by S",
            "3NT-1 by S H7",
            "4S+1 by N",
            "4S-2 by N",
            "2H+1 by E",
            "passed",
            "5CX-3 by W",
            "1NT= by W",
        ),
    )
)


def write(event: Event, content: EntryContent, author: Author = DIRECTOR, client: str = "") -> int:
    """Add an entry that the event admits, and return its version."""
    admit_entry(event, content, author)
    event.append(EventEntry(event.version, content, author, client=client))
    return event.version - 1


def table(section: str, number: int) -> Author:
    """The device at a table."""
    return Author("table", f"{section}{number}")


def opened(movement: Movement | None = None, **settings: Any) -> Event:
    """An event with one section, seated by number."""
    movement = movement or mitchell(3, 3, 2)
    event = Event()
    write(event, EventOpened("Tuesday", "2026-11-24", **settings))
    write(event, MovementPlanned("A", movement))
    write(event, EntrantsSeated("A", {number: number for number in range(1, movement.entrants + 1)}))
    return event


def reports(event: Event, number: int, random: Random) -> Iterable[tuple[ResultReported, Author]]:
    """What all tables of section A report in a round."""
    for cell in event.state.sections["A"].movement.rounds[number - 1]:
        if cell.played:
            for board in cell.boards:
                result = random.choice(RESULTS)
                yield ResultReported("A", number, cell.table, board, result), table("A", cell.table)


def played(movement: Movement | None = None, *, rounds: int | None = None, **settings: Any) -> Event:
    """An event after some rounds, by default all of them."""
    event = opened(movement, **settings)
    random = Random(1)  # noqa: S311 - no secret
    for number in range(1, (rounds or event.state.sections["A"].rounds) + 1):
        write(event, RoundStarted("A", number))
        for content, author in reports(event, number, random):
            write(event, content, author)
    return event
