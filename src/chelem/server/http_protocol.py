"""HTTP connections with a time limit on headers and bodies, and a bound on those that ask nothing."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from chelem.server.limits import LIMITS

WAITING: "dict[TimedProtocol, None]" = {}
"""Open connections whose request has not come yet, oldest first."""
TIMEOUT = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def allow_waiting(descriptors: int) -> None:
    """Let connections that wait for their request take at most a quarter of the descriptors."""
    TimedProtocol.most_waiting = min(LIMITS.waiting_connections, descriptors // 4)


class TimedProtocol(H11Protocol):
    """uvicorn's protocol over h11, which by itself waits for ever for the end of headers or of a body.

    Where too many connections wait for their request, the oldest is closed for each new one, so that
    slow ones never keep others out.
    """

    most_waiting = LIMITS.waiting_connections

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the time limit of the headers."""
        super().connection_made(transport)
        self._watch()
        if len(WAITING) > self.most_waiting:
            next(iter(WAITING)).close_unfinished()

    def data_received(self, data: bytes) -> None:
        """Read, and stop or start time limits."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Start the time limit of a request that has begun already."""
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the time limit."""
        self._stop()
        super().connection_lost(exc)

    def close_unfinished(self) -> None:
        """Close a connection whose request does not come."""
        self._stop()
        if not self.transport.is_closing():
            if self.conn.our_state is h11.IDLE:
                self.transport.write(TIMEOUT)
            self.transport.close()

    def _watch(self) -> None:
        """Time what is being read now: headers, a body, or nothing."""
        state = self.conn.their_state
        idle = state is h11.IDLE and self.timeout_keep_alive_task is not None  # uvicorn's own limit runs
        reading = None if idle or self._is_upgraded() else state
        if reading == self._reading:
            return
        self._stop()
        self._reading = reading
        if reading is h11.IDLE:
            WAITING[self] = None
            self._deadline = self.loop.call_later(LIMITS.header_seconds, self.close_unfinished)
        elif reading is h11.SEND_BODY:
            self._deadline = self.loop.call_later(LIMITS.body_seconds, self.close_unfinished)

    def _is_upgraded(self) -> bool:
        return self.transport.get_protocol() is not self

    def _stop(self) -> None:
        WAITING.pop(self, None)
        self._reading = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
