"""A part of a run: some deals drawn and measured, wherever that is done."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from threading import Lock

from chelem.core.deals import Deal
from chelem.simulation.dealing import Dealing
from chelem.simulation.measures import DoubleDummy, Measure
from chelem.simulation.questions import Question
from chelem.simulation.solving import Solution, solve
from chelem.simulation.tallies import Tally

BLOCK = 25
"""The deals that share a seed: the nth block has the same deals however a run is cut into tasks."""
_OPEN_AT_ONCE = 4


@dataclass(frozen=True, slots=True)
class Opened:
    """A question ready to be worked on."""

    dealing: Dealing
    measures: Mapping[str, Measure]

    def measure(self, deals: Sequence[Deal], tally: Tally, threads: int | None) -> None:
        """Count what the measures give for these deals; the solver may take so many threads."""
        asks = [
            ask
            for measure in self.measures.values()
            if isinstance(measure, DoubleDummy)
            for ask in measure.asks
        ]
        solutions = solve(deals, asks, threads) if asks else [Solution()] * len(deals)
        for deal, solution in zip(deals, solutions, strict=True):
            for name, measure in self.measures.items():
                if isinstance(measure, DoubleDummy):
                    tally.count(name, measure.reading(solution))
                else:
                    tally.count(name, measure(deal))


@dataclass(frozen=True, slots=True)
class Task:
    """The blocks from `first` on, `deals` deals in all; the last block may be shorter."""

    question: Question
    seed: int
    first: int
    deals: int
    tries: int
    threads: int | None

    def work(self) -> Tally:
        """Draw and measure them."""
        opened, tally = open_question(self.question), Tally(self.deals)
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


_opened: dict[str, Opened] = {}
_opening = Lock()


def open_question(question: Question) -> Opened:
    """The question ready to be worked on: its spaces are counted once in a process."""
    with _opening:
        opened = _opened.get(question.token)
        if opened is None:
            with question.guarding():
                asked, measures = question.parts()
                opened = Opened(Dealing(asked), measures)
            while len(_opened) >= _OPEN_AT_ONCE:
                del _opened[next(iter(_opened))]
            _opened[question.token] = opened
        return opened
