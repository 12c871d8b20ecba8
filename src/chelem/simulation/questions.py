"""A question, a condition and what to measure, in the forms in which it goes to those who work on it."""

import pickle
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from secrets import token_hex
from typing import Protocol

from chelem.core.errors import BadOption, Unanswered
from chelem.simulation.conditions import (
    ANY_DEAL,
    Condition,
    Test,
    condition,
)
from chelem.simulation.measures import DoubleDummy, Measure

Asked = Measure | Mapping[str, Measure] | Sequence[Measure]
"""One measure, several by name, or several that go by their own names."""
Parts = tuple[Condition, Mapping[str, Measure]]
"""The condition, and the measures by name."""


class Question(Protocol):
    """What is asked; it can be sent to another process."""

    @property
    def token(self) -> str:
        """Its own name: a process takes it apart once."""

    def parts(self) -> Parts:
        """What it is made of."""

    def guarding(self) -> AbstractContextManager[object]:
        """Where its functions are called: what they raise may be told in another way."""


@dataclass(frozen=True, slots=True)
class Given:
    """A question as it was asked: for this process, for threads, for executors that pickle by themselves."""

    condition: Condition
    measures: Mapping[str, Measure]
    token: str = field(default_factory=lambda: token_hex(8))

    @classmethod
    def of(cls, asked: Condition | Test | None, measures: Asked) -> "Given":
        """The question of these; without a condition, of all deals."""
        return cls(ANY_DEAL if asked is None else condition(asked), named(measures))

    def parts(self) -> Parts:
        """As they were asked."""
        return self.condition, self.measures

    def guarding(self) -> AbstractContextManager[object]:
        """Errors are left as they are."""
        return nullcontext()


@dataclass(frozen=True, slots=True)
class Packed:
    """A question for other processes: pickled, by cloudpickle where it is installed, else by Python's pickle.

    The latter sends functions by name: they must be at the top of a file that the other process can import.
    """

    pickled: bytes
    token: str

    @classmethod
    def of(cls, given: Given) -> "Packed":
        """The question packed; `Unanswered` where one of its functions cannot be sent."""
        pickler = import_module("cloudpickle") if find_spec("cloudpickle") else pickle
        try:
            return cls(pickler.dumps(given), given.token)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise Unanswered("simulation.pickle", reason=error) from error

    def parts(self) -> Parts:
        """As they were packed; `Unanswered` where this process does not find one of its functions."""
        try:
            given: Given = pickle.loads(self.pickled)  # noqa: S301 - the process that asks made it
        except (pickle.UnpicklingError, AttributeError, ImportError) as error:
            raise Unanswered("simulation.pickle", reason=error) from error
        return given.parts()

    def guarding(self) -> AbstractContextManager[object]:
        """Errors are left as they are."""
        return nullcontext()


def named(measures: Asked) -> dict[str, Measure]:
    """The measures by name; those without one of their own are numbered.

    >>> def spades(deal): ...
    >>> list(named([spades, lambda deal: 0, lambda deal: 1]))
    ['spades', 'measure', 'measure 2']
    """
    if isinstance(measures, Mapping):
        found = {str(name): measure for name, measure in measures.items()}
    else:
        found = {}
        for measure in measures if isinstance(measures, Sequence) else [measures]:
            name = name_of(measure)
            same = sum(other.partition(" ")[0] == name for other in found)
            found[f"{name} {same + 1}" if name in found else name] = measure
    for name, measure in found.items():
        if not callable(measure):
            raise BadOption("measure.function", name=name)
    if not found:
        raise BadOption("measure.none")
    return found


def name_of(measure: Measure) -> str:
    """What a measure calls itself."""
    if isinstance(measure, DoubleDummy):
        return measure.told
    name = getattr(measure, "__name__", "")
    return name if name.isidentifier() else "measure"
