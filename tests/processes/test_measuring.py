"""A task that has used more CPU time than it may is stopped, whatever runs at that moment."""

import time

import pytest

from chelem.processes import OverBudget
from chelem.processes.measuring import Measuring


def spin(seconds: float) -> None:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


class Finalized:
    """An object whose finalizer takes long; an exception in it is printed, and lost."""

    def __del__(self) -> None:
        spin(0.2)


def lose_the_first() -> str:
    """Be stopped in a finalizer first, and then go on for long."""
    Finalized()
    spin(20)
    return "not stopped"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_task_is_stopped_again_if_the_first_time_is_lost():
    with pytest.raises(OverBudget):
        Measuring(lose_the_first, 0.05)()


def test_nothing_is_stopped_after_a_task():
    assert "done" == Measuring(str, 0.05)("done").result
    spin(0.3)
