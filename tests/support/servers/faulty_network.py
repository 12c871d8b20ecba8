"""A network that fails: a proxy between a client and a server that drops, cuts, delays and swallows bytes."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from typing import Literal, Self

Fault = Literal["drop", "cut", "delay", "swallow"]
FAULTS: tuple[Fault, ...] = ("drop", "cut", "delay", "swallow")
LONGEST_DELAY = 0.3
BETWEEN = 3, 10
"""The least and the most chunks of bytes that pass between two faults."""


class FaultyNetwork:
    """A TCP proxy on a free port, whose faults follow from a seed.

    drop: a chunk is lost with its connection. cut: half of it arrives first. delay: it comes late. swallow:
    from then on nothing arrives in this direction, and the connection stays open until the client closes it.
    """

    def __init__(self, port: int, seed: int) -> None:
        self._port = port
        self._chance = random.Random(seed)  # noqa: S311 - a test repeats itself
        self._next = self._faults()
        self._left = self._chance.randint(*BETWEEN)
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.happened: Counter[tuple[Fault, str]] = Counter()
        """How often each fault happened, with the direction: up to the server, or down."""

    @property
    def address(self) -> str:
        """The address to connect to."""
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0.01)  # the connections end in turns of the loop to come

    def _faults(self) -> Iterator[Fault]:
        """Yield faults without end, each kind as often as the others."""
        while True:
            yield from self._chance.sample(FAULTS, len(FAULTS))

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.transport.abort()
            return
        ends = (writer, far_writer)
        for source, target, way in ((reader, far_writer, "up"), (far_reader, writer, "down")):
            task = asyncio.create_task(self._pass_on(source, target, way, ends))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        way: str,
        ends: tuple[asyncio.StreamWriter, ...],
    ) -> None:
        """Pass on what comes one way until the connection ends, with a fault sometimes."""
        swallowing = False
        try:
            while chunk := await source.read(65536):
                match None if swallowing else self._fault(way):
                    case "drop":
                        break
                    case "cut":
                        target.write(chunk[: len(chunk) // 2])
                        await target.drain()
                        break
                    case "delay":
                        await asyncio.sleep(self._chance.uniform(0, LONGEST_DELAY))
                    case "swallow":
                        swallowing = True
                if not swallowing:
                    target.write(chunk)
                    await target.drain()
        except ConnectionError:
            pass
        finally:
            for end in ends:
                end.close()

    def _fault(self, way: str) -> Fault | None:
        """Return the fault that happens to a chunk, if any."""
        self._left -= 1
        if self._left > 0:
            return None
        self._left = self._chance.randint(*BETWEEN)
        fault = next(self._next)
        self.happened[fault, way] += 1
        return fault
