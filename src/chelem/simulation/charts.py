"""What is to be drawn of an answer: charts of values with their intervals, whoever draws them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from chelem.simulation.answers import Numbers, Words, YesNo
from chelem.simulation.bars import bars_of, name_of
from chelem.simulation.intervals import Interval, of_proportion

if TYPE_CHECKING:
    from chelem.simulation.results import Simulation


class Value(NamedTuple):
    """A value with its name and its interval."""

    name: str
    value: float
    interval: Interval


class Chart(NamedTuple):
    """Values to be seen together, parts of the whole or averages; those of a distribution side by side."""

    title: str
    values: tuple[Value, ...]
    parts: bool
    distribution: bool = False


def charts_of(result: "Simulation", language: str) -> Iterator[Chart]:
    """A chart for each distribution, for words, for several values of one measure; one for all yes and no."""
    together: dict[tuple[str, bool], list[Value]] = {}
    for name, answer in result.answers.items():
        whose = result.names[name]
        label = whose.label(language)
        title = whose.heading(language) if whose.key else ""
        match answer:
            case Numbers() if not whose.key:
                yield Chart(label, tuple(_spread(answer, language)), parts=True, distribution=True)
            case Numbers():
                mean = Value(label, answer.mean, answer.interval or (answer.mean, answer.mean))
                together.setdefault((title, False), []).append(mean)
            case YesNo():
                share = Value(label, answer.share, answer.interval)
                together.setdefault((title, True), []).append(share)
            case Words():
                words = (Value(word, answer.share(word), answer.interval(word)) for word in answer.counts)
                yield Chart(label, tuple(words), parts=True)
    for (title, parts), values in together.items():
        yield Chart(title, tuple(values), parts)


def _spread(answer: Numbers, language: str) -> Iterator[Value]:
    deals = answer.deals
    for bar in bars_of(answer):
        yield Value(name_of(bar, language), bar.deals / deals, of_proportion(bar.deals, deals))
