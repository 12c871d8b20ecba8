"""The answer to a question of many deals."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from chelem.core.frozen import freeze
from chelem.simulation.answers import Answer
from chelem.simulation.intervals import Interval, of_proportion
from chelem.simulation.measures import DoubleDummy

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True, slots=True)
class Name:
    """Whose values they are: the name of a measure, and which of its values where it gives several.

    `asked` is the measure where it says to a person what it is.
    """

    measure: str
    key: str = ""
    asked: DoubleDummy | None = None

    def label(self, language: str) -> str:
        """The value, or the measure where it has but one."""
        if self.key:
            return self.asked.label_of(self.key, language) if self.asked else self.key
        return self.heading(language)

    def heading(self, language: str) -> str:
        """The measure."""
        return self.asked.label(language) if self.asked else self.measure


@dataclass(frozen=True, slots=True)
class Simulation:
    """What each measure gave over `deals` deals that meet the condition.

    They were found among `tried` deals, which were drawn from the `share` of all deals that could be told
    beforehand. `probability` is that of the condition where it could be counted, else None. The same `seed`
    gives the same answer again. `answers` go by the name of the measure, `"measure: value"` where it gives
    several values; `names` tell these apart.
    """

    deals: int
    tried: int
    share: Fraction
    probability: Fraction | None
    seed: int
    answers: Mapping[str, Answer]
    names: Mapping[str, Name] = field(repr=False)
    title: str = ""

    def __post_init__(self) -> None:
        freeze(self, "answers", "names")

    def __getitem__(self, name: str) -> Answer:
        return self.answers[name]

    def __str__(self) -> str:
        return self.say("en")

    @property
    def answer(self) -> Answer:
        """The answer of the only measure; `ValueError` where there are several."""
        (answer,) = self.answers.values()
        return answer

    @property
    def frequency(self) -> float:
        """The probability that any deal meets the condition: counted, or else estimated."""
        return float(self.probability or self.share * self.deals / self.tried)

    @property
    def interval(self) -> Interval:
        """The 95 % confidence interval of the frequency; a point where it was counted."""
        if self.probability is not None:
            return self.frequency, self.frequency
        low, high = of_proportion(self.deals, self.tried)
        return low * float(self.share), high * float(self.share)

    def say(self, language: str) -> str:
        """The answer as a table, in `language` ("fr" or "en")."""
        from chelem.simulation.report import report  # noqa: PLC0415 - to say it takes the catalogue

        return report(self, language)

    def _repr_html_(self) -> str:
        from chelem.simulation.report import page  # noqa: PLC0415 - to say it takes the catalogue

        return page(self, "en")

    def plot(self, language: str = "en") -> "Figure":
        """A figure of matplotlib's, a chart for each measure; `Unanswered` where that is not installed."""
        from chelem.simulation.plots import figure  # noqa: PLC0415 - an optional part

        return figure(self, language)

    def to_dict(self) -> dict[str, object]:
        """The answer for programs, in plain values; `share` and `probability` are parts of all deals."""
        return {
            "deals": self.deals,
            "tried": self.tried,
            "share": float(self.share),
            "probability": None if self.probability is None else float(self.probability),
            "frequency": self.frequency,
            "interval": self.interval,
            "seed": self.seed,
            "title": self.title,
            "measures": {name: answer.to_dict() for name, answer in self.answers.items()},
        }

    def to_json(self) -> str:
        """`to_dict` as JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False)
