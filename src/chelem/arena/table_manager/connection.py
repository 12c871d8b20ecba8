"""A connection that carries lines: framing, limits, loss and silence."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass

from chelem.core import ChelemError, TooLarge

LONGEST_LINE = 1024
"""The most bytes in a line; a longer one ends the connection."""
MOST_WAITING = 64
"""Lines received and not used yet, above which no more are read."""

LINGERING = 1.0
"""The seconds that the other end has to close the connection too."""

Trace = Callable[[str, str], None]
"""Is called with `<` and each line received, with `>` and each line sent."""


class Lost(ChelemError):
    """The program at the other end has left, is silent, or does not keep to the protocol or the rules."""

    def say(self, language: str = "en") -> str:
        """Return what happened, and the sentence of the rule that was broken, if any."""
        own = super().say(language)
        return f"{own} {self.__cause__.say(language)}" if isinstance(self.__cause__, ChelemError) else own


class LineBuffer:
    r"""Bytes as they arrive, split into lines; CR LF, LF or CR ends a line, and empty lines are left out.

    >>> buffer = LineBuffer()
    >>> buffer.feed(b"North pas"), buffer.feed(b"ses\r"), buffer.feed(b"\nEast passes\r\nSouth")
    ([], ['North passes'], ['East passes'])
    """

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[str]:
        """Return the lines that these bytes complete; `TooLarge` if a line has no end in sight."""
        *lines, self._rest = (self._rest + data).replace(b"\r", b"\n").split(b"\n")
        if any(len(line) > LONGEST_LINE for line in (*lines, self._rest)):
            self._rest = b""
            raise TooLarge("table_manager.long", most=LONGEST_LINE)
        texts = (line.decode("utf-8", "replace").strip() for line in lines)
        return [text for text in texts if text]


@dataclass(frozen=True, slots=True)
class _End:
    """No more lines will arrive, for this reason."""

    reason: ChelemError


class LineConnection:
    """Lines over TCP; they are read as they arrive, so that a closed connection is noticed at once."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, trace: Trace | None = None
    ) -> None:
        self._reader, self._writer, self._trace = reader, writer, trace
        self._lines: asyncio.Queue[str | _End] = asyncio.Queue(MOST_WAITING)
        self._reading = asyncio.create_task(self._read())
        self.closed = False
        """Whether either end has closed the connection."""

    async def _read(self) -> None:
        """Queue the lines until the connection ends."""
        buffer, reason = LineBuffer(), ChelemError("table_manager.left")
        try:
            while data := await self._reader.read(4096):
                for line in buffer.feed(data):
                    await self._lines.put(line)
            self.closed = True
        except OSError:
            self.closed = True
        except TooLarge as error:
            reason = error
        await self._lines.put(_End(reason))

    async def read_line(self, patience: float | None = None) -> str:
        """Return the next line; `Lost` if there is none, or none within `patience` seconds."""
        try:
            async with asyncio.timeout(patience):
                line = await self._lines.get()
        except TimeoutError:
            raise Lost("table_manager.silent", seconds=round(patience or 0)) from None
        if isinstance(line, _End):
            self._lines.put_nowait(line)
            raise Lost(line.reason.code, **line.reason.facts)
        if self._trace:
            self._trace("<", line)
        return line

    async def send(self, line: object) -> None:
        """Send a line; nothing happens if the connection is closed, as the next reading will show."""
        if self.closed:
            return
        text = str(line)
        if self._trace:
            self._trace(">", text)
        with contextlib.suppress(OSError):
            self._writer.write(text.encode("ascii", "replace") + b"\r\n")
            await self._writer.drain()

    async def close(self) -> None:
        """Close the connection, once the other end has read what was sent and closed too, or has had time to.

        Closing while lines arrive would reset the connection, and the other end might lose the last lines.
        """
        self.closed = True
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        with contextlib.suppress(OSError, TimeoutError):
            self._writer.write_eof()
            async with asyncio.timeout(LINGERING):
                while await self._reader.read(4096):
                    pass
        with contextlib.suppress(OSError):
            self._writer.close()
            await self._writer.wait_closed()

    def abort(self) -> None:
        """Close the connection at once; waiting for a line then raises `Lost`."""
        self._writer.transport.abort()
