"""What is printed before an event: the movement of one section, or those of all sections in one file."""

from collections.abc import Mapping
from dataclasses import replace

from chelem.events.paper.printing import EventPaper
from chelem.movements import Movement

PlannedSections = Movement | Mapping[str, Movement]
"""A movement, or those of sections by name."""


def papers_by_section(planned: PlannedSections, paper: EventPaper) -> list[tuple[Movement, EventPaper]]:
    """Return each movement with the paper of its section; a single one is printed as the paper says."""
    if isinstance(planned, Movement):
        return [(planned, paper)]
    return [(movement, replace(paper, section=name)) for name, movement in planned.items()]
