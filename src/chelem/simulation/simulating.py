"""Questions of many deals, answered here or by any executor."""

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, as_completed
from math import ceil
from secrets import randbits

from chelem.core.errors import BadOption, Unanswered
from chelem.simulation.conditions import Condition, Test
from chelem.simulation.measures import DoubleDummy, Measure
from chelem.simulation.questions import (
    Asked,
    Given,
    Packed,
    Question,
)
from chelem.simulation.results import Name, Simulation
from chelem.simulation.tallies import Column, Tally
from chelem.simulation.tasks import (
    BLOCK,
    Opened,
    Task,
    open_question,
)

Progress = Callable[[int, int], object]
"""Told how many deals are done, of how many."""

TRIES = 1_000_000
TASKS = 256
"""The tasks of a long run: enough to share out among many processors, and to show how it goes."""
_HERE = 100
"""The deals of a task in this process, where the solver has a thread for each processor."""


def simulate(
    condition: Condition | Test | None,
    measure: Asked,
    n: int = 1000,
    executor: Executor | None = None,
    *,
    seed: int | None = None,
    tries: int = TRIES,
    title: str = "",
    progress: Progress | None = None,
) -> Simulation:
    """Deal until `n` deals meet the condition, measure each, and sum up what the measures gave.

    `condition` is any function of a deal, best made of those of this package, which deal to order; None is
    any deal. `measure` is a function of a deal that gives a number, yes or no, a word, or a mapping of such;
    several may be given, as a mapping or a list.

    `executor` does the work: threads, processes, Dask's, or, without one, this process, where the solver has
    a thread for each processor. The answer depends on `seed` and `n` alone; without a seed one is drawn, and
    kept in the answer. When a part fails, or on Ctrl-C, what has not begun is cancelled.

    `Unanswered` where no deal can meet the condition, where one more was not found in `tries` tries, where a
    function cannot be sent to a process, and for what a measure may not give.

    >>> from chelem.simulation import hand
    >>> strong = hand("N", "balanced", points="15-17")
    >>> result = simulate(strong, lambda deal: deal.hands[2].points, 500, seed=1)
    >>> result.deals, result.tried, round(result.frequency, 4), round(result.answer.mean)
    (500, 500, 0.0487, 8)
    """
    return run(
        Given.of(condition, measure), n, executor, seed=seed, tries=tries, title=title, progress=progress
    )


def run(
    question: Question,
    n: int,
    executor: Executor | None,
    *,
    seed: int | None = None,
    tries: int = TRIES,
    title: str = "",
    threads: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Answer a question; the arguments are those of `simulate`.

    `threads` are those of the solver in this process, None as many as there are processors.
    """
    seed = randbits(32) if seed is None else seed
    for option, value, least in (("n", n, 1), ("tries", tries, 1), ("seed", seed, None)):
        if type(value) is not int or (least is not None and value < least):
            values = "1, 2, 3 …" if least else "0, 1, 2 …"
            raise BadOption("option.value", option=option, value=value, values=values)
    opened = open_question(question)
    if isinstance(executor, ProcessPoolExecutor) and isinstance(question, Given):
        question = Packed.of(question)
    size = BLOCK * ceil(max(n / TASKS, 1 if executor else _HERE) / BLOCK)
    tasks = [
        Task(question, seed, start // BLOCK, min(size, n - start), tries, 1 if executor else threads)
        for start in range(0, n, size)
    ]
    whole = Tally()
    for tally in _worked(tasks, executor, progress or _silent):
        whole.merge(tally)
    return _summed(opened, whole, seed, title)


def _worked(tasks: list[Task], executor: Executor | None, progress: Progress) -> Iterator[Tally]:
    """What the tasks come to, in their order."""
    total = sum(task.deals for task in tasks)
    if executor is None:
        done = 0
        for task in tasks:
            yield task.work()
            done += task.deals
            progress(done, total)
        return
    futures: dict[Future[Tally], int] = {}
    try:
        for task in tasks:
            futures[executor.submit(task.work)] = task.deals
        done = 0
        for future in as_completed(futures):
            future.result()
            done += futures[future]
            progress(done, total)
    except BrokenExecutor as error:
        raise Unanswered("simulation.workers", reason=error) from error
    finally:
        for future in futures:
            future.cancel()
    yield from (future.result() for future in futures)


def _silent(_done: int, _total: int) -> None:
    pass


def _summed(opened: Opened, tally: Tally, seed: int, title: str) -> Simulation:
    for name in opened.measures:
        if all(column.measure != name for column in tally.columns.values()):
            raise Unanswered("measure.nothing", name=name)
    return Simulation(
        tally.deals,
        tally.tried,
        opened.dealing.share,
        opened.dealing.probability,
        seed,
        {name: column.answer for name, column in tally.columns.items()},
        {name: _name(column, opened.measures[column.measure]) for name, column in tally.columns.items()},
        title,
    )


def _name(column: Column, measure: Measure) -> Name:
    """A measure of the solver's says what it is, unless it was given a name."""
    asked = measure if isinstance(measure, DoubleDummy) and measure.told == column.measure else None
    return Name(column.measure, column.key, asked)
