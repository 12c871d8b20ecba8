"""The log of an event as its directors read it: what was taken back, and what may be."""

from collections.abc import Iterable, Mapping
from typing import Annotated, get_args

from typing_extensions import TypedDict

from chelem.events import Event, EventEntry, EventState
from chelem.events.log.entries.planning import CellReplaced
from chelem.events.log.entry_json import entry_content_json, entry_stamp_json
from chelem.events.log.event import TakenBack, versions_taken_back
from chelem.events.log.schema import EventEntryStamp, EventLogEntry, SittingJson
from chelem.events.log.sitting import Sitting
from chelem.formats.json_types import one_of

_Seats = tuple[tuple[int, ...], tuple[int, ...]]
"""North-South and East-West."""


class EventCellChange(TypedDict):
    """What an entry `cell` changes at its table, with the boards: direction, boards, people, or several."""

    what: Annotated[str, one_of("direction", "boards", "seats", "several")]
    now: SittingJson | None
    before: SittingJson | None


class EventLogLine(TypedDict):
    """An entry of the log, for directors."""

    stamp: EventEntryStamp
    entry: EventLogEntry
    undone: bool
    """Whether it was taken back; to take back a taking back restores."""
    taken_back: Annotated[str, one_of(*get_args(TakenBack))]
    """How directors may take it back: once its effect is `previewed`, `at-once` without one, or `never`."""
    cell: EventCellChange | None
    """Of an entry `cell`."""


def directors_log(event: Event) -> list[EventLogLine]:
    """Return the entries of a log with what directors may do about them."""
    undone, state = versions_taken_back(event.entries), EventState()
    lines = list[EventLogLine]()
    for entry in event.entries:
        content, is_undone = entry.content, entry.version in undone
        lines.append(
            {
                "stamp": entry_stamp_json(entry),
                "entry": entry_content_json(content),
                "undone": is_undone,
                "taken_back": "never" if is_undone else _taken_back(event, entry),
                "cell": _change_at_table(state, content) if isinstance(content, CellReplaced) else None,
            }
        )
        if not (is_undone or content.takes_back):
            content.apply(state, entry)
    return lines


def _taken_back(event: Event, entry: EventEntry) -> TakenBack:
    """Return how an entry is taken back; a taking back always may be, as what it took back."""
    if not entry.content.takes_back:
        return entry.content.taken_back_by_directors(entry)
    restored = event.restored_by(entry)
    return "at-once" if restored.content.taken_back == "at-once" else "previewed"


def _change_at_table(state: EventState, content: CellReplaced) -> EventCellChange:
    """Return what is different at the table since the entry before, or since the plan."""
    section = state.sections.get(content.section)
    sittings = section.sittings((content.round, content.table)) if section else ()
    return cell_change(_seats_by_board(sittings), _seats_by_board(content.sittings))


def cell_change(before: Mapping[int, _Seats], now: Mapping[int, _Seats]) -> EventCellChange:
    """Return what differs between two states of a table, each by its boards in order."""
    first, had = next(iter(now.values()), None), next(iter(before.values()), None)
    whole: EventCellChange = {"what": "several", "now": _sitting(first, now), "before": _sitting(had, before)}
    if not before:
        return whole
    if [*now] != [*before]:
        return {**whole, "what": "boards"} if first is not None and first == had else whole
    changed = [board for board in now if now[board] != before[board]]
    if not changed:
        return whole
    turned = all(now[board] == before[board][::-1] for board in changed)
    return {
        "what": "direction" if turned else "seats",
        "now": _sitting(now[changed[0]], changed),
        "before": _sitting(before[changed[0]], changed),
    }


def _seats_by_board(sittings: tuple[Sitting, ...]) -> dict[int, _Seats]:
    seats = {
        board: (sitting.north_south, sitting.east_west) for sitting in sittings for board in sitting.boards
    }
    return dict(sorted(seats.items()))


def _sitting(seats: _Seats | None, boards: Iterable[int]) -> SittingJson | None:
    return None if seats is None else {"ns": [*seats[0]], "ew": [*seats[1]], "boards": [*boards]}
