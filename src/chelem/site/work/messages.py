"""The messages about work: what is asked, what is replied, and how a worker says that it is there.

All are JSON with a version, `v`. What is not as it should be raises `BadValue`; nothing is done then.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import orjson

from chelem.core import (
    BadOption,
    Busy,
    ChelemError,
    Forbidden,
    ParseError,
    Refused,
    TooLarge,
    TooMany,
    Unanswered,
    Unknown,
    Unusable,
)
from chelem.processes import Measured, Priority
from chelem.site.work.coders import BadValue
from chelem.site.work.task_registry import TaskRegistry, WorkTask

BEATS = "work.beat"
"""Where workers say again and again that they are there, and what they are at."""
GONE = "work.gone"
"""Where askers say for which work nobody waits any more."""
LARGEST = 512 * 1024
"""The most bytes of a message; a turn in a match of many deals has some thousand."""
LONGEST_SECONDS, MOST_CPU = 3600.0, 300.0
"""The most that work may be given: seconds, and CPU-seconds in a worker."""
LONGEST_SHOWN = 100
"""The most characters of what a worker says of its host and its release."""
MOST_ROOM, MOST_JOBS = 1024, 8192
"""The most processes of a worker, and the most pieces of work that it can have."""

_JOB = re.compile(r"[0-9a-f]{16}", re.ASCII)
_REFUSALS: Mapping[str, type[ChelemError]] = {
    kind.__name__: kind
    for kind in (
        ChelemError,
        BadOption,
        Busy,
        Forbidden,
        ParseError,
        Refused,
        TooLarge,
        TooMany,
        Unanswered,
        Unknown,
        Unusable,
    )
}
"""The errors that a task may raise, and the asker too; of others, the nearest of these."""


class OtherVersion(BadValue):
    """A message of another version."""


class WorkOutcome(StrEnum):
    """What becomes of what is asked."""

    DONE = "done"
    REFUSED = "refused"
    """The task has raised an error with a sentence."""
    FAILED = "failed"
    """The task has raised another error."""
    SPENT = "spent"
    """It uses too much CPU time."""
    DIED = "died"
    """Processes have died of it."""
    LATE = "late"
    FULL = "full"
    """This worker has no room for it."""
    LEFT = "left"
    """This worker ends, or nobody waits any more."""
    VERSION = "version"
    """The worker has another version."""
    BAD = "bad"
    """The worker does not know what this is."""


def work_subject(priority: Priority, version: str) -> str:
    """Return where work of a priority is asked for: workers of another version do not hear it."""
    return f"work.{priority.name.lower()}.{version}"


@dataclass(frozen=True, slots=True)
class WorkRequest:
    """A piece of work: its name for those who wait for it, what to do, and its limits."""

    job: str
    task: WorkTask
    arguments: tuple[Any, ...]
    seconds: float
    """For how long somebody waits, from when it arrives: clocks of two machines differ."""
    cpu: float
    """The CPU-seconds that it may use."""

    def write(self, version: str) -> bytes:
        """Return the message."""
        name, arguments = self.task.function.__name__, self.task.write_arguments(self.arguments)
        limits = {"seconds": self.seconds, "cpu": self.cpu}
        return orjson.dumps({"v": version, "job": self.job, "task": name, "arguments": arguments, **limits})

    @classmethod
    def read(cls, body: bytes, registry: TaskRegistry) -> "WorkRequest":
        """Return what a message from anybody asks for."""
        found = _read(body, registry.format)
        task = registry.find(found.get("task"))
        seconds, cpu = _number(found.get("seconds"), LONGEST_SECONDS), _number(found.get("cpu"), MOST_CPU)
        return cls(read_job(found.get("job")), task, _within_depth(task, found), seconds, cpu)


@dataclass(frozen=True, slots=True)
class WorkReply:
    """What became of a piece of work."""

    outcome: WorkOutcome
    measured: Measured[Any] | None = None
    """What was done, and the CPU-seconds it took."""
    error: ChelemError | None = None
    reason: str = ""
    """The kind of another error."""

    def write(self, version: str, task: WorkTask | None = None) -> bytes:
        """Return the message, of a result of that task."""
        message: dict[str, Any] = {"v": version, "outcome": self.outcome}
        if self.measured is not None and task is not None:
            message |= {"result": task.write_result(self.measured.result), "cpu": self.measured.cpu}
        if self.error is not None:
            kind = next(kind.__name__ for kind in type(self.error).__mro__ if kind in _REFUSALS.values())
            message |= {"kind": kind, "code": self.error.code, "facts": self.error.facts}
        if self.reason:
            message["reason"] = self.reason
        return orjson.dumps(message)

    @classmethod
    def read(cls, body: bytes, version: str, task: WorkTask) -> "WorkReply":
        """Return the reply about that task that a message from anybody holds."""
        found = _read(body, version)
        try:
            outcome = WorkOutcome(str(found.get("outcome")))
        except ValueError:
            raise BadValue("no such outcome") from None
        if outcome is WorkOutcome.DONE:
            try:
                result = task.read_result(found.get("result"))
            except RecursionError:
                raise BadValue("too deep") from None
            return cls(outcome, Measured(result, _number(found.get("cpu"), LONGEST_SECONDS)))
        if outcome is WorkOutcome.REFUSED:
            return cls(outcome, error=_read_error(found))
        return cls(outcome, reason=str(found.get("reason", ""))[:100])


@dataclass(frozen=True, slots=True)
class WorkerBeat:
    """A worker is there: for how many pieces of work it has processes, and what it is at."""

    worker: str
    room: int
    background: bool = False
    """Whether it also takes a piece of work in the background."""
    jobs: tuple[str, ...] = ()
    host: str = ""
    """The name of its machine or container, and its number there."""
    release: str = ""

    def write(self, version: str) -> bytes:
        """Return the message."""
        message = {"room": self.room, "background": self.background, "jobs": self.jobs}
        message |= {"host": self.host, "release": self.release}
        return orjson.dumps({"v": version, "worker": self.worker, **message})

    @classmethod
    def read(cls, body: bytes, version: str | None = None) -> "WorkerBeat":
        """Return the beat that a message from anybody holds; with a version, of that one only."""
        found = _read(body, version)
        room, jobs = found.get("room"), found.get("jobs")
        if type(room) is not int or not 0 <= room <= MOST_ROOM:
            raise BadValue("no room")
        if type(jobs) is not list or len(jobs) > MOST_JOBS:
            raise BadValue("no jobs")
        background, (host, release) = found.get("background") is True, map(_shown(found), ("host", "release"))
        return cls(read_job(found.get("worker")), room, background, tuple(map(read_job, jobs)), host, release)


def read_job(name: Any) -> str:
    """Return the name of a piece of work, or of a worker; raise `BadValue` if it cannot be one."""
    if type(name) is not str or not _JOB.fullmatch(name):
        raise BadValue("not a name")
    return name


def _shown(found: dict[str, Any]) -> Callable[[str], str]:
    """Return what reads a text that is only shown: nothing if it is too long for that, or not printable."""

    def read(name: str) -> str:
        given = found.get(name)
        return given if type(given) is str and len(given) <= LONGEST_SHOWN and given.isprintable() else ""

    return read


def _read(body: bytes, version: str | None) -> dict[str, Any]:
    if len(body) > LARGEST:
        raise BadValue(f"{len(body)} bytes")
    try:
        found = orjson.loads(body)
    except orjson.JSONDecodeError:  # also of what is nested too deep
        raise BadValue("not JSON") from None
    if type(found) is not dict:
        raise BadValue("not an object")
    if version is not None and found.get("v") != version:
        raise OtherVersion(f"version {found.get('v')!r:.40}, not {version}")
    return found


def _within_depth(task: WorkTask, found: dict[str, Any]) -> tuple[Any, ...]:
    try:
        return task.read_arguments(found.get("arguments"))
    except RecursionError:
        raise BadValue("too deep") from None


def _number(given: Any, most: float) -> float:
    if type(given) not in (int, float) or not 0 <= given <= most:
        raise BadValue("not a number in its limits")
    return float(given)


def _read_error(found: dict[str, Any]) -> ChelemError:
    kind, code, facts = found.get("kind"), found.get("code"), found.get("facts")
    if type(kind) is not str or kind not in _REFUSALS or type(code) is not str or type(facts) is not dict:
        raise BadValue("no such refusal")
    try:
        return _REFUSALS[kind](code, **facts)
    except TypeError:  # a fact has the name of a parameter
        raise BadValue("no such facts") from None
