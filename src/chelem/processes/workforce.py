"""What a queue of work and those who ask need of workers, in processes of this one or elsewhere."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from chelem.processes.errand import Errand

T = TypeVar("T")


class Workforce(Protocol):
    """Workers that run errands."""

    on_ready: Callable[[], None]
    """Called when there may be more of them than before."""
    on_reply: Callable[[float], None]
    """Called with each reply of another process, with the seconds since it was asked."""

    @property
    def ready(self) -> int:
        """How many errands they can run at the same time now."""

    @property
    def background_room(self) -> int | None:
        """How many pieces in the background they take beside the others; None if they have no other room."""

    @property
    def begun(self) -> bool:
        """Whether they have been called for, by `start`, `begin` or the first errand."""

    @property
    def replaced(self) -> int:
        """How many have been replaced, because they died or hung."""

    @property
    def progressing(self) -> bool:
        """Whether a worker is busy or starting, and a processor is all that it may wait for."""

    @property
    def absent(self) -> bool:
        """Whether there is none, and nobody here can start one."""

    @property
    def counts(self) -> Mapping[str, int]:
        """How often other processes were asked for work, and what became of it; empty if none is asked."""

    async def start(self) -> None:
        """Call for them, and wait until they can be given errands, or are found to be absent."""

    def begin(self) -> None:
        """Call for them if that has not been done."""

    async def run(self, errand: Errand[T]) -> T:
        """Run an errand and return its result.

        Raise `WorkerDied` if workers die of it or are lost, `OverBudget` if it uses too much CPU time,
        `Interrupted` if it is given up.
        """

    def close(self) -> None:
        """Cancel the errands, and end what was started here."""
