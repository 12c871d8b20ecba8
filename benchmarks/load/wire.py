"""A websocket's client end with nothing to spare: short unfragmented texts, masked with zeros."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, CLOSE = 0x81, 0x88


class Wire(asyncio.Protocol):
    """One connection; `heard` is called with each text that comes."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._path = path
        self._cookie = cookie
        self._heard = heard
        self._come = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ready = False
        self.closed = False

    async def open(self, port: int, place: int) -> None:
        """Connect from one of the loopback's many addresses: each has its own ports."""
        source = (f"127.0.0.{1 + place % 32}", 0)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", port, local_addr=source)
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        cookie = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"{cookie}\r\n".encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        """Remember it: a run with lost connections counts for nothing."""
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
        """Take the answer to the upgrade, then frames."""
        come = self._come + data if self._come else data
        if not self.opened.done():
            answer, end, come = come.partition(b"\r\n\r\n")
            if not end:
                self._come = answer
                return
            if b" 101 " in answer[:20]:
                self.opened.set_result(None)
            else:
                self.opened.set_exception(ConnectionError(answer.decode(errors="replace")))
        self._come = self._frames(come)

    def _frames(self, come: bytes) -> bytes:
        """Hand on the whole frames; what is left of one that has not come whole."""
        at = 0
        while len(come) - at >= 2:
            length, start = come[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(come[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, start = int.from_bytes(come[at + 2 : at + 10]), at + 10
            if start + length > len(come):
                break
            if come[at] == TEXT:
                self._heard(come[start : start + length])
            elif come[at] == CLOSE:
                self.closed = True
            at = start + length
        return come[at:]

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()
