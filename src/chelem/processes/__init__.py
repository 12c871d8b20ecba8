"""Worker processes: pools for programs that wait, crews and queues for servers that must not."""

from chelem.processes.budgets import Allowance
from chelem.processes.crew import Crew
from chelem.processes.errand import Errand
from chelem.processes.loading import long_lived_loading
from chelem.processes.mapping import map_on_executor
from chelem.processes.measuring import Interrupted, Measured, Measuring, OverBudget
from chelem.processes.pool import WORKER_LOST, WorkerDied, WorkerPool, temporary_pool
from chelem.processes.priority import Priority
from chelem.processes.work_queue import Overloaded, Requester, WorkKind, WorkLimits, WorkQueue
from chelem.processes.workforce import Workforce

__all__ = [
    "WORKER_LOST",
    "Allowance",
    "Crew",
    "Errand",
    "Interrupted",
    "Measured",
    "Measuring",
    "OverBudget",
    "Overloaded",
    "Priority",
    "Requester",
    "WorkKind",
    "WorkLimits",
    "WorkQueue",
    "WorkerDied",
    "WorkerPool",
    "Workforce",
    "long_lived_loading",
    "map_on_executor",
    "temporary_pool",
]
