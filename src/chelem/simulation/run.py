"""Run a simulation in this process or on any executor."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from math import ceil
from secrets import randbits

from chelem.core import BadOption, Unanswered
from chelem.processes import WORKER_LOST, WorkerPool
from chelem.simulation import questions
from chelem.simulation.answers import Column, Tally
from chelem.simulation.conditions import Condition, DealPredicate
from chelem.simulation.measures import DoubleDummy, Measure
from chelem.simulation.results import MeasureName
from chelem.simulation.simulation import Simulation

ProgressCallback = Callable[[int, int], object]
"""Called with the number of deals done and the total."""

TRIES = 1_000_000
TASKS = 256
"""Tasks in a long run: enough to occupy many processors and to show progress."""
_LOCAL_TASK_DEALS = 100
"""Deals per task in this process, where the solver uses every processor."""


def simulate(
    condition: Condition | DealPredicate | None,
    measure: questions.MeasureArgument,
    n: int = 1000,
    executor: Executor | None = None,
    *,
    seed: int | None = None,
    tries: int = TRIES,
    title: str = "",
    progress: ProgressCallback | None = None,
) -> Simulation:
    """Deal until `n` deals meet the condition, measure each, and summarise the values.

    `condition` is any function of a deal, None for any deal; the conditions of this package are faster,
    because they constrain the dealing. `measure` is a function of a deal that returns a number, a bool, a
    word or a mapping of these; pass several as a mapping or a list.

    `executor` runs the tasks: threads, processes, Dask's, or None for this process, where the solver uses
    every processor. The result depends only on `seed` and `n`; without a seed one is drawn, and stored in the
    result. If a task fails, or on Ctrl-C, tasks that have not started are cancelled.

    Raises `Unanswered` if no deal can meet the condition, if `tries` deals in a row fail it, if a function
    cannot be sent to a process, or if a measure returns an unsupported value.

    >>> from chelem.simulation import hand
    >>> strong = hand("N", "balanced", hcp="15-17")
    >>> result = simulate(strong, lambda deal: deal.hands[2].hcp, 500, seed=1)
    >>> result.deals, result.tried, round(result.frequency, 4), round(result.answer.mean)
    (500, 500, 0.0487, 8)
    """
    return answer_question(
        questions.LocalQuestion.of(condition, measure),
        n,
        executor,
        seed=seed,
        tries=tries,
        title=title,
        progress=progress,
    )


def answer_question(
    question: questions.Question,
    n: int,
    executor: Executor | None,
    *,
    seed: int | None = None,
    tries: int = TRIES,
    title: str = "",
    threads: int | None = None,
    progress: ProgressCallback | None = None,
) -> Simulation:
    """Run a simulation of a prepared question; the arguments are those of `simulate`.

    `threads` is the number of solver threads in this process, None for one per processor.
    """
    seed = randbits(32) if seed is None else seed
    for option, value, least in (("n", n, 1), ("tries", tries, 1), ("seed", seed, None)):
        if type(value) is not int or (least is not None and value < least):
            values = "1, 2, 3 …" if least else "0, 1, 2 …"
            raise BadOption("option.value", option=option, value=value, values=values)
    prepared = questions.prepare(question)
    if isinstance(executor, (ProcessPoolExecutor, WorkerPool)) and isinstance(
        question, questions.LocalQuestion
    ):
        question = questions.PickledQuestion.of(question)
    size = questions.BLOCK * ceil(max(n / TASKS, 1 if executor else _LOCAL_TASK_DEALS) / questions.BLOCK)
    tasks = [
        questions.MeasureTask(
            question, seed, start // questions.BLOCK, min(size, n - start), tries, 1 if executor else threads
        )
        for start in range(0, n, size)
    ]
    total = Tally()
    for tally in _run_tasks(tasks, executor, progress or _ignore_progress):
        total.merge(tally)
    return _summarise(prepared, total, seed, title)


def _run_tasks(
    tasks: list[questions.MeasureTask], executor: Executor | None, progress: ProgressCallback
) -> Iterator[Tally]:
    """Run the tasks and yield their tallies, in order."""
    total = sum(task.deals for task in tasks)
    if executor is None:
        done = 0
        for task in tasks:
            yield task.run()
            done += task.deals
            progress(done, total)
        return
    futures: dict[Future[Tally], int] = {}
    try:
        for task in tasks:
            futures[executor.submit(task.run)] = task.deals
        done = 0
        for future in as_completed(futures):
            future.result()
            done += futures[future]
            progress(done, total)
    except WORKER_LOST as error:
        raise Unanswered("simulation.workers", reason=error) from error
    finally:
        for future in futures:
            future.cancel()
    yield from (future.result() for future in futures)


def _ignore_progress(_done: int, _total: int) -> None:
    pass


def _summarise(prepared: questions.PreparedQuestion, tally: Tally, seed: int, title: str) -> Simulation:
    for name in prepared.measures:
        if all(column.measure != name for column in tally.columns.values()):
            raise Unanswered("measure.nothing", name=name)
    return Simulation(
        tally.deals,
        tally.tried,
        prepared.generator.sampled_fraction,
        prepared.generator.probability,
        seed,
        {name: column.answer for name, column in tally.columns.items()},
        {
            name: _measure_name(column, prepared.measures[column.measure])
            for name, column in tally.columns.items()
        },
        title,
    )


def _measure_name(column: Column, measure: Measure) -> MeasureName:
    """Return the name of a column; a double-dummy measure labels itself unless it was given a name."""
    labeller = measure if isinstance(measure, DoubleDummy) and measure.text == column.measure else None
    return MeasureName(column.measure, column.key, labeller)
