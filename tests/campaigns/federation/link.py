"""A link between two processes: a TCP proxy that can be slow, silent or cut."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

PART = 65536
"""The most bytes that are passed on together."""


Place = int | Path
"""A port of this machine, or a socket among the files."""


class Link:
    """Passes connections on to the first of some places that takes them, from a port of its own."""

    def __init__(self, places: Callable[[], Sequence[Place]]) -> None:
        """`places` returns where the other end may be, in the order in which to try."""
        self._places = places
        self._open = asyncio.Event()
        self._open.set()
        self._is_cut = False
        self._delay = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    @property
    def port(self) -> int:
        """Its own port."""
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Reset all connections, and refuse further ones."""
        self._is_cut = True
        for end in self._ends:
            end.transport.abort()

    def silence(self) -> None:
        """Let nothing through, as if the cable was pulled: connections stay open."""
        self._open.clear()

    def slow(self, seconds: float) -> None:
        """Let everything come later by so much."""
        self._delay = seconds

    def mend(self) -> None:
        """Let everything through again."""
        self._is_cut, self._delay = False, 0.0
        self._open.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        far = None if self._is_cut else await self._reach()
        if far is None:
            writer.transport.abort()
            self._ends.discard(writer)
            return
        far_reader, far_writer = far
        self._ends.add(far_writer)
        for source, target in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self._pass_on(source, target, (writer, far_writer)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for place in self._places():
            with suppress(OSError):
                if isinstance(place, Path):
                    return await asyncio.open_unix_connection(place)
                return await asyncio.open_connection("127.0.0.1", place)
        return None

    async def _pass_on(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        ends: tuple[asyncio.StreamWriter, asyncio.StreamWriter],
    ) -> None:
        """Pass on what comes one way until either end closes the connection."""
        try:
            while part := await source.read(PART):
                if self._delay:
                    await asyncio.sleep(self._delay)
                await self._open.wait()
                target.write(part)
                await target.drain()
        except OSError:
            pass
        finally:
            for end in ends:
                end.transport.abort() if self._is_cut else end.close()
                self._ends.discard(end)
