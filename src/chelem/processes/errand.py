"""What a worker is given to do, and whether anybody still waits for it."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from chelem.processes.priority import Priority

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Errand(Generic[T]):
    """A module-level function with its arguments, and the CPU-seconds that its worker may use for it.

    `priority` and `until`, a time of the event loop after which nobody waits, are for workers elsewhere, who
    serve others too.
    """

    work: Callable[..., T]
    args: tuple[object, ...] = ()
    cpu: float = 60.0
    priority: Priority = Priority.PLAY
    until: float = math.inf
    given_up: bool = False
    """Whether nobody waits for the result any more."""
    _on_give_up: list[Callable[[], object]] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The function's name, for messages."""
        return getattr(self.work, "__name__", str(self.work))

    def give_up(self) -> None:
        """Say that nobody waits for the result: a worker that is at it soon stops."""
        self.given_up = True
        for call in self._on_give_up:
            call()

    def call_when_given_up(self, call: Callable[[], object]) -> None:
        """Call a function as soon as nobody waits, at once if nobody does now."""
        self._on_give_up.append(call)
        if self.given_up:
            call()
