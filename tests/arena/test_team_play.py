"""Rule: a match is the same on every executor, and boards that nobody asks for any more are not begun."""

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from itertools import count

from chelem.arena.team_play import play_team_match
from chelem.arena.teams import MatchKind, TeamMatch
from chelem.bots.configuration import Configuration
from chelem.processes import map_on_executor

MATCH = TeamMatch(Configuration("instant"), Configuration("instant", "sef"), 4, 1, MatchKind.BIDDING)


class Recording(Executor):
    """An executor that works when a result is asked for, and keeps what it was given."""

    def __init__(self):
        self.given = []

    def submit(self, work, /, *tasks, **_):
        (task,) = tasks
        future = Future()
        self.given.append((task, future))
        if task != "waits":
            future.set_result(work(task))
        return future


def test_the_boards_are_those_of_this_process():
    """In order, with the same results."""
    with ThreadPoolExecutor(2) as executor:
        found = [board.result.swing for board in play_team_match(MATCH, executor)]
    assert [board.result.swing for board in play_team_match(MATCH)] == found


def test_tasks_may_be_endless():
    """Only a few are read ahead."""
    executor = Recording()
    squares = map_on_executor(lambda number: number**2, count(), executor, 3)
    assert [0, 1, 4] == [next(squares) for _ in range(3)]
    assert 6 == len(executor.given)


def test_what_has_not_begun_is_cancelled():
    """When the caller stops."""
    executor = Recording()
    results = map_on_executor(str, ["first", *["waits"] * 8], executor, 2)
    assert "first" == next(results)
    results.close()
    assert all(future.cancelled() for task, future in executor.given if task == "waits")
