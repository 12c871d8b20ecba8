"""Calls by name: what the program itself asks of the owner of a table or an event, wherever that is."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, Protocol

import orjson

from chelem.core import Busy
from chelem.site.bus import Bus, BusError, NobodyAnswers, NotUnderstood, RemoteFailure
from chelem.site.database import LostShard, shard_of
from chelem.site.relay.asking import Asking, refusal_of
from chelem.site.relay.call_types import CallAnswer, CallOutcome, CallTypes, CallValue
from chelem.site.relay.frame import RelayFrame, body_of_reply
from chelem.site.relay.losses import BusLosses
from chelem.site.relay.owners import PATIENCE, PAUSE, Owners

LONGEST_CALL = 60.0
"""The most seconds that what is asked may take."""

Handler = Callable[[str, CallValue], Awaitable[CallAnswer]]
"""Does what is asked of the owner of something with a code, and returns an answer."""
ProcessHandler = Callable[[CallValue], Awaitable[CallAnswer]]
"""Does what is asked of every process, and returns an answer."""

logger = logging.getLogger(__name__)


class UnknownCall(NotUnderstood):
    """Another process asks for what this one, of the release before, does not have."""


class OlderOwner(Busy):
    """The owner is of the release before, which has no such call: the caller has to do without."""


@dataclass(frozen=True, slots=True)
class Paced:
    """How an owner does what one message asks of many: in their order, a few at a time."""

    at_once: int = 1
    pause: float = 0.0
    """From the beginning of a few to that of the next few, in seconds; other work goes on in any case."""
    most_seconds: float | None = None
    """Where all would take more seconds than this, the pauses are shorter."""
    together: bool = False
    """Whether the few are done at the same time: what they store then shares a commit."""

    def pause_of(self, number: int) -> float:
        """Return the pause in a message that asks of this number."""
        shares = max(1, -(-number // self.at_once))
        return self.pause if self.most_seconds is None else min(self.pause, self.most_seconds / shares)


class _Call(Protocol):
    """A call that other processes ask here."""

    async def reply(self, frame: RelayFrame) -> bytes:
        """Return the answer to another process."""


class CallRegistry:
    """All calls by name, asked and answered by this process."""

    def __init__(self, bus: Bus, owners: Owners, losses: BusLosses) -> None:
        self.bus, self.owners, self.losses = bus, owners, losses
        self._asking = Asking(bus)
        self._calls: dict[str, _Call] = {}

    async def start(self) -> None:
        """Answer other processes."""
        await self.bus.answer(subject_of(self.owners.process), self._answer)

    def add(
        self, name: str, handler: Handler[CallValue, CallAnswer], turns: Paced | None = None
    ) -> "OwnerCall[CallValue, CallAnswer]":
        """Return the call of that name, which `handler` answers in the process of the owner.

        What it takes and returns must be what pydantic reads and writes, by its annotations. Without `turns`
        an owner does what is asked of many at the same time.
        """
        self._calls[name] = call = OwnerCall(self, name, handler, turns)
        return call

    def add_everywhere(
        self, name: str, handler: ProcessHandler[CallValue, CallAnswer], seconds: float = LONGEST_CALL
    ) -> "ProcessCall[CallValue, CallAnswer]":
        """Return the call of that name, which `handler` answers in every process that does so in time."""
        self._calls[name] = call = ProcessCall(self, name, handler, seconds)
        return call

    async def ask(self, process: str, message: bytes, seconds: float) -> bytes:
        """Return what another process replies; raise `BusError`, soon after it has ended or lost messages."""
        losses = self.losses.count(process)

        def is_there() -> bool:
            return process in self.owners.processes() and self.losses.count(process) == losses

        reply = await self._asking.ask(subject_of(process), message, seconds, is_there)
        return body_of_reply(reply)

    async def _answer(self, message: bytes) -> bytes:
        frame = RelayFrame.parse(message)
        if (call := self._calls.get(frame.head["call"])) is None:
            raise UnknownCall(f"there is no {frame.head['call']!r:.80}")
        return frame.reply(await call.reply(frame))


class OwnerCall(Generic[CallValue, CallAnswer]):
    """A call, which is answered at once where this process is the owner."""

    def __init__(
        self, calls: CallRegistry, name: str, handler: Handler[CallValue, CallAnswer], turns: Paced | None
    ) -> None:
        self._calls, self._name, self._handler, self._turns = calls, name, handler, turns
        self._types: CallTypes[CallValue, CallAnswer] = CallTypes(handler)

    async def __call__(self, code: str, asked: CallValue) -> CallAnswer:
        """Return the owner's answer, or raise what it raises; `Busy` if there is none just now.

        A call that the release before does not have raises `OlderOwner` where that owns what it is for.
        """
        if self._calls.owners.owns(shard_of(code)):
            with suppress(LostShard):  # it has moved meanwhile
                return await self._handler(code, asked)
        return (await self.each({code: asked}))[code].answer()

    async def each(self, asked: Mapping[str, CallValue]) -> dict[str, CallOutcome[CallAnswer]]:
        """Ask the owners of many, each owner once, and return the outcomes by code."""
        waiting, outcomes = asked, dict[str, CallOutcome[CallAnswer]]()
        until = asyncio.get_running_loop().time() + PATIENCE
        while waiting:
            parts = self._by_owner(waiting)
            for found in await asyncio.gather(*(self._ask(owner, part) for owner, part in parts)):
                outcomes |= found
            if len(outcomes) == len(asked):
                break
            waiting = {code: value for code, value in asked.items() if code not in outcomes}
            if asyncio.get_running_loop().time() > until:
                outcomes |= {code: CallOutcome(error=Busy("message.failed")) for code in waiting}
                break
            await asyncio.sleep(PAUSE)
        return outcomes

    def _by_owner(
        self, asked: Mapping[str, CallValue]
    ) -> Iterable[tuple[str | None, Mapping[str, CallValue]]]:
        """Return what is asked of each owner."""
        owners, parts = self._calls.owners, defaultdict[str | None, dict[str, CallValue]](dict)
        for code, value in asked.items():
            parts[owners.owner_of(shard_of(code))][code] = value
        return parts.items()

    async def _ask(
        self, owner: str | None, asked: Mapping[str, CallValue]
    ) -> dict[str, CallOutcome[CallAnswer]]:
        """Return the outcomes at one owner; without the codes that have no owner, or another one."""
        owners = self._calls.owners
        if owner is None:
            return {}
        if owner == owners.process:
            return await self._do(asked)
        head = {"call": self._name, "codes": list(asked)}
        body = orjson.dumps([self._types.asked_json(value) for value in asked.values()])
        try:
            reply = await self._calls.ask(owner, bytes(RelayFrame(head, body)), LONGEST_CALL)
        except NobodyAnswers:
            return {}
        except BusError as error:
            logger.warning("%s: %s does not answer: %s", self._name, owner, error)
            return {code: CallOutcome(error=_refusal(error)) for code in asked}
        found: Mapping[str, Any] = orjson.loads(reply)
        return {code: self._types.read_outcome(outcome) for code, outcome in found.items()}

    async def _do(self, asked: Mapping[str, CallValue]) -> dict[str, CallOutcome[CallAnswer]]:
        """Do what is asked of many, which this process owns; those that move meanwhile are left out."""
        outcomes = await self._do_all(asked)
        return {code: found for code, found in outcomes.items() if not isinstance(found.error, LostShard)}

    async def _do_all(self, asked: Mapping[str, CallValue]) -> dict[str, CallOutcome[CallAnswer]]:
        if self._turns is None:
            return await self._do_together(asked)
        outcomes = dict[str, CallOutcome[CallAnswer]]()
        codes, loop = list(asked), asyncio.get_running_loop()
        begun, pause = loop.time(), self._turns.pause_of(len(asked))
        for number, first in enumerate(range(0, len(codes), self._turns.at_once)):
            if number:
                await asyncio.sleep(max(0, begun + number * pause - loop.time()))
            few = {code: asked[code] for code in codes[first : first + self._turns.at_once]}
            if self._turns.together:
                outcomes |= await self._do_together(few)
            else:
                for code, value in few.items():
                    outcomes[code] = await CallOutcome.of(self._handler, code, value)
        return outcomes

    async def _do_together(self, asked: Mapping[str, CallValue]) -> dict[str, CallOutcome[CallAnswer]]:
        done = (CallOutcome.of(self._handler, code, value) for code, value in asked.items())
        return dict(zip(asked, await asyncio.gather(*done), strict=True))

    async def reply(self, frame: RelayFrame) -> bytes:
        """Return the outcomes of a call of another process, by code; other codes are left out."""
        pairs = zip(frame.head["codes"], orjson.loads(frame.body), strict=True)
        owned = {
            code: self._types.read_asked(value)
            for code, value in pairs
            if self._calls.owners.owns(shard_of(code))
        }
        done = await self._do(owned)
        return orjson.dumps({code: self._types.outcome_json(outcome) for code, outcome in done.items()})


class ProcessCall(Generic[CallValue, CallAnswer]):
    """A call that every process answers, this one too."""

    def __init__(
        self,
        calls: CallRegistry,
        name: str,
        handler: ProcessHandler[CallValue, CallAnswer],
        seconds: float,
    ) -> None:
        self._calls, self._name, self._handler, self._seconds = calls, name, handler, seconds
        self._types: CallTypes[CallValue, CallAnswer] = CallTypes(handler)

    async def __call__(self, asked: CallValue) -> list[CallAnswer]:
        """Return the answers of this process and of the others that answer; raise the first error."""
        own, others = self._calls.owners.process, self._calls.owners.processes()
        asking = (self._ask(process, asked) for process in others if process != own)
        answers = await asyncio.gather(CallOutcome.of(self._handler, asked), *asking)
        return [outcome.answer() for outcome in answers if outcome is not None]

    async def _ask(self, process: str, asked: CallValue) -> CallOutcome[CallAnswer] | None:
        message = bytes(RelayFrame({"call": self._name}, orjson.dumps(self._types.asked_json(asked))))
        try:
            reply = await self._calls.ask(process, message, self._seconds)
        except BusError as error:  # it has ended, or is about to
            logger.warning("%s: %s does not answer: %s", self._name, process, error)
            return None
        return self._types.read_outcome(orjson.loads(reply))

    async def reply(self, frame: RelayFrame) -> bytes:
        """Return the outcome of a call of another process."""
        asked = self._types.read_asked(orjson.loads(frame.body))
        return orjson.dumps(self._types.outcome_json(await CallOutcome.of(self._handler, asked)))


def _refusal(error: BusError) -> Busy:
    """Return the refusal of what an owner has not answered; version 1 has a `KeyError` at unknown calls."""
    if isinstance(error, RemoteFailure) and error.name in (UnknownCall.__name__, KeyError.__name__):
        return OlderOwner("message.apart")
    return refusal_of(error)


def subject_of(process: str) -> str:
    """Return the subject on which a process answers calls by name."""
    return f"asked.{process}"
