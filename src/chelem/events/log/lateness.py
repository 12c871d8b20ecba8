"""How many boards entrants have lost by coming late."""

from collections import Counter

from chelem.events.log.state import EventState
from chelem.events.outcome import ArtificialScore

LATE = "late"
"""The reason of such rulings."""


def boards_lost(state: EventState) -> Counter[int]:
    """Return for each entrant the boards on which it has the lower award because it was late.

    An entrant keeps its standing if it can play at least half of its boards (EVENTS 2).
    """
    lost = Counter[int]()
    for (name, number, table, board), ruling in state.rulings.items():
        section, outcome = state.sections.get(name), ruling.outcome
        sitting = section.sitting_of((number, table), board) if section else None
        if sitting is None or ruling.reason != LATE or not isinstance(outcome, ArtificialScore):
            continue
        north_south, east_west = outcome.north_south.percent, outcome.east_west.percent
        if north_south != east_west:
            lost.update(sitting.north_south if north_south < east_west else sitting.east_west)
    return lost
