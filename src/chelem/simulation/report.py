"""A simulation's results for a reader: numbers, bars and a small table, as text or HTML."""

from collections.abc import Iterator
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from chelem.i18n import Fact, say
from chelem.simulation.answers import (
    Answer,
    Categories,
    Interval,
    Numbers,
    YesNo,
)
from chelem.simulation.results import Results


def format_decimal(number: float, places: int, language: str) -> str:
    """A number with `places` decimals.

    >>> format_decimal(-1234.5, 1, "en"), format_decimal(-34.5, 1, "fr")
    ('−1,234.5', '−34,5')
    """
    signs = str.maketrans(
        {".": say("figure.decimal", {}, language), ",": say("figure.thousands", {}, language), "-": "−"}
    )
    return f"{number:,.{places}f}".translate(signs)


def format_number(number: float, language: str) -> str:
    """A number with as many decimals as needed, four at most.

    >>> format_number(9, "fr"), format_number(7.5, "fr")
    ('9', '7,5')
    """
    places = len(f"{number:.4f}".rstrip("0").partition(".")[2])
    return format_decimal(number, places, language)


def format_mean(number: float, language: str) -> str:
    """An average: two decimals, one where it is large."""
    return format_decimal(number, 1 if abs(number) >= 100 else 2, language)


def format_percent(share: float, language: str) -> str:
    """A share as a percentage: to a tenth of a percent, or to two digits below 1 %.

    >>> format_percent(0.613, "en"), format_percent(0.00123, "en"), format_percent(0, "en")
    ('61.3%', '0.12%', '0.0%')
    """
    return say("figure.percent", {"number": _hundredths(share, language)}, language)


def format_tenths(share: float, language: str) -> str:
    """A share as a percentage, always to a tenth of a percent."""
    return say("figure.percent", {"number": format_decimal(100 * share, 1, language)}, language)


def format_percent_interval(interval: Interval, language: str) -> str:
    """The ends of an interval, in percent.

    >>> format_percent_interval((0.582, 0.643), "en")
    '58.2–64.3%'
    """
    low, high = (_hundredths(share, language) for share in interval)
    return say("figure.percent", {"number": f"{low}–{high}"}, language)


def format_mean_interval(interval: Interval | None, language: str) -> str:
    """The ends of an interval of a mean; a dash for None."""
    if interval is None:
        return "—"
    low, high = (format_mean(end, language) for end in interval)
    return say("figure.span", {"low": low, "high": high}, language)


def one_in(share: float, language: str) -> str:
    """The N of "one in N", to three digits.

    >>> one_in(0.0487, "en"), one_in(1 / 158753389900, "en")
    ('20.5', '159,000,000,000')
    """
    number = float(f"{1 / share:.3g}")
    return format_decimal(number, 1 if number < 100 else 0, language)


def _hundredths(share: float, language: str) -> str:
    hundredths = 100 * share
    places = 1 if hundredths == 0 or hundredths >= 1 else 1 - floor(log10(hundredths))
    return format_decimal(hundredths, places, language)


WIDTH = 30
MOST = 24
"""Most bars in one chart; more distinct numbers than this are grouped."""
_EIGHTHS = " ▏▎▍▌▋▊▉█"


class Bar(NamedTuple):
    """The deals with a number from `low` to `high`, both included if all are whole."""

    low: float
    high: float
    deals: int


def bars_of(answer: Numbers) -> list[Bar]:
    """A bar for each number, including gaps in a dense range; or bars of a round width.

    >>> bars_of(Numbers({8: 1, 10: 2}))
    [Bar(low=8, high=8, deals=1), Bar(low=9, high=9, deals=0), Bar(low=10, high=10, deals=2)]
    """
    whole = all(isinstance(number, int) for number in answer.counts)
    spread = answer.high - answer.low
    near = whole and spread < min(MOST, 2 * len(answer.counts))
    if len(answer.counts) <= MOST and not near:
        return [Bar(number, number, count) for number, count in answer.counts.items()]
    width = 1 if near else _round_up(2 * spread / MOST, whole=whole)
    counts: dict[int, int] = {}
    for number, count in answer.counts.items():
        place = int(number // width)
        counts[place] = counts.get(place, 0) + count
    return [
        Bar(place * width, (place + 1) * width - whole, counts.get(place, 0))
        for place in range(min(counts), max(counts) + 1)
    ]


def bar_lines(answer: Numbers, language: str) -> Iterator[str]:
    """One line a bar: the number, its frequency, the bar."""
    bars = bars_of(answer)
    names = [bar_label(bar, language) for bar in bars]
    shares = [format_tenths(bar.deals / answer.deals, language) for bar in bars]
    most = max(bar.deals for bar in bars)
    for label, share, bar in zip(names, shares, bars, strict=True):
        eighths = round(8 * WIDTH * bar.deals / most)
        block = "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()
        yield f"{label:>{max(map(len, names))}}  {share:>{max(map(len, shares))}}  {block}".rstrip()


def bar_label(bar: Bar, language: str) -> str:
    """The label of a bar."""
    low, high = format_number(bar.low, language), format_number(bar.high, language)
    return low if low == high else f"{low} … {high}"


def _round_up(width: float, *, whole: bool) -> float:
    """Round up to 1, 2, 5, 10, 20 …, or to tenths and hundredths of these if not `whole`."""
    power = 10.0 ** (ceil(log10(width)) - 1)
    rounded = next(power * digit for digit in (1, 2, 5, 10) if power * digit >= width)
    return max(1, round(rounded)) if whole else rounded


RARE = 1e-6
"""Below this frequency only "one deal in N" is printed."""
ReportRow = tuple[str, str, str, str, str]
"""Label, mean or share, its interval, standard deviation, range."""


def format_report(result: Results, language: str) -> str:
    """The result as text: what was dealt, the table, the distribution of each number."""
    lines = [*([result.title] if result.title else []), format_summary(result, language), ""]
    rows = [column_headings(language), *table_rows(result, language)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = (f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True))
        lines.append("  ".join([f"{first:<{widths[0]}}", *cells]).rstrip())
    for name, answer in result.answers.items():
        if isinstance(answer, Numbers) and not result.names[name].key:
            measured = result.names[name].label(language)
            lines += ["", measured, *(f"  {line}" for line in bar_lines(answer, language))]
    return "\n".join(lines)


def html_report(result: Results, language: str) -> str:
    """The result as HTML, for notebooks."""
    first, *others = [column_headings(language), *table_rows(result, language)]
    head = "".join(f"<th>{escape(cell)}</th>" for cell in first)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in others)
    said = "<br>".join(escape(text) for text in (result.title, format_summary(result, language)) if text)
    return f"<p>{said}</p><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def format_summary(result: Results, language: str) -> str:
    """The number of deals, and how often the condition holds."""
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
    known = "counted" if result.probability else "estimated"
    size = ".rare" if result.frequency < RARE else ""
    return f"{dealt} {say(f'simulation.{known}{size}', facts, language)}"


def column_headings(language: str) -> ReportRow:
    """The column headings."""
    columns = ("measure", "mean", "interval", "deviation", "range")
    measure, average, interval, deviation, spread = (
        say(f"simulation.{column}", {}, language) for column in columns
    )
    return measure, average, interval, deviation, spread


def table_rows(result: Results, language: str) -> Iterator[ReportRow]:
    """A row for each measure, followed by one for each of its words or values."""
    above = ""
    for name, answer in result.answers.items():
        whose = result.names[name]
        if whose.key and whose.measure != above:
            yield whose.heading(language), "", "", "", ""
        above = whose.measure if whose.key else ""
        yield from _rows(
            f"  {whose.label(language)}" if whose.key else whose.label(language), answer, language
        )


def _rows(label: str, answer: Answer, language: str) -> Iterator[ReportRow]:
    match answer:
        case Numbers():
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
        case YesNo():
            yield (
                label,
                format_percent(answer.share, language),
                format_percent_interval(answer.interval, language),
                "",
                "",
            )
        case Categories():
            yield label, "", "", "", ""
            for word in answer.counts:
                interval = format_percent_interval(answer.interval(word), language)
                yield f"  {word}", format_percent(answer.share(word), language), interval, "", ""
