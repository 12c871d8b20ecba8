"""A clock that a test moves on, in place of the event loop's."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType

import pytest


@dataclass(eq=False)
class Timer:
    """A function that is called at a time."""

    at: float
    call: Callable[[], object]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


@dataclass
class Timers:
    """What modules plan for later, called as the test says that time has passed."""

    now: float = 1000.0
    planned: list[Timer] = field(default_factory=list)

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, call: Callable[[], object]) -> Timer:
        self.planned.append(Timer(self.now + seconds, call))
        return self.planned[-1]

    def pass_seconds(self, seconds: float) -> None:
        """Call what is due in that time, in order."""
        end = self.now + seconds
        while due := [each for each in self.planned if each.at <= end and not each.cancelled]:
            first = min(due, key=lambda each: each.at)
            self.planned.remove(first)
            self.now = first.at
            first.call()
        self.now = end


class _Asyncio:
    """The library with another clock."""

    def __init__(self, timers: Timers) -> None:
        self.get_running_loop = lambda: timers

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)


def clock_of(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Timers:
    """Give a module a clock of its own."""
    timers = Timers()
    monkeypatch.setattr(module, "asyncio", _Asyncio(timers))
    return timers
