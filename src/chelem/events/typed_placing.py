"""At which table a result belongs that a director typed from paper."""

from chelem.core.errors import Refused
from chelem.events.log.directing import PlayedAt
from chelem.events.log.reporting import ResultCorrected
from chelem.events.log.state import EventState
from chelem.events.typed_result import TypedResult


def place_typed_result(state: EventState, typed: TypedResult, at: PlayedAt | None = None) -> ResultCorrected:
    """Return the entry of a typed result: where its two pairs met with the board, or else at the table `at`.

    `Refused` if they did not meet with it, or if neither pairs nor a table are known.
    """
    if typed.entrants is not None:
        at = _meeting(state, typed.board, *typed.entrants)
    elif at is None:
        raise Refused("event.typed.pairs", board=typed.board)
    return ResultCorrected(at.section, at.round, at.table, typed.board, typed.result)


def _meeting(state: EventState, board: int, north_south: int, east_west: int) -> PlayedAt:
    for section in state.sections.values():
        for at, sitting in section.tables_of(board):
            if (sitting.north_south, sitting.east_west) == ((north_south,), (east_west,)):
                return PlayedAt(section.name, *at)
    raise Refused("event.typed.meeting", board=board, ns=north_south, ew=east_west)
