"""A minimal websocket client: short unfragmented texts, masked with zeros."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, CLOSE = 0x81, 0x88


class ClientSocket(asyncio.Protocol):
    """A connection; `on_text` is called with each text received."""

    def __init__(self, path: str, cookie: str, on_text: Callable[[bytes], None]) -> None:
        self._path = path
        self._cookie = cookie
        self.on_text = on_text
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ready = False
        self.closed = False
        self.forwarded = ""
        """The address for which a proxy would have forwarded the connection; empty for none."""

    async def open(self, port: int, place: int) -> None:
        """Connect from one of several loopback addresses, since each has its own range of ports."""
        source = (f"127.0.0.{1 + place % 32}", 0)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", port, local_addr=source)
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the upgrade to a websocket."""
        self._transport = cast("asyncio.Transport", transport)
        cookie = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        cookie += f"X-Forwarded-For: {self.forwarded}\r\n" if self.forwarded else ""
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"{cookie}\r\n".encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        """Note the loss: a run with lost connections is invalid."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed while opening"))

    def send(self, text: bytes) -> None:
        """Send a text of less than 65 536 bytes."""
        if self._transport is None or self.closed:
            return
        length = len(text)
        head = struct.pack("!BB", TEXT, 0x80 | length) if length < 126 else b""
        head = head or struct.pack("!BBH", TEXT, 0x80 | 126, length)
        self._transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        """Read the response to the upgrade, then frames."""
        pending = self._buffer + data if self._buffer else data
        if not self.opened.done():
            answer, end, pending = pending.partition(b"\r\n\r\n")
            if not end:
                self._buffer = answer
                return
            if b" 101 " in answer[:20]:
                self.opened.set_result(None)
            else:
                self.opened.set_exception(ConnectionError(answer.decode(errors="replace")))
        self._buffer = self._handle_frames(pending)

    def _handle_frames(self, pending: bytes) -> bytes:
        """Handle the complete frames; return the start of an incomplete one."""
        start = 0
        while len(pending) - start >= 2:
            length, begin = pending[start + 1], start + 2
            if length == 126:
                length, begin = int.from_bytes(pending[start + 2 : start + 4]), start + 4
            elif length == 127:
                length, begin = int.from_bytes(pending[start + 2 : start + 10]), start + 10
            if begin + length > len(pending):
                break
            if pending[start] == TEXT:
                self.on_text(pending[begin : begin + length])
            elif pending[start] == CLOSE:
                self.closed = True
            start = begin + length
        return pending[start:]

    def stop_reading(self) -> None:
        """Read no more, as a page does whose network is stuck."""
        if self._transport is not None:
            self._transport.pause_reading()

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()
