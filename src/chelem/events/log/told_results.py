"""Which boards count in what players see of a ranking while an event is played."""

from chelem.events.log.section import EventSection
from chelem.events.log.state import EventState


def untold_boards(state: EventState) -> frozenset[int]:
    """Return the boards that only directors see counted: online, those that somebody has still to play.

    Where all tables of a round play the same boards, as in a barometer, these count together once all have
    played them. Boards of a simultaneous count once this event has played them all. At real tables a board
    counts from its first result on, as clubs are used to.
    """
    if not state.is_online or state.closed:
        return frozenset()
    boards = {board for section in state.sections.values() for board in section.boards}
    untold = {board for board in boards if state.is_to_be_played(board)}
    if not untold:
        return frozenset()
    if state.simultaneous:
        return frozenset(boards)
    for section in state.sections.values():
        for number in range(1, section.round + 1):
            common = _common_boards(section, number)
            if not untold.isdisjoint(common):
                untold |= common
    return frozenset(untold)


def _common_boards(section: EventSection, number: int) -> frozenset[int]:
    """Return the boards of a round that all of its tables play; none if some play others."""
    played = {
        frozenset(board for sitting in section.sittings(at) if sitting.is_played for board in sitting.boards)
        for at in section.places_in(number)
    } - {frozenset()}
    return next(iter(played)) if len(played) == 1 else frozenset()
