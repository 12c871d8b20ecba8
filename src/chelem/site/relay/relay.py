"""The relay of a process: what arrives here is passed on to owners, what others pass on is answered."""

import asyncio
import logging
import secrets
from collections.abc import Mapping
from functools import partial
from itertools import count
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from chelem.core import Busy
from chelem.site.bus import Bus, BusError, NobodyAnswers
from chelem.site.edge import SAFE_METHODS, log_errors
from chelem.site.relay.asking import AnswererGone, Asking, refusal_of
from chelem.site.relay.calls import MOVED_ANSWER, answer_call, body_of, has_moved, receiving, send_answer
from chelem.site.relay.frame import RelayFrame
from chelem.site.relay.losses import BusLosses
from chelem.site.relay.owners import PATIENCE, PAUSE, Owners
from chelem.site.relay.pages import SERVICE_RESTART, PassedPage, ServedPage
from chelem.site.relay.passed_scope import admitted, head_of
from chelem.site.relay.path_shards import PathShards

LONGEST_CALL = 90.0
"""The most seconds that a call may take elsewhere."""

logger = logging.getLogger(__name__)


class Relay:
    """Passes on calls and pages to the owners of their shards, and answers what other processes pass on."""

    def __init__(self, bus: Bus, owners: Owners, losses: BusLosses, paths: PathShards, app: ASGIApp) -> None:
        self._bus, self._owners, self._losses, self._paths, self._app = bus, owners, losses, paths, app
        self._asking = Asking(bus)
        self._passed: dict[str, tuple[PassedPage, int, str, int]] = {}
        """The pages here that others serve, by id: the shard, its owner, and the losses before."""
        self._served: dict[str, tuple[ServedPage, str, int]] = {}
        """The pages that arrived elsewhere and are served here, by id: where, and the losses before."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Answer other processes, and watch the owners of pages."""
        await self._bus.answer(_calls(self._owners.process), self._answer)
        await self._bus.listen(_pages(self._owners.process), self._hear)
        watching = asyncio.create_task(self._watch_owners())
        self._keep(log_errors(watching, logger, lambda: "nobody watches the owners of pages"))

    def close(self) -> None:
        """Pass on and answer nothing more."""
        for task in self._tasks:
            task.cancel()

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Out

    def shard_of(self, path: str) -> int | None:
        """Return the shard of what a request is for; None if any process may answer it."""
        return self._paths.shard_of(path)

    def owns(self, shard: int) -> bool:
        """Return whether this process owns a shard."""
        return self._owners.owns(shard)

    async def call(self, shard: int, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a shard's owner answer a call; raise `Busy` if none does.

        A call that may have changed something is not passed on twice.
        """
        if (body := await body_of(receive)) is not None:
            await self.pass_on(shard, scope, body, send)

    async def pass_on(self, shard: int, scope: Scope, body: bytes, send: Send) -> None:
        """Let a shard's owner answer a call whose body has arrived."""
        message = bytes(RelayFrame({"shard": shard, **head_of(scope)}, body))
        is_safe = scope["method"] in SAFE_METHODS
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            owner = await self._owner(shard, until)
            if owner == self._owners.process:  # since the call arrived
                await self._app(admitted(scope), receiving(body), send)
                return
            answer = await self._ask(owner, shard, message, is_safe=is_safe)
            if answer is not None:
                await send_answer(answer, send)
                return
            if asyncio.get_running_loop().time() > until:
                raise Busy("message.failed")
            await asyncio.sleep(PAUSE)

    async def _ask(self, owner: str, shard: int, message: bytes, *, is_safe: bool) -> RelayFrame | None:
        """Return the answer of a shard's owner; None if another one is to be asked.

        An owner that hands over the shard still answers what it was asked before; one that has died does not.
        """
        losses = self._losses.count(owner)

        def is_there() -> bool:
            return self._owners.owner_of(shard) == owner and self._losses.count(owner) == losses

        try:
            reply = await self._asking.ask(_calls(owner), message, LONGEST_CALL, is_there)
            answer = RelayFrame.parse(reply)
        except NobodyAnswers:
            return None
        except AnswererGone as error:
            if is_safe:
                return None
            raise refusal_of(error) from error
        except BusError as error:
            raise refusal_of(error) from error
        return None if has_moved(answer) else answer

    async def _owner(self, shard: int, until: float) -> str:
        """Return a shard's owner, waiting for it until a time of the event loop; `Busy` if there is none."""
        while (owner := self._owners.owner_of(shard)) is None:
            if asyncio.get_running_loop().time() > until:
                raise Busy("message.failed")
            await asyncio.sleep(PAUSE)
        return owner

    async def page(self, shard: int, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a shard's owner serve a page; raise `Busy` if there is none."""
        owner = await self._owner(shard, asyncio.get_running_loop().time() + PATIENCE)
        if owner == self._owners.process:
            await self._app(admitted(scope), receive, send)
            return
        name = secrets.token_hex(8)
        fields = {"page": name, "shard": shard, "from": self._owners.process}
        page = PassedPage(scope, receive, send, partial(self._tell, _pages(owner), fields))
        self._passed[name] = page, shard, owner, self._losses.count(owner)
        try:
            await page.run()
        finally:
            del self._passed[name]

    def _tell(
        self, subject: str, fields: Mapping[str, Any], kind: str, more: Mapping[str, Any], body: bytes
    ) -> None:
        self._bus.tell(subject, bytes(RelayFrame({"is": kind, **fields, **more}, body)))

    async def _watch_owners(self) -> None:
        """Close pages whose tables have other owners, whose processes have gone, or that missed something.

        A page does not know which of its messages was lost: it connects again, and says what it has.
        """
        processes = frozenset(self._owners.processes())
        while True:
            await asyncio.sleep(PAUSE)
            for page, shard, owner, losses in list(self._passed.values()):
                if self._owners.owner_of(shard) != owner or self._losses.count(owner) != losses:
                    page.close()
            before, processes = processes, frozenset(self._owners.processes())
            gone = before - processes
            for served, process, losses in list(self._served.values()):
                if process in gone or self._losses.count(process) != losses:
                    served.cut_off()

    # In

    async def _answer(self, message: bytes) -> bytes:
        call = RelayFrame.parse(message)
        if not self._owners.owns(call.head["shard"]):
            return bytes(MOVED_ANSWER)
        return bytes(await answer_call(self._app, call))

    def _hear(self, message: bytes) -> None:
        frame = RelayFrame.parse(message)
        name, kind = frame.head["page"], frame.head["is"]
        if kind == "open":
            self._open(name, frame)
        elif name in self._passed:
            self._passed[name][0].hear(frame)
        elif name in self._served:
            self._served[name][0].take(frame)

    def _open(self, name: str, frame: RelayFrame) -> None:
        """Serve a page that has arrived at another process."""
        subject, numbers = _pages(frame.head["from"]), count(1)

        def tell(kind: str, more: Mapping[str, Any], body: bytes) -> None:
            self._tell(subject, {"page": name, "number": next(numbers)}, kind, more, body)

        if not self._owners.owns(frame.head["shard"]):
            tell("close", {"code": SERVICE_RESTART}, b"")
            return
        page = ServedPage(self._app, frame.head, tell)
        process = frame.head["from"]
        self._served[name] = page, process, self._losses.count(process)
        self._keep(log_errors(asyncio.create_task(self._serve(name, page)), logger, lambda: f"page {name}"))

    async def _serve(self, name: str, page: ServedPage) -> None:
        try:
            await page.run()
        finally:
            del self._served[name]


def _calls(process: str) -> str:
    return f"calls.{process}"


def _pages(process: str) -> str:
    return f"pages.{process}"
