"""A question (condition and measures), in forms that can be sent to workers, and the tasks it is cut into."""

import pickle
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from random import Random
from secrets import token_hex
from threading import Lock
from typing import Protocol

from chelem.core.deals import Deal
from chelem.core.errors import BadOption, Unanswered
from chelem.simulation.answers import Tally
from chelem.simulation.conditions import (
    ANY_DEAL,
    Condition,
    DealPredicate,
    as_condition,
)
from chelem.simulation.dealing import DealGenerator
from chelem.simulation.measures import DoubleDummy, Measure
from chelem.simulation.solver_queries import Solution, solve_queries

MeasureArgument = Measure | Mapping[str, Measure] | Sequence[Measure]
"""One measure, several by name, or several under their own names."""
QuestionParts = tuple[Condition, Mapping[str, Measure]]
"""The condition, and the measures by name."""


class Question(Protocol):
    """A condition and measures, in a form that can be sent to another process."""

    @property
    def token(self) -> str:
        """A unique id: a process prepares the question once."""

    def parts(self) -> QuestionParts:
        """The condition and the measures."""

    def guarding(self) -> AbstractContextManager[object]:
        """A context for calling its functions, which may translate what they raise."""


@dataclass(frozen=True, slots=True)
class LocalQuestion:
    """A question for this process, for threads, and for executors that pickle by themselves."""

    condition: Condition
    measures: Mapping[str, Measure]
    token: str = field(default_factory=lambda: token_hex(8))

    @classmethod
    def of(cls, asked: Condition | DealPredicate | None, measures: MeasureArgument) -> "LocalQuestion":
        """The question with these parts; None as condition means any deal."""
        return cls(ANY_DEAL if asked is None else as_condition(asked), named_measures(measures))

    def parts(self) -> QuestionParts:
        """The condition and the measures."""
        return self.condition, self.measures

    def guarding(self) -> AbstractContextManager[object]:
        """Errors pass through unchanged."""
        return nullcontext()


@dataclass(frozen=True, slots=True)
class PickledQuestion:
    """A question for other processes, pickled by cloudpickle if it is installed, otherwise by pickle.

    pickle sends functions by name: they must be defined at the top level of an importable module.
    """

    pickled: bytes
    token: str

    @classmethod
    def of(cls, given: LocalQuestion) -> "PickledQuestion":
        """Pickle a question; `Unanswered` if one of its functions cannot be pickled."""
        pickler = import_module("cloudpickle") if find_spec("cloudpickle") else pickle
        try:
            return cls(pickler.dumps(given), given.token)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise Unanswered("simulation.pickle", reason=error) from error

    def parts(self) -> QuestionParts:
        """Unpickle the condition and the measures; `Unanswered` if a function cannot be found here."""
        try:
            given: LocalQuestion = pickle.loads(self.pickled)  # noqa: S301 - the process that asks made it
        except (pickle.UnpicklingError, AttributeError, ImportError) as error:
            raise Unanswered("simulation.pickle", reason=error) from error
        return given.parts()

    def guarding(self) -> AbstractContextManager[object]:
        """Errors pass through unchanged."""
        return nullcontext()


def named_measures(measures: MeasureArgument) -> dict[str, Measure]:
    """The measures by name; those without a name of their own are numbered.

    >>> def spades(deal): ...
    >>> list(named_measures([spades, lambda deal: 0, lambda deal: 1]))
    ['spades', 'measure', 'measure 2']
    """
    if isinstance(measures, Mapping):
        found = {str(name): measure for name, measure in measures.items()}
    else:
        found = {}
        for measure in measures if isinstance(measures, Sequence) else [measures]:
            name = own_name(measure)
            same = sum(other.partition(" ")[0] == name for other in found)
            found[f"{name} {same + 1}" if name in found else name] = measure
    for name, measure in found.items():
        if not callable(measure):
            raise BadOption("measure.function", name=name)
    if not found:
        raise BadOption("measure.none")
    return found


def own_name(measure: Measure) -> str:
    """A measure's own name."""
    if isinstance(measure, DoubleDummy):
        return measure.text
    name = getattr(measure, "__name__", "")
    return name if name.isidentifier() else "measure"


BLOCK = 25
"""Deals that share a seed: block n holds the same deals however a run is cut into tasks."""
_OPEN_AT_ONCE = 4


@dataclass(frozen=True, slots=True)
class PreparedQuestion:
    """A question with its deal generator ready."""

    dealing: DealGenerator
    measures: Mapping[str, Measure]

    def measure(self, deals: Sequence[Deal], tally: Tally, threads: int | None) -> None:
        """Measure these deals into the tally, with `threads` solver threads."""
        asks = [
            ask
            for measure in self.measures.values()
            if isinstance(measure, DoubleDummy)
            for ask in measure.asks
        ]
        solutions = solve_queries(deals, asks, threads) if asks else [Solution()] * len(deals)
        for deal, solution in zip(deals, solutions, strict=True):
            for name, measure in self.measures.items():
                if isinstance(measure, DoubleDummy):
                    tally.count(name, measure.reading(solution))
                else:
                    tally.count(name, measure(deal))


@dataclass(frozen=True, slots=True)
class MeasureTask:
    """The blocks from `first` on, `deals` deals in all; the last block may be shorter."""

    question: Question
    seed: int
    first: int
    deals: int
    tries: int
    threads: int | None

    def work(self) -> Tally:
        """Draw and measure the deals of this task."""
        opened, tally = prepare(self.question), Tally(self.deals)
        deals: list[Deal] = []
        with self.question.guarding():
            for start in range(0, self.deals, BLOCK):
                chance = Random(seed_of(self.seed, self.first + start // BLOCK))  # noqa: S311 - to be repeated
                for _ in range(min(BLOCK, self.deals - start)):
                    deal, tried = opened.dealing.draw(chance, self.tries)
                    deals.append(deal)
                    tally.tried += tried
            opened.measure(deals, tally, self.threads)
        return tally


def seed_of(seed: int, block: int) -> int:
    """The seed of a block of deals."""
    return int.from_bytes(blake2b(f"{seed} {block}".encode(), digest_size=16).digest())


_opened: dict[str, PreparedQuestion] = {}
_opening = Lock()


def prepare(question: Question) -> PreparedQuestion:
    """The question prepared for work; its spaces are counted once per process."""
    with _opening:
        opened = _opened.get(question.token)
        if opened is None:
            with question.guarding():
                asked, measures = question.parts()
                opened = PreparedQuestion(DealGenerator(asked), measures)
            while len(_opened) >= _OPEN_AT_ONCE:
                del _opened[next(iter(_opened))]
            _opened[question.token] = opened
        return opened
