"""A simulation's answer for a person: a small table, in text or HTML."""

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING

from chelem.i18n import Fact, say
from chelem.simulation.answers import (
    Answer,
    Numbers,
    Words,
    YesNo,
)
from chelem.simulation.bars import drawn
from chelem.simulation.figures import (
    mean,
    means,
    one_in,
    percent,
    percents,
    plain,
)

if TYPE_CHECKING:
    from chelem.simulation.results import Simulation

RARE = 1e-6
"""Below this a part of all deals is said as one deal in so many alone."""
Row = tuple[str, str, str, str, str]
"""What was measured, the mean or the share, its interval, the deviation, the range."""


def report(result: "Simulation", language: str) -> str:
    """The answer as text: what was dealt, the table, the distribution of each number."""
    lines = [*([result.title] if result.title else []), told(result, language), ""]
    rows = [heading(language), *table(result, language)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = (f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True))
        lines.append("  ".join([f"{first:<{widths[0]}}", *cells]).rstrip())
    for name, answer in result.answers.items():
        if isinstance(answer, Numbers) and not result.names[name].key:
            measured = result.names[name].label(language)
            lines += ["", measured, *(f"  {line}" for line in drawn(answer, language))]
    return "\n".join(lines)


def page(result: "Simulation", language: str) -> str:
    """The answer as HTML, for notebooks."""
    first, *others = [heading(language), *table(result, language)]
    head = "".join(f"<th>{escape(cell)}</th>" for cell in first)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in others)
    said = "<br>".join(escape(text) for text in (result.title, told(result, language)) if text)
    return f"<p>{said}</p><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def told(result: "Simulation", language: str) -> str:
    """How many deals, and how often the condition holds."""
    facts: dict[str, Fact] = {
        "deals": result.deals,
        "tried": result.tried,
        "percent": percent(result.frequency, language),
        "interval": percents(result.interval, language),
        "number": one_in(result.frequency, language),
    }
    dealt = say("simulation.deals", facts, language)
    if result.probability == 1:
        return dealt
    known = "counted" if result.probability else "estimated"
    size = ".rare" if result.frequency < RARE else ""
    return f"{dealt} {say(f'simulation.{known}{size}', facts, language)}"


def heading(language: str) -> Row:
    """What the columns are."""
    columns = ("measure", "mean", "interval", "deviation", "range")
    measure, average, interval, deviation, spread = (
        say(f"simulation.{column}", {}, language) for column in columns
    )
    return measure, average, interval, deviation, spread


def table(result: "Simulation", language: str) -> Iterator[Row]:
    """The rows: one for each measure; under its own, one for each word, or for each of several values."""
    above = ""
    for name, answer in result.answers.items():
        whose = result.names[name]
        if whose.key and whose.measure != above:
            yield whose.heading(language), "", "", "", ""
        above = whose.measure if whose.key else ""
        yield from _rows(
            f"  {whose.label(language)}" if whose.key else whose.label(language), answer, language
        )


def _rows(label: str, answer: Answer, language: str) -> Iterator[Row]:
    match answer:
        case Numbers():
            ends = {"low": plain(answer.low, language), "high": plain(answer.high, language)}
            spread = say("figure.span", ends, language)
            interval = means(answer.interval, language)
            yield label, mean(answer.mean, language), interval, mean(answer.deviation, language), spread
        case YesNo():
            yield label, percent(answer.share, language), percents(answer.interval, language), "", ""
        case Words():
            yield label, "", "", "", ""
            for word in answer.counts:
                interval = percents(answer.interval(word), language)
                yield f"  {word}", percent(answer.share(word), language), interval, "", ""
