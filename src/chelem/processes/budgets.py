"""Budgets of work: how many CPU-seconds each asker may use, at once and in the long run."""

import math
from collections.abc import Callable
from dataclasses import dataclass

SWEEP = 1_000
"""The number of askers beyond which those who have used nothing lately are forgotten."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """How much work one may ask for: `burst` CPU-seconds at once, and `rate` more each second."""

    burst: float
    rate: float


class Budgets:
    """What each asker has used of an allowance; `clock` is monotonic, in seconds."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float]) -> None:
        self._allowance = allowance
        self._clock = clock
        self._spent: dict[str, tuple[float, float]] = {}

    def used(self, asker: str | None) -> float:
        """Return the CPU-seconds used and not yet restored; 0 for nobody in particular."""
        if asker is None or asker not in self._spent:
            return 0.0
        used, at = self._spent[asker]
        return max(0.0, used - self._allowance.rate * (self._clock() - at))

    def charge(self, asker: str | None, seconds: float) -> None:
        """Charge CPU-seconds to an asker."""
        if asker is None:
            return
        self._spent[asker] = self.used(asker) + seconds, self._clock()
        if len(self._spent) > SWEEP and len(self._spent) % SWEEP == 1:
            self._spent = {name: spent for name, spent in self._spent.items() if self.used(name)}

    def wait(self, asker: str | None) -> int:
        """Return after how many seconds the asker may ask again, rounded up; 0 if at once."""
        return math.ceil(max(0.0, self.used(asker) - self._allowance.burst) / self._allowance.rate)
