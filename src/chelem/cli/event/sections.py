"""The sections whose papers a command prints: those of a log, the movements of a file, or one of them."""

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from chelem.cli.event.movement_options import MovementRequest, movements_of_file, sections_of_event
from chelem.cli.event.source import read_log_bytes
from chelem.core import BadOption
from chelem.events import is_event_log, read_event_log
from chelem.events.log.seated_movement import movement_of_entrants
from chelem.events.paper.planned_sections import PlannedSections
from chelem.movements import Movement, movement_title, numbered_on, section_letter


def read_sections(file: Path | None, request: MovementRequest, wanted: str) -> tuple[PlannedSections, str]:
    """Return what is to be printed before an event, and the title that its log has.

    All sections of a log as they are seated, or all movements of a file by their names; the `wanted` one
    alone if there are several. Without a file, the best movement for the options. `BadOption` if there is
    none of that name, or if they are not of one kind.
    """
    if file is None:
        best = request.proposals()[0]
        named = {section_letter(place): movement for place, movement in enumerate(numbered_on(best.sections))}
        return _chosen(named or {"": best.movement}, wanted), ""
    content = read_log_bytes(file)
    if is_event_log(content):
        event = read_event_log(BytesIO(content))
        state = event.state
        seated = {
            name: movement_of_entrants(state, state.sections[name])
            for name in sections_of_event(event, file.name)
        }
        return _chosen(seated, wanted), state.terms.title
    return _chosen(_movements(file, request), wanted), ""


def _movements(file: Path, request: MovementRequest) -> dict[str, Movement]:
    """Return the movements of a file by name; one without a name of its own has its place in the file."""
    read = movements_of_file(file, request.boards)
    if read.refused:
        raise read.refused[0]
    found: dict[str, Movement] = {}
    for place, movement in enumerate(read.movements, 1):
        title = movement_title(movement, str(place))
        found[str(place) if title in found else title] = movement
    return found


def _chosen(sections: Mapping[str, Movement], wanted: str) -> PlannedSections:
    if len(sections) == 1:
        return next(iter(sections.values()))
    if wanted:
        name = find_section(sections, wanted)
        return {name: sections[name]}
    if len({movement.kind for movement in sections.values()}) > 1:
        raise BadOption("event.print.kinds", sections=", ".join(sections))
    return sections


def find_section(sections: Mapping[str, object] | set[str], wanted: str) -> str:
    """Return the name of a section as it is written in the file; `BadOption` if there is none."""
    for name in sections:
        if name.casefold() == wanted.casefold():
            return name
    raise BadOption("event.print.section", section=wanted, sections=", ".join(sorted(sections)))
