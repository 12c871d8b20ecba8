"""A question (condition and measures) in forms that workers can receive, and its division into tasks."""

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

from chelem.core import BadOption, Deal, Unanswered
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
"""One measure, several by name, or several that are named after themselves."""
QuestionParts = tuple[Condition, Mapping[str, Measure]]
"""The condition, and the measures by name."""


class Question(Protocol):
    """A condition and measures, in a form that can be sent to another process."""

    @property
    def token(self) -> str:
        """A unique id, by which a process prepares the question only once."""

    def parts(self) -> QuestionParts:
        """Return the condition and the measures."""

    def translating_errors(self) -> AbstractContextManager[object]:
        """Return a context in which to call its functions; it may translate the errors they raise."""


@dataclass(frozen=True, slots=True)
class LocalQuestion:
    """A question for this process, for threads, and for executors that do their own pickling."""

    condition: Condition
    measures: Mapping[str, Measure]
    token: str = field(default_factory=lambda: token_hex(8))

    @classmethod
    def of(cls, condition: Condition | DealPredicate | None, measures: MeasureArgument) -> "LocalQuestion":
        """Return the question of a condition and measures; None as condition means any deal."""
        return cls(ANY_DEAL if condition is None else as_condition(condition), named_measures(measures))

    def parts(self) -> QuestionParts:
        """Return the condition and the measures."""
        return self.condition, self.measures

    def translating_errors(self) -> AbstractContextManager[object]:
        """Return a context that leaves errors unchanged."""
        return nullcontext()


@dataclass(frozen=True, slots=True)
class PickledQuestion:
    """A question for other processes, pickled by cloudpickle if it is installed, otherwise by pickle.

    pickle sends functions by name: they must be defined at the top level of an importable module.
    """

    pickled: bytes
    token: str

    @classmethod
    def of(cls, question: LocalQuestion) -> "PickledQuestion":
        """Pickle a question; `Unanswered` if one of its functions cannot be pickled."""
        pickler = import_module("cloudpickle") if find_spec("cloudpickle") else pickle
        try:
            return cls(pickler.dumps(question), question.token)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise Unanswered("simulation.pickle", reason=error) from error

    def parts(self) -> QuestionParts:
        """Unpickle the condition and the measures; `Unanswered` if a function cannot be imported here."""
        try:
            question: LocalQuestion = pickle.loads(self.pickled)  # noqa: S301 - pickled by the parent process
        except (pickle.UnpicklingError, AttributeError, ImportError) as error:
            raise Unanswered("simulation.pickle", reason=error) from error
        return question.parts()

    def translating_errors(self) -> AbstractContextManager[object]:
        """Return a context that leaves errors unchanged."""
        return nullcontext()


def named_measures(measures: MeasureArgument) -> dict[str, Measure]:
    """Return the measures by name; measures without a name of their own are numbered.

    >>> def spades(deal): ...
    >>> list(named_measures([spades, lambda deal: 0, lambda deal: 1]))
    ['spades', 'measure', 'measure 2']
    """
    if isinstance(measures, Mapping):
        named = {str(name): measure for name, measure in measures.items()}
    else:
        named = {}
        for measure in measures if isinstance(measures, Sequence) else [measures]:
            name = own_name(measure)
            count = sum(other.partition(" ")[0] == name for other in named)
            named[f"{name} {count + 1}" if name in named else name] = measure
    for name, measure in named.items():
        if not callable(measure):
            raise BadOption("measure.function", name=name)
    if not named:
        raise BadOption("measure.none")
    return named


def own_name(measure: Measure) -> str:
    """Return the name of a measure: its expression, its function's name, or `measure`."""
    if isinstance(measure, DoubleDummy):
        return measure.text
    name = getattr(measure, "__name__", "")
    return name if name.isidentifier() else "measure"


BLOCK = 25
"""Deals that share a seed: block n holds the same deals however a run is divided into tasks."""
_MAX_PREPARED = 4


@dataclass(frozen=True, slots=True)
class PreparedQuestion:
    """A question with its deal generator ready."""

    generator: DealGenerator
    measures: Mapping[str, Measure]

    def measure(self, deals: Sequence[Deal], tally: Tally, threads: int | None) -> None:
        """Measure these deals and add the values to the tally, with `threads` solver threads."""
        queries = [
            query
            for measure in self.measures.values()
            if isinstance(measure, DoubleDummy)
            for query in measure.queries
        ]
        solutions = solve_queries(deals, queries, threads) if queries else [Solution()] * len(deals)
        for deal, solution in zip(deals, solutions, strict=True):
            for name, measure in self.measures.items():
                if isinstance(measure, DoubleDummy):
                    tally.count(name, measure.read_solution(solution))
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

    def run(self) -> Tally:
        """Draw and measure the deals of this task."""
        prepared, tally = prepare(self.question), Tally(self.deals)
        deals: list[Deal] = []
        with self.question.translating_errors():
            for start in range(0, self.deals, BLOCK):
                rng = Random(block_seed(self.seed, self.first + start // BLOCK))  # noqa: S311 - repeatable, not secret
                for _ in range(min(BLOCK, self.deals - start)):
                    deal, tried = prepared.generator.draw(rng, self.tries)
                    deals.append(deal)
                    tally.tried += tried
            prepared.measure(deals, tally, self.threads)
        return tally


def block_seed(seed: int, block: int) -> int:
    """Return the seed of a block of deals."""
    return int.from_bytes(blake2b(f"{seed} {block}".encode(), digest_size=16).digest())


_prepared: dict[str, PreparedQuestion] = {}
_prepared_lock = Lock()


def prepare(question: Question) -> PreparedQuestion:
    """Return the question with its deal generator, which is built once per process."""
    with _prepared_lock:
        prepared = _prepared.get(question.token)
        if prepared is None:
            with question.translating_errors():
                condition, measures = question.parts()
                prepared = PreparedQuestion(DealGenerator(condition), measures)
            while len(_prepared) >= _MAX_PREPARED:
                del _prepared[next(iter(_prepared))]
            _prepared[question.token] = prepared
        return prepared
