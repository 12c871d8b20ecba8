"""What a call by name takes and returns, as JSON, and its outcome: an answer, or an error."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar, get_type_hints

from pydantic import TypeAdapter

from chelem import core
from chelem.core import ChelemError
from chelem.site.database import StoreError

CallValue = TypeVar("CallValue")
CallAnswer = TypeVar("CallAnswer")


@dataclass(frozen=True, slots=True)
class CallOutcome(Generic[CallAnswer]):
    """The answer of another process, or the error that it has raised."""

    value: CallAnswer | None = None
    error: ChelemError | StoreError | None = None

    def answer(self) -> CallAnswer:
        """Return the answer, or raise the error."""
        if self.error is not None:
            raise self.error
        return self.value  # type: ignore[return-value]  # None only where it is the answer

    @classmethod
    async def of(
        cls, handler: Callable[..., Awaitable[CallAnswer]], *asked: object
    ) -> "CallOutcome[CallAnswer]":
        """Return what `handler` answers, or its error; raise anything that is not a refusal."""
        try:
            return cls(await handler(*asked))
        except (ChelemError, StoreError) as error:
            return cls(error=error)


class CallTypes(Generic[CallValue, CallAnswer]):
    """The types of a call: the last parameter of what answers it, and what that returns.

    They are read when they are first needed: a process alone needs none.
    """

    def __init__(self, handler: Callable[..., Awaitable[CallAnswer]]) -> None:
        self._handler = handler

    @cached_property
    def _adapters(self) -> tuple[TypeAdapter[CallValue], TypeAdapter[CallAnswer]]:
        hints = get_type_hints(self._handler)
        answer = hints.pop("return")
        return TypeAdapter([*hints.values()][-1]), TypeAdapter(answer)

    def asked_json(self, asked: CallValue) -> Any:
        """Return what is asked as JSON."""
        return self._adapters[0].dump_python(asked, mode="json")

    def read_asked(self, asked: Any) -> CallValue:
        """Return what another process asks."""
        return self._adapters[0].validate_python(asked)

    def outcome_json(self, outcome: CallOutcome[CallAnswer]) -> dict[str, Any]:
        """Return the outcome of a call as JSON."""
        match outcome.error:
            case None:
                return {"answer": self._adapters[1].dump_python(outcome.answer(), mode="json")}
            case ChelemError() as error:
                return {"refused": _kind_of(error), "code": error.code, "facts": error.facts}
            case error:
                return {"store": str(error)}

    def read_outcome(self, outcome: Mapping[str, Any]) -> CallOutcome[CallAnswer]:
        """Return the outcome of a call at another process."""
        if "answer" in outcome:
            return CallOutcome(self._adapters[1].validate_python(outcome["answer"]))
        if "store" in outcome:
            return CallOutcome(error=StoreError(outcome["store"]))
        kind = getattr(core, outcome["refused"], core.Refused)
        return CallOutcome(error=kind(outcome["code"], **outcome["facts"]))


def _kind_of(error: ChelemError) -> str:
    """Return the name of the nearest kind of error that every process knows, with a code and facts alone."""
    known = (kind for kind in type(error).__mro__ if kind.__name__ in core.__all__)
    return next(kind.__name__ for kind in known if kind is ChelemError or "__init__" not in vars(kind))
