"""The boards of which not all tables played the same cards."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.events import EventState
from chelem.formats.json_types import one_of
from chelem.site.events.views.sittings import EventPlayedAt


class EventFouled(TypedDict):
    """A board of which not all tables played the same cards, for a side."""

    board: int
    side: Annotated[str, one_of("NS", "EW")]
    groups: list[list[EventPlayedAt]]
    """The tables that are compared within their group; those that none names are another group."""


def fouled_view(state: EventState) -> list[EventFouled]:
    """Return the groups of each fouled board, for each side."""
    return [
        {
            "board": board,
            "side": str(side),
            "groups": [
                [{"section": at.section, "round": at.round, "table": at.table} for at in group]
                for group in groups
            ],
        }
        for (board, side), groups in sorted(state.fouled.items())
    ]
