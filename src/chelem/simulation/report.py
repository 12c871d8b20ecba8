"""A simulation's results as text or HTML: numbers, bars and a table."""

from collections.abc import Iterator
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from chelem.i18n import Fact, say
from chelem.simulation import answers
from chelem.simulation.results import Results


def format_decimal(number: float, places: int, language: str) -> str:
    """Format a number with `places` decimals.

    >>> format_decimal(-1234.5, 1, "en"), format_decimal(-34.5, 1, "fr")
    ('−1,234.5', '−34,5')
    """
    signs = str.maketrans(
        {".": say("figure.decimal", {}, language), ",": say("figure.thousands", {}, language), "-": "−"}
    )
    return f"{number:,.{places}f}".translate(signs)


def format_number(number: float, language: str) -> str:
    """Format a number with as many decimals as needed, four at most.

    >>> format_number(9, "fr"), format_number(7.5, "fr")
    ('9', '7,5')
    """
    places = len(f"{number:.4f}".rstrip("0").partition(".")[2])
    return format_decimal(number, places, language)


def format_mean(number: float, language: str) -> str:
    """Format a mean: two decimals, or one from 100 on."""
    return format_decimal(number, 1 if abs(number) >= 100 else 2, language)


def format_percent(proportion: float, language: str) -> str:
    """Format a proportion as a percentage: to a tenth of a percent, or to two digits below 1 %.

    >>> format_percent(0.613, "en"), format_percent(0.00123, "en"), format_percent(0, "en")
    ('61.3%', '0.12%', '0.0%')
    """
    return say("figure.percent", {"number": _format_hundredths(proportion, language)}, language)


def format_tenths(proportion: float, language: str) -> str:
    """Format a proportion as a percentage, always to a tenth of a percent."""
    return say("figure.percent", {"number": format_decimal(100 * proportion, 1, language)}, language)


def format_percent_interval(interval: answers.Interval, language: str) -> str:
    """Format the ends of an interval of a proportion, in percent.

    >>> format_percent_interval((0.582, 0.643), "en")
    '58.2–64.3%'
    """
    low, high = (_format_hundredths(proportion, language) for proportion in interval)
    return say("figure.percent", {"number": f"{low}–{high}"}, language)


def format_mean_interval(interval: answers.Interval | None, language: str) -> str:
    """Format the ends of an interval of a mean; a dash for None."""
    if interval is None:
        return "—"
    low, high = (format_mean(end, language) for end in interval)
    return say("figure.span", {"low": low, "high": high}, language)


def one_in(proportion: float, language: str) -> str:
    """Format the N of "one in N", to three digits.

    >>> one_in(0.0487, "en"), one_in(1 / 158753389900, "en")
    ('20.5', '159,000,000,000')
    """
    number = float(f"{1 / proportion:.3g}")
    return format_decimal(number, 1 if number < 100 else 0, language)


def _format_hundredths(proportion: float, language: str) -> str:
    hundredths = 100 * proportion
    places = 1 if hundredths == 0 or hundredths >= 1 else 1 - floor(log10(hundredths))
    return format_decimal(hundredths, places, language)


BAR_WIDTH = 30
MAX_BARS = 24
"""The most bars in one chart; more distinct numbers are grouped."""
_EIGHTHS = " ▏▎▍▌▋▊▉█"


class Bar(NamedTuple):
    """The deals with a number from `low` to `high`, both included if all are whole."""

    low: float
    high: float
    deals: int


def bars_of(answer: answers.Numbers) -> list[Bar]:
    """Return a bar for each number, gaps included if the range is dense; or bars of a round width.

    >>> bars_of(answers.Numbers({8: 1, 10: 2}))
    [Bar(low=8, high=8, deals=1), Bar(low=9, high=9, deals=0), Bar(low=10, high=10, deals=2)]
    """
    is_whole = all(isinstance(number, int) for number in answer.counts)
    spread = answer.high - answer.low
    is_dense = is_whole and spread < min(MAX_BARS, 2 * len(answer.counts))
    if len(answer.counts) <= MAX_BARS and not is_dense:
        return [Bar(number, number, count) for number, count in answer.counts.items()]
    width = 1 if is_dense else _round_up(2 * spread / MAX_BARS, is_whole=is_whole)
    counts: dict[int, int] = {}
    for number, count in answer.counts.items():
        place = int(number // width)
        counts[place] = counts.get(place, 0) + count
    return [
        Bar(place * width, (place + 1) * width - is_whole, counts.get(place, 0))
        for place in range(min(counts), max(counts) + 1)
    ]


def bar_lines(answer: answers.Numbers, language: str) -> Iterator[str]:
    """Yield one line for each bar: the number, its frequency, the bar."""
    bars = bars_of(answer)
    names = [bar_label(bar, language) for bar in bars]
    shares = [format_tenths(bar.deals / answer.deals, language) for bar in bars]
    most = max(bar.deals for bar in bars)
    for label, proportion, bar in zip(names, shares, bars, strict=True):
        eighths = round(8 * BAR_WIDTH * bar.deals / most)
        block = "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()
        yield f"{label:>{max(map(len, names))}}  {proportion:>{max(map(len, shares))}}  {block}".rstrip()


def bar_label(bar: Bar, language: str) -> str:
    """Return the label of a bar: its number, or both ends."""
    low, high = format_number(bar.low, language), format_number(bar.high, language)
    return low if low == high else f"{low} … {high}"


def _round_up(width: float, *, is_whole: bool) -> float:
    """Round up to 1, 2, 5, 10, 20 …, or to tenths and hundredths of these if not `is_whole`."""
    power = 10.0 ** (ceil(log10(width)) - 1)
    rounded = next(power * digit for digit in (1, 2, 5, 10) if power * digit >= width)
    return max(1, round(rounded)) if is_whole else rounded


MIN_PERCENT_FREQUENCY = 1e-6
"""Below this frequency only "one deal in N" is printed, without a percentage."""
ReportRow = tuple[str, str, str, str, str]
"""Label, mean or proportion, its interval, standard deviation, range."""


def format_report(result: Results, language: str) -> str:
    """Format the result as text: the deals, the table, the distribution of each number."""
    lines = [*([result.title] if result.title else []), format_summary(result, language), ""]
    rows = [column_headings(language), *table_rows(result, language)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = (f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True))
        lines.append("  ".join([f"{first:<{widths[0]}}", *cells]).rstrip())
    for name, answer in result.answers.items():
        if isinstance(answer, answers.Numbers) and not result.names[name].key:
            measured = result.names[name].label(language)
            lines += ["", measured, *(f"  {line}" for line in bar_lines(answer, language))]
    return "\n".join(lines)


def html_report(result: Results, language: str) -> str:
    """Format the result as HTML, for notebooks."""
    first, *others = [column_headings(language), *table_rows(result, language)]
    head = "".join(f"<th>{escape(cell)}</th>" for cell in first)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in others)
    summary = "<br>".join(escape(text) for text in (result.title, format_summary(result, language)) if text)
    return f"<p>{summary}</p><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def format_summary(result: Results, language: str) -> str:
    """Return sentences on the number of deals and the frequency of the condition."""
    facts: dict[str, Fact] = {
        "deals": result.deals,
        "tried": result.tried,
        "percent": format_percent(result.frequency, language),
        "interval": format_percent_interval(result.interval, language),
        "number": one_in(result.frequency, language),
    }
    dealt = say("simulation.deals", facts, language)
    if result.probability == 1:
        return dealt
    method = "counted" if result.probability else "estimated"
    size = ".rare" if result.frequency < MIN_PERCENT_FREQUENCY else ""
    return f"{dealt} {say(f'simulation.{method}{size}', facts, language)}"


def column_headings(language: str) -> ReportRow:
    """Return the column headings in a language."""
    columns = ("measure", "mean", "interval", "deviation", "range")
    measure, average, interval, deviation, spread = (
        say(f"simulation.{column}", {}, language) for column in columns
    )
    return measure, average, interval, deviation, spread


def table_rows(result: Results, language: str) -> Iterator[ReportRow]:
    """Yield a row for each measure, followed by one for each of its words or values."""
    previous_measure = ""
    for name, answer in result.answers.items():
        measure_name = result.names[name]
        if measure_name.key and measure_name.measure != previous_measure:
            yield measure_name.heading(language), "", "", "", ""
        previous_measure = measure_name.measure if measure_name.key else ""
        yield from _rows(
            f"  {measure_name.label(language)}" if measure_name.key else measure_name.label(language),
            answer,
            language,
        )


def _rows(label: str, answer: answers.Answer, language: str) -> Iterator[ReportRow]:
    match answer:
        case answers.Numbers():
            ends = {"low": format_number(answer.low, language), "high": format_number(answer.high, language)}
            spread = say("figure.span", ends, language)
            interval = format_mean_interval(answer.interval, language)
            yield (
                label,
                format_mean(answer.mean, language),
                interval,
                format_mean(answer.deviation, language),
                spread,
            )
        case answers.YesNo():
            yield (
                label,
                format_percent(answer.proportion, language),
                format_percent_interval(answer.interval, language),
                "",
                "",
            )
        case answers.Categories():
            yield label, "", "", "", ""
            for word in answer.counts:
                interval = format_percent_interval(answer.interval(word), language)
                yield f"  {word}", format_percent(answer.proportion(word), language), interval, "", ""
