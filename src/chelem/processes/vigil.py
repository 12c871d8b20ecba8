"""Whether a process at work goes on: by the processor time that it uses or waits for, not by time.

The worker is not to blame for a busy machine, and a new one would only make it busier. So a process may take
as long as it likes while it uses a processor or waits for one; it hangs if it does neither for some seconds.
"""

from collections.abc import Sequence
from enum import Enum, auto

from chelem.processes.progress import processor_seconds, wants_processor

LOOK_SECONDS = 0.5
"""How often a process at work is looked at."""
PICKUP_SECONDS = 3.0
"""Seconds after which a process hangs that has not begun its task, and wants no processor."""
IDLE_SECONDS = 4.0
"""Seconds after which one hangs that starts or is at work, and uses and wants no processor."""
SLACK, EXTRA_SECONDS = 1.5, 2.0
"""A task measures its CPU time, and ends; beyond so many times and seconds more its process is given up."""
ENDING_SECONDS = 3.0
"""The CPU-seconds that a task may use to end once it has been interrupted."""
BLIND_FACTOR, BLIND_SECONDS = 10.0, 60.0
"""By the clock, where the system lists no processes, a task has so many times its CPU-seconds, and these."""


class Health(Enum):
    """What a look at a process at work finds: it hangs, or is a spendthrift of CPU time, or is sound."""

    SOUND = auto()
    HANGING = auto()
    SPENDTHRIFT = auto()


class Vigil:
    """Looks at the processes of a worker during one task, which may use some CPU-seconds.

    Time is counted in looks: while this process or the whole machine is suspended, none passes.
    """

    def __init__(self, processes: Sequence[int], cpu: float) -> None:
        self._processes = processes
        self._before = self._used = processor_seconds(processes)
        self._cpu = SLACK * cpu + EXTRA_SECONDS
        self._blind = BLIND_FACTOR * cpu + BLIND_SECONDS
        self._looks = 0
        self._idle = 0.0
        self._ending = False

    @property
    def idle(self) -> bool:
        """Whether the last look found that the process uses and wants no processor."""
        return self._idle > 0

    def allow_to_end(self) -> None:
        """Note that the task has been interrupted, and may use a little more CPU time to end."""
        if not self._ending:
            self._ending = True
            spent = (self._used or 0.0) - (self._before or 0.0)
            self._cpu = min(self._cpu, spent + ENDING_SECONDS)

    def look(self, *, begun: bool) -> Health:
        """Look once more, `LOOK_SECONDS` after the last time; `begun` tells whether the task has."""
        self._looks += 1
        used = processor_seconds(self._processes)
        if used is None or self._before is None:
            return Health.HANGING if self._looks * LOOK_SECONDS >= self._blind else Health.SOUND
        idle = used == self._used and not wants_processor(self._processes)
        self._idle = self._idle + LOOK_SECONDS if idle else 0.0
        self._used = used
        if self._idle >= (IDLE_SECONDS if begun else PICKUP_SECONDS):
            return Health.HANGING
        return Health.SPENDTHRIFT if used - self._before > self._cpu else Health.SOUND
