"""HTTP connections with limits on headers and on time, and a bound on those that ask nothing."""

import asyncio
from enum import Enum, auto
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from chelem.site.edge.limits import LIMITS

WAITING: "dict[TimedProtocol, None]" = {}
"""Open connections whose request has not come yet, oldest first."""
REFUSAL = b"HTTP/1.1 %b\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TIMEOUT = REFUSAL % b"408 Request Timeout"
TOO_LARGE = REFUSAL % b"431 Request Header Fields Too Large"


class _Reading(Enum):
    """What is awaited from a client."""

    NOTHING = auto()
    HEADERS = auto()
    BODY = auto()


def allow_waiting(descriptors: int) -> None:
    """Let connections that wait for their request take at most a quarter of the descriptors."""
    TimedProtocol.most_waiting = min(LIMITS.waiting_connections, descriptors // 4)


class TimedProtocol(HttpToolsProtocol):
    """uvicorn's protocol over httptools, which by itself waits for ever for headers or a body of any size.

    Where too many connections wait for their request, the oldest is closed for each new one, so that
    slow ones never keep others out.
    """

    most_waiting = LIMITS.waiting_connections

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None
        self._parsed = _Reading.NOTHING
        """Where the parser is in a request."""
        self._timed = _Reading.NOTHING
        self._unfinished = 0
        """How many bytes have come of headers that are not complete."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the time limit of the headers."""
        super().connection_made(transport)
        self._watch()
        if len(WAITING) > self.most_waiting:
            next(iter(WAITING)).close_unfinished()

    def data_received(self, data: bytes) -> None:
        """Read, stop or start time limits, and refuse headers that are too large."""
        # What ends a body may begin the next headers too: they are counted from the next read on.
        headers = 0 if self._parsed is _Reading.BODY else len(data)
        super().data_received(data)
        self._watch()
        self._unfinished = self._unfinished + headers if self._timed is _Reading.HEADERS else 0
        if self._unfinished > LIMITS.header_bytes:
            self.close_unfinished(TOO_LARGE)

    def on_message_begin(self) -> None:
        """Note that headers come."""
        super().on_message_begin()
        self._parsed = _Reading.HEADERS

    def on_headers_complete(self) -> None:
        """Note that a body comes."""
        super().on_headers_complete()
        self._parsed = _Reading.BODY

    def on_message_complete(self) -> None:
        """Note that the request is whole."""
        super().on_message_complete()
        self._parsed = _Reading.NOTHING

    def on_response_complete(self) -> None:
        """Start the time limit of a request that has begun already."""
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the time limit."""
        self._stop()
        super().connection_lost(exc)

    def close_unfinished(self, answer: bytes = TIMEOUT) -> None:
        """Close a connection whose request does not come; the answer is sent unless another has begun."""
        self._stop()
        if not self.transport.is_closing():
            if self._answered():
                self.transport.write(answer)
            self.transport.close()

    def _watch(self) -> None:
        """Time what is being read now: headers, a body, or nothing."""
        reading = self._reading()
        if reading is self._timed:
            return
        self._stop()
        self._timed = reading
        if reading is _Reading.HEADERS:
            WAITING[self] = None
            self._deadline = self.loop.call_later(LIMITS.header_seconds, self.close_unfinished)
        elif reading is _Reading.BODY:
            self._deadline = self.loop.call_later(LIMITS.body_seconds, self.close_unfinished)

    def _reading(self) -> _Reading:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return _Reading.NOTHING
        if self._parsed is _Reading.NOTHING and self._answered() and self.timeout_keep_alive_task is None:
            return _Reading.HEADERS  # of which no byte has come; uvicorn's own limit does not run
        return self._parsed

    def _answered(self) -> bool:
        """Return whether all requests that have come have been answered."""
        return self.cycle is None or self.cycle.response_complete

    def _stop(self) -> None:
        WAITING.pop(self, None)
        self._timed = _Reading.NOTHING
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
