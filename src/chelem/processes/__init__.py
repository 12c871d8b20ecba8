"""Worker processes: pools for programs that wait, crews for servers that must not."""

from chelem.processes.crew import Crew
from chelem.processes.pool import WORKER_LOST, WorkerDied, WorkerPool, temporary_pool

__all__ = ["WORKER_LOST", "Crew", "WorkerDied", "WorkerPool", "temporary_pool"]
