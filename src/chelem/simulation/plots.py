"""A simulation's answer as a figure of matplotlib's."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from chelem.core.errors import Unanswered
from chelem.simulation.charts import Chart, charts_of
from chelem.simulation.figures import mean, percent
from chelem.simulation.report import told

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from chelem.simulation.results import Simulation

_COLOUR, _INK = "#7fb59f", "#333333"
_BARS = 2.6
"""The height of bars that stand side by side, in inches."""
_LINE = 0.32
"""The height of a bar that lies."""


def needed() -> None:
    """`Unanswered` where matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise Unanswered("simulation.matplotlib")


def figure(result: "Simulation", language: str) -> "Figure":
    """The charts, one below another."""
    needed()
    from matplotlib.figure import Figure  # noqa: PLC0415 - an optional part, and a heavy one

    charts = list(charts_of(result, language))
    heights = [_BARS if chart.distribution else 0.6 + _LINE * len(chart.values) for chart in charts]
    drawn = Figure(figsize=(8, 0.8 + sum(heights)), layout="constrained")
    drawn.suptitle("\n".join(filter(None, (result.title, told(result, language)))), fontsize=10, wrap=True)
    grid = drawn.subplots(len(charts), 1, squeeze=False, gridspec_kw={"height_ratios": heights})
    for (axes,), chart in zip(grid, charts, strict=True):
        _draw(axes, chart, language)
    return drawn


def _draw(axes: "Axes", chart: Chart, language: str) -> None:
    names = [value.name for value in chart.values]
    sizes = [value.value for value in chart.values]
    ends = [
        [value.value - value.interval[0] for value in chart.values],
        [value.interval[1] - value.value for value in chart.values],
    ]
    shown = percent if chart.parts else mean
    if chart.distribution:
        axes.bar(range(len(names)), sizes, yerr=ends, color=_COLOUR, ecolor=_INK, capsize=2)
        axes.set_xticks(range(len(names)), names, rotation=90 if max(map(len, names)) > 5 else 0, fontsize=8)
        axes.yaxis.set_major_formatter(lambda size, _: shown(size, language))
    else:
        axes.barh(range(len(names)), sizes, xerr=ends, color=_COLOUR, ecolor=_INK, capsize=2)
        axes.set_yticks(range(len(names)), names, fontsize=8)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.xaxis.set_major_formatter(lambda size, _: shown(size, language))
    axes.tick_params(labelsize=8)
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_title(chart.title, fontsize=10, loc="left")
