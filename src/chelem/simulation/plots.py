"""A simulation's results as a matplotlib figure."""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from chelem.core import Unanswered
from chelem.simulation.answers import Categories, Interval, Numbers, YesNo, proportion_interval
from chelem.simulation.report import bar_label, bars_of, format_mean, format_percent, format_summary
from chelem.simulation.results import Results

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


class ChartValue(NamedTuple):
    """A value to draw, with its name and confidence interval."""

    name: str
    value: float
    interval: Interval


class Chart(NamedTuple):
    """Values drawn in one chart: proportions or means; as vertical bars if a `distribution`."""

    title: str
    values: tuple[ChartValue, ...]
    are_proportions: bool
    distribution: bool = False


def charts_of(result: Results, language: str) -> Iterator[Chart]:
    """Yield a chart for each distribution and each measure of several values, one for all of yes or no."""
    grouped: dict[tuple[str, bool], list[ChartValue]] = {}
    for name, answer in result.answers.items():
        measure_name = result.names[name]
        label = measure_name.label(language)
        title = measure_name.heading(language) if measure_name.key else ""
        match answer:
            case Numbers() if not measure_name.key:
                yield Chart(
                    label,
                    tuple(_distribution_values(answer, language)),
                    are_proportions=True,
                    distribution=True,
                )
            case Numbers():
                mean = ChartValue(label, answer.mean, answer.interval or (answer.mean, answer.mean))
                grouped.setdefault((title, False), []).append(mean)
            case YesNo():
                proportion = ChartValue(label, answer.proportion, answer.interval)
                grouped.setdefault((title, True), []).append(proportion)
            case Categories():
                words = (
                    ChartValue(word, answer.proportion(word), answer.interval(word)) for word in answer.counts
                )
                yield Chart(label, tuple(words), are_proportions=True)
    for (title, are_proportions), values in grouped.items():
        yield Chart(title, tuple(values), are_proportions)


def _distribution_values(answer: Numbers, language: str) -> Iterator[ChartValue]:
    deals = answer.deals
    for bar in bars_of(answer):
        yield ChartValue(bar_label(bar, language), bar.deals / deals, proportion_interval(bar.deals, deals))


_COLOUR, _INK = "#7fb59f", "#333333"
_BAR_CHART_HEIGHT = 2.6
"""Height of a chart with vertical bars, in inches."""
_ROW_HEIGHT = 0.32
"""Height of a horizontal bar, in inches."""


def require_matplotlib() -> None:
    """Raise `Unanswered` if matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise Unanswered("simulation.matplotlib")


def plot_results(result: Results, language: str) -> "Figure":
    """Return a figure with the charts, one below another."""
    require_matplotlib()
    from matplotlib.figure import Figure  # noqa: PLC0415 - optional, and slow to import

    charts = list(charts_of(result, language))
    heights = [
        _BAR_CHART_HEIGHT if chart.distribution else 0.6 + _ROW_HEIGHT * len(chart.values) for chart in charts
    ]
    figure = Figure(figsize=(8, 0.8 + sum(heights)), layout="constrained")
    figure.suptitle(
        "\n".join(filter(None, (result.title, format_summary(result, language)))), fontsize=10, wrap=True
    )
    grid = figure.subplots(len(charts), 1, squeeze=False, gridspec_kw={"height_ratios": heights})
    for (axes,), chart in zip(grid, charts, strict=True):
        _draw(axes, chart, language)
    return figure


def _draw(axes: "Axes", chart: Chart, language: str) -> None:
    names = [value.name for value in chart.values]
    sizes = [value.value for value in chart.values]
    ends = [
        [value.value - value.interval[0] for value in chart.values],
        [value.interval[1] - value.value for value in chart.values],
    ]
    format_value = format_percent if chart.are_proportions else format_mean
    if chart.distribution:
        axes.bar(range(len(names)), sizes, yerr=ends, color=_COLOUR, ecolor=_INK, capsize=2)
        axes.set_xticks(range(len(names)), names, rotation=90 if max(map(len, names)) > 5 else 0, fontsize=8)
        axes.yaxis.set_major_formatter(lambda size, _: format_value(size, language))
    else:
        axes.barh(range(len(names)), sizes, xerr=ends, color=_COLOUR, ecolor=_INK, capsize=2)
        axes.set_yticks(range(len(names)), names, fontsize=8)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.xaxis.set_major_formatter(lambda size, _: format_value(size, language))
    axes.tick_params(labelsize=8)
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_title(chart.title, fontsize=10, loc="left")
