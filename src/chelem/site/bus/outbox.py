"""The queue of messages for a slow carrier: it has a limit, and what it drops is counted and logged."""

import logging
import time
from collections import deque
from collections.abc import Sized
from typing import Generic, Protocol, TypeVar

MOST_MESSAGES = 10_000
"""The most messages that wait."""
MOST_BYTES = 32 * 2**20
"""The most bytes of bodies that wait, unless a single message has more."""
LOG_SECONDS = 10.0
"""How often it is logged, at most, that messages are dropped."""

logger = logging.getLogger(__name__)


class _Message(Protocol):
    @property
    def body(self) -> Sized: ...


Waiting = TypeVar("Waiting", bound=_Message)


class Outbox(Generic[Waiting]):
    """A queue of messages with a limit."""

    def __init__(self) -> None:
        self._waiting: deque[Waiting] = deque()
        self._bytes = 0
        self._logged = -LOG_SECONDS
        self.dropped = 0
        """How many messages there was no room for."""

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, message: Waiting) -> bool:
        """Add a message; return False if too many wait, and drop it."""
        size = len(message.body)
        full = len(self._waiting) >= MOST_MESSAGES or self._bytes + size > MOST_BYTES
        if full and self._waiting:
            self.drop()
            return False
        self._waiting.append(message)
        self._bytes += size
        return True

    def drop(self) -> None:
        """Count a message that is lost here, and log how many that makes."""
        self.dropped += 1
        if time.monotonic() >= self._logged + LOG_SECONDS:
            self._logged = time.monotonic()
            logger.warning("too many messages wait for the bus: %d dropped so far", self.dropped)

    def take(self, most: int) -> list[Waiting]:
        """Remove and return the oldest messages, at most `most`."""
        taken = [self._waiting.popleft() for _ in range(min(most, len(self._waiting)))]
        self._bytes -= sum(len(message.body) for message in taken)
        return taken
