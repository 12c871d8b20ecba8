"""What an event is scored with in place of the settings of its profile."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from fractions import Fraction

from chelem.core import BadOption, freeze
from chelem.events.forms.registry import EVENT_FORMS
from chelem.events.settings import ScoringSettings, SingleRanking, TieBreak
from chelem.scoring.competition.butler import ExactFive
from chelem.scoring.competition.swiss_pairs import MatchMost

LIMITS = {"places": (0, 6), "trim": (0, 50), "trim_from": (1, 100), "imps_of_average": (0, 24)}
"""The least and the most that a number may be."""


@dataclass(frozen=True, slots=True)
class ChosenSettings:
    """Settings of an event that are not those of its profile: None for one that is.

    Their names and values are those of `ScoringSettings`; method, matches and scale are chosen apart, and the
    `form` is one that these do not name.
    """

    places: int | None = None
    tie_breaks: tuple[TieBreak, ...] | None = None
    trim: int | None = None
    trim_from: int | None = None
    exact_five: ExactFive | None = None
    lift: bool | None = None
    imps_of_average: Fraction | None = None
    single_ranking: SingleRanking | None = None
    match_most: MatchMost | None = None
    form: str | None = None
    form_options: Mapping[str, str] | None = None

    def __post_init__(self) -> None:
        freeze(self, "form_options")

    def applied_to(self, profile: ScoringSettings) -> ScoringSettings:
        """Return the settings of a profile with those chosen in their places."""
        chosen = {field.name: getattr(self, field.name) for field in fields(self)}
        return replace(profile, **{name: value for name, value in chosen.items() if value is not None})

    def check(self) -> None:
        """Raise `BadOption` for a number out of its limits, a tie-break named twice, or an unknown form."""
        for name, (least, most) in LIMITS.items():
            value = getattr(self, name)
            if value is not None and not least <= value <= most:
                raise BadOption("event.settings.number", name=name, least=least, most=most)
        rules = self.tie_breaks or ()
        for rule in rules:
            if rules.count(rule) > 1:
                raise BadOption("event.settings.twice", rule=rule)
        if self.form or self.form_options:
            EVENT_FORMS.find(self.form or "").check_options(self.form_options or {})
