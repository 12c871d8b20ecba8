"""A simulation's results as a matplotlib figure."""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from chelem.core.errors import Unanswered
from chelem.simulation.answers import Categories, Interval, Numbers, YesNo, proportion_interval
from chelem.simulation.report import bar_label, bars_of, format_mean, format_percent, format_summary
from chelem.simulation.results import Results

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


class ChartValue(NamedTuple):
    """A value with its name and its interval."""

    name: str
    value: float
    interval: Interval


class Chart(NamedTuple):
    """Values drawn together: shares if `parts`, otherwise means; side by side if a `distribution`."""

    title: str
    values: tuple[ChartValue, ...]
    parts: bool
    distribution: bool = False


def charts_of(result: Results, language: str) -> Iterator[Chart]:
    """One chart a distribution, categories or multi-valued measure; one for all yes-or-no measures."""
    together: dict[tuple[str, bool], list[ChartValue]] = {}
    for name, answer in result.answers.items():
        whose = result.names[name]
        label = whose.label(language)
        title = whose.heading(language) if whose.key else ""
        match answer:
            case Numbers() if not whose.key:
                yield Chart(label, tuple(_spread(answer, language)), parts=True, distribution=True)
            case Numbers():
                mean = ChartValue(label, answer.mean, answer.interval or (answer.mean, answer.mean))
                together.setdefault((title, False), []).append(mean)
            case YesNo():
                share = ChartValue(label, answer.share, answer.interval)
                together.setdefault((title, True), []).append(share)
            case Categories():
                words = (
                    ChartValue(word, answer.share(word), answer.interval(word)) for word in answer.counts
                )
                yield Chart(label, tuple(words), parts=True)
    for (title, parts), values in together.items():
        yield Chart(title, tuple(values), parts)


def _spread(answer: Numbers, language: str) -> Iterator[ChartValue]:
    deals = answer.deals
    for bar in bars_of(answer):
        yield ChartValue(bar_label(bar, language), bar.deals / deals, proportion_interval(bar.deals, deals))


_COLOUR, _INK = "#7fb59f", "#333333"
_BARS = 2.6
"""Height of a chart of vertical bars, in inches."""
_LINE = 0.32
"""Height of a horizontal bar, in inches."""


def require_matplotlib() -> None:
    """Raise `Unanswered` if matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise Unanswered("simulation.matplotlib")


def figure(result: Results, language: str) -> "Figure":
    """A figure with the charts one below another."""
    require_matplotlib()
    from matplotlib.figure import Figure  # noqa: PLC0415 - an optional part, and a heavy one

    charts = list(charts_of(result, language))
    heights = [_BARS if chart.distribution else 0.6 + _LINE * len(chart.values) for chart in charts]
    drawn = Figure(figsize=(8, 0.8 + sum(heights)), layout="constrained")
    drawn.suptitle(
        "\n".join(filter(None, (result.title, format_summary(result, language)))), fontsize=10, wrap=True
    )
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
    shown = format_percent if chart.parts else format_mean
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
