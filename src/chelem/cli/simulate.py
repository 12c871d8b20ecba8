"""`chelem simulate`: run a simulation written in a few lines of Python."""

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext
from errno import ENOENT
from os import cpu_count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.json_output import print_json
from chelem.cli.shared.parallel import Jobs, progress_bar
from chelem.cli.shared.script import Script
from chelem.core import BadOption
from chelem.processes import temporary_pool
from chelem.simulation.plots import require_matplotlib
from chelem.simulation.run import ProgressCallback, answer_question

DEALS = 1000
MAX_SERIAL_DEALS = 100
"""The largest number of deals for which worker processes cost more time than they save."""
PICTURES = (".png", ".svg", ".pdf")


def simulate_script(
    script: Annotated[Path, typer.Argument(metavar="SCRIPT", help="help.simulate.script")],
    count: Annotated[int | None, typer.Option("-n", "--count", min=1, help="help.simulate.count")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="help.seed")] = None,
    jobs: Jobs = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="help.simulate.plot")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Run a script's simulation; print the result as a small table, and plot it on request."""
    language = language_of(lang)
    if plot is not None:
        _check_plot_path(plot)
    question = Script(str(script), language)
    settings = question.read()
    deals = settings.get("n", DEALS) if count is None else count
    title = str(settings.get("title", ""))
    cores = jobs or cpu_count() or 1
    total = deals if isinstance(deals, int) else None
    with _worker_pool(cores, deals) as pool, progress_bar(title or script.name, total) as advance:
        result = answer_question(
            question,
            deals,
            pool,
            seed=settings.get("seed") if seed is None else seed,
            title=title,
            threads=cores,
            progress=_step_progress(advance),
        )
    if plot is not None:
        result.plot(language).savefig(plot)
    if as_json:
        print_json(result.to_dict())
    else:
        Console(highlight=False, soft_wrap=True).print(result.say(language), markup=False)


def _check_plot_path(plot: Path) -> None:
    """Raise an error before the simulation starts if the plot cannot be written."""
    if plot.suffix.lower() not in PICTURES:
        raise BadOption("option.value", option="plot", value=plot, values=", ".join(PICTURES))
    if not plot.absolute().parent.is_dir():
        raise FileNotFoundError(ENOENT, "", str(plot.parent))
    require_matplotlib()


def _worker_pool(cores: int, deals: object) -> AbstractContextManager[Executor | None]:
    """Return a pool with one process per core, or an empty context for few deals."""
    few = not isinstance(deals, int) or deals <= MAX_SERIAL_DEALS
    return nullcontext() if cores == 1 or few else temporary_pool(cores)


def _step_progress(advance: Callable[[int], None]) -> ProgressCallback:
    """Return a callback for running totals that advances a bar by steps."""
    reached = 0

    def report(done: int, _total: int) -> None:
        nonlocal reached
        advance(done - reached)
        reached = done

    return report
