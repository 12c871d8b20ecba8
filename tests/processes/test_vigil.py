"""Whether a worker at work is sound: with readings of its processor time as they come on any machine."""

import pytest

from chelem.processes import vigil
from chelem.processes.vigil import (
    BLIND_FACTOR,
    BLIND_SECONDS,
    ENDING_SECONDS,
    EXTRA_SECONDS,
    IDLE_SECONDS,
    LOOK_SECONDS,
    PICKUP_SECONDS,
    SLACK,
    Health,
    Vigil,
)

DAY = int(86_400 / LOOK_SECONDS)


class Readings:
    """The processor time that a process has used, and whether it wants more."""

    def __init__(self):
        self.used = 100.0
        self.wants = False


@pytest.fixture
def process(monkeypatch):
    readings = Readings()
    monkeypatch.setattr(vigil, "processor_seconds", lambda _: readings.used)
    monkeypatch.setattr(vigil, "wants_processor", lambda _: readings.wants)
    return readings


def looks_until(watch, health, *, begun=True, most=DAY):
    """Return after how many seconds it is found to be in this health."""
    for number in range(1, most + 1):
        found = watch.look(begun=begun)
        if found is health:
            return number * LOOK_SECONDS
        assert found is Health.SOUND
    return None


def test_a_process_that_waits_for_a_processor_all_day(process):
    """It does not hang: a new one would wait too."""
    process.wants = True
    assert looks_until(Vigil([1], 4), Health.HANGING) is None


def test_a_process_that_gets_a_processor_now_and_then(process):
    """One hundredth of a second in three is enough."""
    watch = Vigil([1], 4)
    for number in range(int(4 / 0.01)):
        process.used += 0.01 if number % 6 == 0 else 0
        assert watch.look(begun=True) is Health.SOUND


@pytest.mark.parametrize(("begun", "seconds"), [(True, IDLE_SECONDS), (False, PICKUP_SECONDS)])
def test_a_process_that_wants_nothing(process, begun, seconds):
    """It hangs; what it used before does not help it."""
    watch = Vigil([1], 4)
    process.used += 1
    watch.look(begun=begun)
    assert looks_until(watch, Health.HANGING, begun=begun) == seconds


def test_a_process_that_uses_too_much(process):
    """It is given up beyond what its task measures itself, and earlier once it has been interrupted."""
    watch, interrupted = Vigil([1], 4), Vigil([1], 600)
    process.used += 4 * SLACK + EXTRA_SECONDS
    assert watch.look(begun=True) is Health.SOUND
    interrupted.look(begun=True)
    interrupted.allow_to_end()
    process.used += ENDING_SECONDS
    assert watch.look(begun=True) is Health.SPENDTHRIFT
    interrupted.allow_to_end()  # a second interruption gives no more time
    assert interrupted.look(begun=True) is Health.SOUND
    process.used += 0.01
    assert interrupted.look(begun=True) is Health.SPENDTHRIFT


def test_a_system_that_lists_no_processes(monkeypatch):
    """A clock is the last resort, at many times the CPU-seconds."""
    monkeypatch.setattr(vigil, "processor_seconds", lambda _: None)
    assert looks_until(Vigil([], 4), Health.HANGING) == 4 * BLIND_FACTOR + BLIND_SECONDS
