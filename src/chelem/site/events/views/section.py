"""A section of an event: its rounds, its tables, and what its readers may still enter."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Annotated

from typing_extensions import TypedDict

from chelem.events import Author, EventState
from chelem.events.log.round_table import is_gone
from chelem.events.log.section import At, EventSection
from chelem.events.log.swiss_rounds import DrawnWrongly, compare_with_present
from chelem.formats.json_types import one_of
from chelem.site.events.views.boards import EventTable, sits_at, table_view
from chelem.site.events.views.serviced_event import PUBLIC, EventInService
from chelem.site.events.views.sittings import EventSitting, rounds_view
from chelem.site.tables import Keeper


class EventMissing(TypedDict):
    """A board of a round that is over, without a result."""

    round: int
    table: int
    board: int


class EventSwiss(TypedDict):
    """The plan of a Swiss section, and how far it is drawn."""

    rounds: int
    boards: int
    """In a round."""
    odd: Annotated[str, one_of("bye", "half-matches", "triangle")]
    drawn: int
    """How many rounds are drawn; half-matches make two rounds of the section of one."""
    undrawn: int | None
    """The next round of the section to be drawn; null if all are."""
    again: int | None
    """A round that is drawn and not begun, which may be drawn in another way."""
    gone: list[int]
    """The entrants who are in the draw of that round and do not play in it."""
    added: list[int]
    """Those who play in it and are not in the draw."""
    director_draws: bool
    """Whether each round to be drawn online waits for the director; otherwise the program draws it."""


class EventSectionShape(TypedDict):
    """A section: its clock, its movement and its tables."""

    section: str
    movement: str
    """Such as `mitchell.skip`."""
    barometer: bool
    """Whether all tables play the same boards in each round."""
    winners: int
    entrants: int
    """How many numbers its movement has."""
    places: dict[str, int]
    """The entrant at each number of the movement."""
    round: int
    """The round in play; 0 before the first."""
    begun: str | None
    paused: str | None
    minutes: int
    """For each board."""
    extra_minutes: int
    """Those by which the round in play is longer than its boards take; negative for a shorter one."""
    round_minutes: int
    """How long the round in play lasts, with these and without breaks."""
    breaks: dict[str, int]
    """The minutes of the breaks before rounds."""
    online: bool
    swiss: EventSwiss | None
    rounds: list[list[EventSitting]]
    """Those of a Swiss section are empty until they are drawn."""
    tables: list[EventTable]
    missing: list[EventMissing]
    """All for directors; for a table and a player, their own."""


def swiss_view(state: EventState, section: EventSection) -> EventSwiss | None:
    """Return the plan of a Swiss section, and how far it is drawn; None for other sections."""
    plan = section.swiss
    if plan is None:
        return None
    last = max(section.draws, default=0)
    again = last if last > section.round else None
    wrong = compare_with_present(state, section, again) if again else DrawnWrongly()
    return {
        "rounds": plan.rounds,
        "boards": plan.boards,
        "odd": plan.odd,
        "drawn": len(section.draws),
        "undrawn": section.undrawn,
        "again": again,
        "gone": list(wrong.gone),
        "added": list(wrong.added),
        "director_draws": section.director_draws,
    }


def _rounds(
    state: EventState, section: EventSection, reader: Author, keep: Keeper
) -> list[list[EventSitting]]:
    return keep(
        ("rounds", section.name, reader.directs),
        (section.layout, state.player_changes),
        lambda: rounds_view(state, section, planned=reader.directs),
    )


def section_view(
    serviced: EventInService, section: EventSection, reader: Author, keep: Keeper
) -> EventSectionShape:
    """Return a section as its reader may see it; `keep` makes the parts that many readers share."""
    state, movement, name = serviced.event.state, section.movement, section.name
    as_now = state, serviced.event.version
    own = _own_places(section, reader)
    return {
        "section": name,
        "movement": movement.name,
        "barometer": movement.is_barometer,
        "winners": movement.winners,
        "entrants": movement.entrants,
        "places": {str(place): entrant for place, entrant in sorted(section.places.items())},
        "round": section.round,
        "begun": section.begun or None,
        "paused": section.paused or None,
        "minutes": section.minutes,
        "extra_minutes": section.extra_minutes.get(section.round, 0),
        "round_minutes": section.round_minutes,
        "breaks": {str(number): minutes for number, minutes in sorted(section.breaks.items()) if minutes},
        "online": section.online,
        "swiss": keep(("swiss", name), as_now, lambda: swiss_view(state, section)),
        "rounds": _rounds(state, section, reader, keep),
        "tables": [
            table_view(state, section, at, reader, serviced.deals)
            if at in own
            else keep(("table", name, at[1]), as_now, partial(table_view, state, section, at, PUBLIC))
            for at in section.places_in(section.round)
        ]
        if own and not reader.directs
        else keep(
            ("tables", name, reader.directs),
            as_now,
            lambda: round_view(state, section, section.round, reader),
        ),
        "missing": keep(("missing", name), as_now, lambda: list(_missing(state, section, reader)))
        if reader.directs
        else list(_missing(state, section, reader)),
    }


def round_view(state: EventState, section: EventSection, number: int, reader: Author) -> list[EventTable]:
    """Return the boards of all tables in a round."""
    return [table_view(state, section, at, reader) for at in section.places_in(number)]


def _own_places(section: EventSection, reader: Author) -> Sequence[At]:
    """Return where a reader may enter results: a director everywhere."""
    if reader.directs:
        return section.places_to_play()
    if reader.role == "player":
        return section.places_of(int(reader.id)) if reader.id.isdecimal() else ()
    table = reader.id.removeprefix(section.name) if reader.id.startswith(section.name) else ""
    numbers = range(1, section.rounds + 1) if table.isdecimal() else ()
    return [at for number in numbers if section.sittings(at := (number, int(table)))]


def _missing(state: EventState, section: EventSection, reader: Author) -> Iterator[EventMissing]:
    """Yield the boards of earlier rounds that lack a result and that the reader may enter."""
    for at in _own_places(section, reader):
        if at[0] >= section.round:
            return
        for sitting in section.sittings(at):
            own = reader.directs or sits_at(reader, section, at, sitting)
            if not (own and sitting.is_played) or is_gone(state, sitting, at[0]):
                continue
            for board in sitting.boards:
                if (*at, board) not in section.reports and (section.name, *at, board) not in state.rulings:
                    yield {"round": at[0], "table": at[1], "board": board}
