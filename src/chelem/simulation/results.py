"""The result of a simulation."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from chelem.core import freeze
from chelem.simulation.answers import Answer, Interval, proportion_interval
from chelem.simulation.measures import DoubleDummy


@dataclass(frozen=True, slots=True)
class MeasureName:
    """The name of a measure, and the key of one of its values if it has several.

    `labeller` is the measure itself if it has labels of its own.
    """

    measure: str
    key: str = ""
    labeller: DoubleDummy | None = None

    def label(self, language: str) -> str:
        """Return the label of the value, or of the measure if it has only one."""
        if self.key:
            return self.labeller.label_of(self.key, language) if self.labeller else self.key
        return self.heading(language)

    def heading(self, language: str) -> str:
        """Return the label of the measure."""
        return self.labeller.label(language) if self.labeller else self.measure


@dataclass(frozen=True, slots=True)
class Results:
    """The summary of each measure over `deals` deals that meet the condition.

    They were kept out of `tried` deals, drawn from the fraction `sampled_fraction` of all deals.
    `probability` is that of the condition if it was counted exactly, otherwise None. The same `seed` gives
    the same result. `answers` is keyed by measure, or by `"measure: value"` if a measure has several values;
    `names` splits these keys.
    """

    deals: int
    tried: int
    sampled_fraction: Fraction
    probability: Fraction | None
    seed: int
    answers: Mapping[str, Answer]
    names: Mapping[str, MeasureName] = field(repr=False)
    title: str = ""

    def __post_init__(self) -> None:
        freeze(self, "answers", "names")

    def __getitem__(self, name: str) -> Answer:
        """Return the answer of a measure, or of a value (a lead, `"SQ"`) that only one measure has."""
        found = [key for key, named in self.names.items() if name in (key, named.key)]
        if len(found) != 1:
            raise KeyError(f"{name!r} is not one of {', '.join(map(repr, self.answers))}")
        return self.answers[found[0]]

    @property
    def answer(self) -> Answer:
        """The answer of the only measure; `ValueError` if there are several."""
        (answer,) = self.answers.values()
        return answer

    @property
    def frequency(self) -> float:
        """The probability that a random deal meets the condition, counted exactly or estimated."""
        return float(self.probability or self.sampled_fraction * self.deals / self.tried)

    @property
    def interval(self) -> Interval:
        """The 95 % confidence interval of the frequency; a single point if it was counted exactly."""
        if self.probability is not None:
            return self.frequency, self.frequency
        low, high = proportion_interval(self.deals, self.tried)
        return low * float(self.sampled_fraction), high * float(self.sampled_fraction)

    def to_dict(self) -> dict[str, object]:
        """Return the result as plain values; `share` is `sampled_fraction`."""
        return {
            "deals": self.deals,
            "tried": self.tried,
            "share": float(self.sampled_fraction),
            "probability": None if self.probability is None else float(self.probability),
            "frequency": self.frequency,
            "interval": self.interval,
            "seed": self.seed,
            "title": self.title,
            "measures": {name: answer.to_dict() for name, answer in self.answers.items()},
        }

    def to_json(self) -> str:
        """Return `to_dict` as JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False)
