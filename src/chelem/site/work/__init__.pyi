"""Work that other processes do: a server asks for it on the bus, and `chelem work` answers.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .remote_crew import RemoteCrew as RemoteCrew
from .task_registry import TaskRegistry as TaskRegistry
from .work_service import WorkService as WorkService
from .worker_search import WorkerSummary as WorkerSummary
from .worker_search import find_workers as find_workers
