"""News: announcements by name to all other processes, which go on with what they have read before."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from inspect import isawaitable
from typing import Any, Generic, TypeVar, get_type_hints

import orjson
from pydantic import TypeAdapter

from chelem.site.bus import Bus
from chelem.site.database import Database, NewsItem, NewsLog, StoreError
from chelem.site.edge import log_errors
from chelem.site.relay.frame import RelayFrame

SUBJECT = "news"
FORGET_SECONDS = 600.0
"""How often lasting announcements that are too old are deleted."""
READ_SECONDS = 3.0
"""How soon a process learns of a lasting announcement whose message was lost."""

Announced = TypeVar("Announced")
Handled = TypeVar("Handled")

logger = logging.getLogger(__name__)


class News:
    """The announcements that this process makes and hears; a process alone makes them to itself.

    A message reaches another process at most once. What depends on one alone must become right by itself
    within some seconds; a lasting announcement is a row too, which every process reads.
    """

    def __init__(self, bus: Bus, process: str) -> None:
        self._bus, self._process = bus, process
        self._handlers: dict[str, tuple[TypeAdapter[Any], Callable[[Any], object]]] = {}
        self._log: NewsLog | None = None
        """Once others are told; a process alone tells nobody."""
        self._tasks: set[asyncio.Task[None]] = set()

    def add(
        self, name: str, handler: Callable[[Announced], Handled]
    ) -> "NewsAnnouncement[Announced, Handled]":
        """Return what announces a value: `handler` takes it here at once, and soon in every other process.

        The value must be what pydantic reads and writes, by the annotation of the handler. A coroutine of the
        handler is awaited by the caller, in other processes by a task.
        """
        self._register(name, handler)
        return NewsAnnouncement(self, name, handler)

    def add_lasting(
        self, name: str, handler: Callable[[Announced], Awaitable[None] | None]
    ) -> "LastingAnnouncement[Announced]":
        """Return what announces a value as `add` does, also to processes that no message reaches.

        Each handles it within `READ_SECONDS` of its commit; twice where the message comes as well.
        """
        self._register(name, handler)
        return LastingAnnouncement(self, name, handler)

    def _register(self, name: str, handler: Callable[[Any], object]) -> None:
        hints = get_type_hints(handler)
        hints.pop("return", None)
        (kind,) = hints.values()
        self._handlers[name] = TypeAdapter(kind), handler

    async def start(self, database: Database) -> None:
        """Hear the other processes from now on, and tell them what is announced here."""
        log = NewsLog(database)
        await self._bus.listen(SUBJECT, self._hear)
        await log.read_new()  # nothing is believed yet that they would change
        self._log = log
        reading = asyncio.create_task(self._read_again(log))
        self._keep(log_errors(reading, logger, lambda: "the news of other processes are no longer read"))
        forgetting = asyncio.create_task(self._forget_again(log))
        self._keep(log_errors(forgetting, logger, lambda: "old news are no longer deleted"))

    def close(self) -> None:
        """Hear and read nothing more."""
        for task in self._tasks:
            task.cancel()

    def tell(self, name: str, value: object) -> None:
        """Tell all other processes a value."""
        if self._log is not None:
            head = {"news": name, "from": self._process}
            self._bus.tell(SUBJECT, bytes(RelayFrame(head, self._json(name, value))))

    async def store(self, name: str, value: object) -> None:
        """Store a value for the processes that missed the message; raise `StoreError` if it is not stored."""
        if self._log is not None:
            text = self._json(name, value).decode()
            await self._log.add(NewsItem(name, text, self._process))

    def _json(self, name: str, value: object) -> bytes:
        adapter, _ = self._handlers[name]
        return orjson.dumps(adapter.dump_python(value, mode="json"))

    def _hear(self, message: bytes) -> None:
        frame = RelayFrame.parse(message)
        if frame.head["from"] != self._process:
            self._handle(frame.head["news"], frame.body)

    async def _read_again(self, log: NewsLog) -> None:
        while True:
            await asyncio.sleep(READ_SECONDS)
            try:
                items = await log.read_new()
            except StoreError as error:  # they are read once it answers again
                logger.warning("the news of other processes cannot be read: %s", error)
                continue
            for item in items:
                if item.process != self._process:
                    self._handle(item.name, item.value.encode())

    async def _forget_again(self, log: NewsLog) -> None:
        while True:
            with suppress(StoreError):  # there is time
                await log.forget_old()
            await asyncio.sleep(FORGET_SECONDS)

    def _handle(self, name: str, value: bytes) -> None:
        """Let a handler take what another process has announced; names of other versions are left aside."""
        if name not in self._handlers:
            return
        adapter, handler = self._handlers[name]
        trouble = f"{name}: what another process has announced is not handled"
        try:
            result = handler(adapter.validate_python(orjson.loads(value)))
        except Exception:
            logger.exception("%s", trouble)
            return
        if isawaitable(result):
            # no coroutine around it: it would never be awaited if this is cancelled before it begins
            handling: asyncio.Task[None] = asyncio.ensure_future(result)
            self._keep(log_errors(handling, logger, lambda: trouble))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class NewsAnnouncement(Generic[Announced, Handled]):
    """Announces values of a name."""

    def __init__(self, news: News, name: str, handler: Callable[[Announced], Handled]) -> None:
        self._news, self._name, self._handler = news, name, handler

    def __call__(self, value: Announced) -> Handled:
        """Announce a value; return what the handler here returns."""
        self._news.tell(self._name, value)
        return self._handler(value)


class LastingAnnouncement(Generic[Announced]):
    """Announces values of a name to all processes, also to those that miss the message."""

    def __init__(self, news: News, name: str, handler: Callable[[Announced], Awaitable[None] | None]) -> None:
        self._news, self._name, self._handler = news, name, handler

    async def __call__(self, value: Announced) -> None:
        """Announce a value; return once it is handled here and stored. `StoreError` if it is not stored."""
        self._news.tell(self._name, value)
        result = self._handler(value)
        if result is not None:
            await result
        await self._news.store(self._name, value)
