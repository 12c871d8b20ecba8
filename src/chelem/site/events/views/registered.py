"""What directors have entered of each entrant: its players, substitutes, standing, penalties."""

from collections import defaultdict
from collections.abc import Iterable

from typing_extensions import TypedDict

from chelem.events import Event, EventEntry
from chelem.events.log.entries.entrants import EntrantEntered, PlayerSubstituted
from chelem.events.log.entries.penalising import EntrantPenalised
from chelem.events.log.entry_json import entry_content_json
from chelem.events.log.event import effective
from chelem.events.log.round_table import everybody_of
from chelem.events.log.schema import EnteredJson, EventLogEntry
from chelem.events.log.state import EventState


class EventRegistered(TypedDict):
    """What directors have entered of an entrant; players by their ids, `everybody` who plays at some time."""

    entrant: int
    entered: EnteredJson | None
    """The entry that holds; null for an entrant that nobody has entered."""
    playing: list[str]
    """Those who play now: the last substitutes where there are some."""
    everybody: list[str]
    ranked: bool
    later: list[EventLogEntry]
    """The penalties and substitutions that hold, in their order."""


def registered_view(event: Event) -> list[EventRegistered]:
    """Return all entrants with what directors have entered of them, by their numbers."""
    later = _later_entries(effective(event.entries))
    return [_registered(event.state, number, later[number]) for number in event.entrants]


def _registered(state: EventState, number: int, later: list[EventLogEntry]) -> EventRegistered:
    entered, substitutes = state.entrants.get(number), state.substitutes.get(number)
    players = () if entered is None else entered.players
    return {
        "entrant": number,
        "entered": None if entered is None else entry_content_json(EntrantEntered.of(entered)),
        "playing": [*(substitutes[-1].players if substitutes else players)],
        "everybody": [*everybody_of(state, number)],
        "ranked": number not in state.unranked,
        "later": later,
    }


def _later_entries(entries: Iterable[EventEntry]) -> defaultdict[int, list[EventLogEntry]]:
    """Return penalties and substitutions by entrant."""
    later = defaultdict[int, list[EventLogEntry]](list)
    for entry in entries:
        if isinstance(entry.content, EntrantPenalised | PlayerSubstituted):
            later[entry.content.entrant].append(entry_content_json(entry.content))
    return later
