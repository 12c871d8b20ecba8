"""Counts what measures give, deal by deal, so that the parts of a run can be added up."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from math import isfinite
from numbers import Integral, Real

from chelem.core.errors import Unanswered
from chelem.simulation.answers import (
    Answer,
    Numbers,
    Words,
    YesNo,
)

Plain = int | float | str
"""A value as it is counted; yes and no as 1 and 0."""


@dataclass(slots=True)
class Column:
    """What a measure gave, or one of several values of it, named `key`; `kind` is yes_no, number or word."""

    measure: str
    key: str
    kind: str
    counts: Counter[Plain] = field(default_factory=Counter)

    def add(self, name: str, kind: str, value: Plain, count: int = 1) -> None:
        """Count a value; `Unanswered` where it is of another kind than those before."""
        if kind != self.kind:
            raise Unanswered("measure.kinds", name=name, value=value)
        self.counts[value] += count

    @property
    def answer(self) -> Answer:
        """What it comes to."""
        match self.kind:
            case "yes_no":
                return YesNo(self.counts[1], self.counts.total())
            case "number":
                numbers = sorted(number for number in self.counts if not isinstance(number, str))
                return Numbers({number: self.counts[number] for number in numbers})
        by_frequency = sorted(self.counts, key=lambda word: (-self.counts[word], word))
        return Words({str(word): self.counts[word] for word in by_frequency})


@dataclass(slots=True)
class Tally:
    """The deals that were tried for those measured, and a column for each measure."""

    deals: int = 0
    tried: int = 0
    columns: dict[str, Column] = field(default_factory=dict)

    def count(self, measure: str, values: object) -> None:
        """Count what a measure gave for a deal: a value, or several by name."""
        if isinstance(values, Mapping):
            for key, value in values.items():
                self._add(measure, str(key), value)
        else:
            self._add(measure, "", values)

    def _add(self, measure: str, key: str, value: object) -> None:
        if value is None:
            return
        name = f"{measure}: {key}" if key else measure
        kind, plain = plainly(name, value)
        column = self.columns.get(name)
        if column is None:
            column = self.columns[name] = Column(measure, key, kind)
        column.add(name, kind, plain)

    def merge(self, other: "Tally") -> None:
        """Add another part of the run."""
        self.deals += other.deals
        self.tried += other.tried
        for name, column in other.columns.items():
            mine = self.columns.setdefault(name, Column(column.measure, column.key, column.kind))
            for value, count in column.counts.items():
                mine.add(name, column.kind, value, count)


def plainly(name: str, value: object) -> tuple[str, Plain]:
    """The kind of a value and the value as it is counted; `Unanswered` for what is none.

    >>> plainly("made", True), plainly("tricks", 9), plainly("strain", "NT")
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
    if getattr(value, "shape", None) == ():  # a yes or no of numpy's
        return plainly(name, value.item())  # type: ignore[attr-defined]
    raise Unanswered("measure.value", name=name, value=repr(value))
