"""Play a team match between bots in this process or on any executor."""

from collections.abc import Iterator
from concurrent.futures import Executor

from chelem.arena.measuring import MeasuredBoard, play_and_measure
from chelem.arena.teams import TeamMatch
from chelem.processes import map_on_executor

AHEAD = 1_000
"""How many boards an executor has at once: enough to occupy many processors."""


def play_team_match(match: TeamMatch, executor: Executor | None = None) -> Iterator[MeasuredBoard]:
    """Yield the boards of a match between bots, in order, each played in both rooms and measured.

    `executor` plays the boards: threads, processes, Dask's, or None for this process. The cards and what bots
    choose depend only on the match. When the caller stops, boards that have not begun are cancelled.
    """
    if executor is None:
        return map(play_and_measure, match)
    return map_on_executor(play_and_measure, match, executor, AHEAD)
