"""Summaries of a measure over many deals: numbers, yes or no, categories; 95 % confidence intervals."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from math import fsum, isfinite, pi, sqrt, tan
from numbers import Integral, Real
from statistics import NormalDist

from chelem.core import Unanswered, freeze

Interval = tuple[float, float]

CONFIDENCE = 0.95
_QUANTILE = (1 + CONFIDENCE) / 2
_Z = NormalDist().inv_cdf(_QUANTILE)


def mean_interval(mean: float, deviation: float, count: int) -> Interval:
    """Return the 95 % confidence interval of the mean of `count` values (2 or more).

    `deviation` is their standard deviation.

    >>> [round(end, 2) for end in mean_interval(9, 1.5, 100)]
    [8.7, 9.3]
    """
    half = student_t(count - 1) * deviation / sqrt(count)
    return mean - half, mean + half


def proportion_interval(found: int, count: int) -> Interval:
    """Return the 95 % confidence interval of the proportion `found` / `count` (E. B. Wilson, 1927).

    >>> [round(end, 3) for end in proportion_interval(81, 263)]
    [0.255, 0.366]
    >>> [round(end, 3) for end in proportion_interval(0, 10)]
    [0.0, 0.278]
    """
    proportion, z_squared = found / count, _Z * _Z
    middle = (proportion + z_squared / (2 * count)) / (1 + z_squared / count)
    half = (
        _Z
        * sqrt(proportion * (1 - proportion) / count + z_squared / (4 * count * count))
        / (1 + z_squared / count)
    )
    return middle - half if found else 0.0, middle + half if found < count else 1.0


def student_t(freedom: int) -> float:
    """Return the two-sided Student's t at 95 % with `freedom` degrees of freedom.

    Exact for 1 and 2, otherwise the Cornish-Fisher expansion of the normal quantile: within 0.001 from 4 on.

    >>> [round(student_t(freedom), 3) for freedom in (1, 2, 4, 10, 100)]
    [12.706, 4.303, 2.776, 2.228, 1.984]
    """
    if freedom == 1:
        return tan(pi * (_QUANTILE - 0.5))
    if freedom == 2:
        spread = 2 * _QUANTILE - 1
        return spread * sqrt(2 / (1 - spread * spread))
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


@dataclass(frozen=True, slots=True)
class Numbers:
    """How often each number occurred, from the lowest to the highest."""

    counts: Mapping[float, int]

    def __post_init__(self) -> None:
        freeze(self, "counts")

    @property
    def deals(self) -> int:
        """The deals measured."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean."""
        return fsum(number * count for number, count in self.counts.items()) / self.deals

    @property
    def deviation(self) -> float:
        """The sample standard deviation; 0 for a single deal."""
        mean, deals = self.mean, self.deals
        squares = fsum((number - mean) ** 2 * count for number, count in self.counts.items())
        return sqrt(squares / (deals - 1)) if deals > 1 else 0.0

    @property
    def interval(self) -> Interval | None:
        """The 95 % confidence interval of the mean; None for a single deal."""
        return mean_interval(self.mean, self.deviation, self.deals) if self.deals > 1 else None

    @property
    def low(self) -> float:
        """The lowest number."""
        return min(self.counts)

    @property
    def high(self) -> float:
        """The highest number."""
        return max(self.counts)

    def to_dict(self) -> dict[str, object]:
        """Return the summary as plain values; `counts` is a list of [number, occurrences]."""
        return {
            "kind": "numbers",
            "deals": self.deals,
            "mean": self.mean,
            "deviation": self.deviation,
            "interval": self.interval,
            "low": self.low,
            "high": self.high,
            "counts": [[number, count] for number, count in self.counts.items()],
        }


@dataclass(frozen=True, slots=True)
class YesNo:
    """How often the answer was yes."""

    yes: int
    deals: int

    @property
    def proportion(self) -> float:
        """The proportion of deals with yes."""
        return self.yes / self.deals

    @property
    def interval(self) -> Interval:
        """The 95 % confidence interval of that proportion."""
        return proportion_interval(self.yes, self.deals)

    def to_dict(self) -> dict[str, object]:
        """Return the summary as plain values."""
        return {
            "kind": "yes_no",
            "deals": self.deals,
            "yes": self.yes,
            "share": self.proportion,
            "interval": self.interval,
        }


@dataclass(frozen=True, slots=True)
class Categories:
    """How often each word occurred, the most frequent first."""

    counts: Mapping[str, int]

    def __post_init__(self) -> None:
        freeze(self, "counts")

    @property
    def deals(self) -> int:
        """The deals measured."""
        return sum(self.counts.values())

    def proportion(self, word: str) -> float:
        """Return the proportion of deals with this word."""
        return self.counts.get(word, 0) / self.deals

    def interval(self, word: str) -> Interval:
        """Return the 95 % confidence interval of that proportion."""
        return proportion_interval(self.counts.get(word, 0), self.deals)

    def to_dict(self) -> dict[str, object]:
        """Return the summary as plain values."""
        words = {
            word: {"count": count, "share": self.proportion(word), "interval": self.interval(word)}
            for word, count in self.counts.items()
        }
        return {"kind": "words", "deals": self.deals, "words": words}


Answer = Numbers | YesNo | Categories


CountedValue = int | float | str
"""A value as it is counted: yes and no as 1 and 0."""


@dataclass(slots=True)
class Column:
    """The counts of a measure, or of its value `key` if it has several; `kind` is yes_no, number or word."""

    measure: str
    key: str
    kind: str
    counts: Counter[CountedValue] = field(default_factory=Counter)

    def add(self, name: str, kind: str, value: CountedValue, count: int = 1) -> None:
        """Count a value; `Unanswered` if its kind differs from that of earlier values."""
        if kind != self.kind:
            raise Unanswered("measure.kinds", name=name, value=value)
        self.counts[value] += count

    @property
    def answer(self) -> Answer:
        """The summary of the counts."""
        match self.kind:
            case "yes_no":
                return YesNo(self.counts[1], self.counts.total())
            case "number":
                numbers = sorted(number for number in self.counts if not isinstance(number, str))
                return Numbers({number: self.counts[number] for number in numbers})
        by_frequency = sorted(self.counts, key=lambda word: (-self.counts[word], word))
        return Categories({str(word): self.counts[word] for word in by_frequency})


@dataclass(slots=True)
class Tally:
    """The running totals of a simulation: deals measured, deals tried, a column for each measure."""

    deals: int = 0
    tried: int = 0
    columns: dict[str, Column] = field(default_factory=dict)

    def count(self, measure: str, values: object) -> None:
        """Count a measure's value for a deal, or several values by name."""
        if isinstance(values, Mapping):
            for key, value in values.items():
                self._add(measure, str(key), value)
        else:
            self._add(measure, "", values)

    def _add(self, measure: str, key: str, value: object) -> None:
        if value is None:
            return
        name = f"{measure}: {key}" if key else measure
        kind, plain = classify(name, value)
        column = self.columns.get(name)
        if column is None:
            column = self.columns[name] = Column(measure, key, kind)
        column.add(name, kind, plain)

    def merge(self, other: "Tally") -> None:
        """Add the tally of another task."""
        self.deals += other.deals
        self.tried += other.tried
        for name, column in other.columns.items():
            own = self.columns.setdefault(name, Column(column.measure, column.key, column.kind))
            for value, count in column.counts.items():
                own.add(name, column.kind, value, count)


def classify(name: str, value: object) -> tuple[str, CountedValue]:
    """Return the kind of a value, and the value as counted; `Unanswered` for an unsupported type.

    >>> classify("made", True), classify("tricks", 9), classify("strain", "NT")
    (('yes_no', 1), ('number', 9), ('word', 'NT'))
    """
    match value:
        case bool():
            return "yes_no", int(value)
        case Enum() | str():
            return "word", str(value)
        case Integral():
            return "number", int(value)
        case Real() if isfinite(value):
            return "number", float(value)
    if getattr(value, "shape", None) == ():  # a NumPy scalar
        return classify(name, value.item())  # type: ignore[attr-defined]
    raise Unanswered("measure.value", name=name, value=repr(value))
