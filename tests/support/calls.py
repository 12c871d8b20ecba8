"""The calls of a deal."""

from chelem.core.calls import Call
from chelem.engine.board import Board


def calls_made(board: Board) -> tuple[Call, ...]:
    """Return the calls of a deal, phase by phase."""
    phases = (*board.past_phases, *([] if board.phase is None else [board.phase]))
    return tuple(call for phase in phases for _, call in phase.said())
