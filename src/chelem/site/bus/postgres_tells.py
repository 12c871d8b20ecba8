"""The tells that this process gets through PostgreSQL: they are heard in order, long ones too."""

from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from chelem.site.bus.directory import Directory
from chelem.site.bus.outbox import MOST_MESSAGES, Outbox
from chelem.site.bus.postgres_frame import Encoding, Frame
from chelem.site.bus.replies import Replies


class PostgresTells:
    """Lets listeners hear messages: at once, or in line behind a long one that is being fetched."""

    def __init__(
        self, directory: Directory, outbox: Outbox[Any], fetch: Callable[[Frame], Awaitable[bytes | None]]
    ) -> None:
        self._directory = directory
        self._outbox = outbox
        self._fetch = fetch
        self._line: deque[Frame] = deque()

    def take(self, frame: Frame, tasks: Replies) -> None:
        """Let a message be heard; a long one is fetched by one of the tasks."""
        if not self._line and frame.encoding is not Encoding.ROW:
            self._hear(frame, frame.body)
        elif len(self._line) >= MOST_MESSAGES:
            self._outbox.drop()
        else:
            self._line.append(frame)
            if len(self._line) == 1:
                tasks.start(self._work_off())

    async def _work_off(self) -> None:
        try:
            while self._line:  # the first stays in line until it is heard, so that no other comes before it
                body = await self._fetch(self._line[0])
                frame = self._line.popleft()
                if body is not None:
                    self._hear(frame, body)
        finally:
            self._line.clear()

    def _hear(self, frame: Frame, body: bytes) -> None:
        for listener in self._directory.listeners(frame.subject):
            listener.take(body)
