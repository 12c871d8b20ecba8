"""The boards of which not all tables played the same cards."""

from chelem.events.log.state import EventState
from chelem.views.event_shapes import EventFouled


def fouled_view(state: EventState) -> list[EventFouled]:
    """Return the groups of each fouled board, for each side."""
    return [
        {
            "board": board,
            "side": str(side),
            "groups": [
                [{"section": at.section, "round": at.round, "table": at.table} for at in group]
                for group in fouled.groups
            ],
        }
        for (board, side), fouled in sorted(state.fouled.items())
    ]
