"""How the event of a CSV is scored: the table of settings below its results."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeVar, get_args

from chelem.core import BadOption, ParseError
from chelem.events.chosen_settings import LIMITS
from chelem.events.event_results import EventResults
from chelem.events.files.csv_outcomes import decimal_cell, plain_number
from chelem.events.files.csv_tables import CsvRow
from chelem.events.files.score_text import parse_decimal
from chelem.events.forms.form import TeamForm
from chelem.events.forms.registry import COMPARISONS, EVENT_FORMS, form_of
from chelem.events.settings import PLAIN, Matches, Method, ScoringSettings, SingleRanking, TieBreak
from chelem.scoring.competition.butler import ExactFive
from chelem.text.normalising import fold

_METHODS: Mapping[str, Method] = {
    word: comparison.name for comparison in COMPARISONS.values() for word in comparison.csv_words
}
_MATCHES: Mapping[str, Matches] = {
    **dict.fromkeys(("none", "aucun"), "none"),
    **dict.fromkeys(("pairs", "paires"), "pairs"),
    **dict.fromkeys(("teams", "equipes"), "teams"),
}
_WINNERS: Mapping[str, Literal[1, 2]] = {"1": 1, "2": 2}
_MOST: Mapping[str, Literal[10, 20]] = {"10": 10, "20": 20}
_FIVES: Mapping[str, ExactFive] = {"away": "away", "even": "even"}
_TIES: Mapping[str, TieBreak] = {rule: rule for rule in get_args(TieBreak)}
_SINGLE: Mapping[str, SingleRanking] = {"by-result": "by-result", "alternating": "alternating"}
_LIFTED: Mapping[str, bool] = {"yes": True, "oui": True, "no": False, "non": False}
_VICTORY_POINTS = ("victory points", "points de victoire")
"""The setting that says which form of matches teams play."""
_NUMBERS = {"decimals": "places", "butler trim": "trim", "butler trim from": "trim_from"}
"""The settings that are whole numbers, by their names in a file."""
_CHOICES: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    **dict.fromkeys(("scoring", "calcul"), ("method", _METHODS)),
    **dict.fromkeys(("matches", "matchs"), ("matches", _MATCHES)),
    "most victory points": ("match_most", _MOST),
    "average plus at least own": ("lift", _LIFTED),
    "butler exact fives": ("exact_five", _FIVES),
    **dict.fromkeys(("single ranking", "classement unique"), ("single_ranking", _SINGLE)),
}
"""The settings that are one of several words: which they are, and what the words mean."""
T = TypeVar("T")


@dataclass(slots=True)
class CsvScoring:
    """The settings of a file while it is read."""

    settings: ScoringSettings = PLAIN
    winners: Literal[1, 2] = 1
    title: str = ""
    date: str = ""
    unfinished: set[int] = field(default_factory=set)
    expected: dict[int, int] = field(default_factory=dict)

    def read(self, row: CsvRow) -> None:
        """Take over a setting; `ParseError` for one that is not known, or another value."""
        name, value = fold(row.get("setting", "")), row.get("value", "")
        match name:
            case "title" | "titre":
                self.title = value
            case "date":
                self.date = value
            case "winners" | "gagnants":
                self.winners = known_value(name, value, _WINNERS)
            case "unfinished boards":
                self.unfinished = {small_number(board) for board in value.split()}
            case "expected results":
                pairs = [pair.partition(":") for pair in value.split()]
                self.expected = {small_number(board): small_number(count) for board, _, count in pairs}
            case _:
                self.settings = _scored(self.settings, name, value)

    def check(self) -> None:
        """Raise `ParseError` for a form that does not fit the matches, or options that do not go together."""
        try:
            form_of(self.settings).check_options(self.settings.form_options)
        except BadOption as error:
            raise ParseError.like(error) from error


def _scored(settings: ScoringSettings, name: str, value: str) -> ScoringSettings:
    if name in _VICTORY_POINTS:
        forms = {word: form for form in EVENT_FORMS.of_teams for word in form.csv_words}
        known_value(name, value, {word: form.csv_words[0] for word, form in forms.items()})
        return forms[fold(value)].named_in(settings)
    if name in (options := _form_options()):
        _, option = options[name]
        return replace(settings, form_options={**settings.form_options, option: value})
    if name in _CHOICES:
        field_name, values = _CHOICES[name]
        return replace(settings, **{field_name: known_value(name, value, values)})
    if name in _NUMBERS:
        numbers: dict[str, Any] = {_NUMBERS[name]: _limited(name, value)}
        return replace(settings, **numbers)
    match name:
        case "imps of average plus":
            imps = parse_decimal(plain_number(value))
            if imps is None:
                raise ParseError("event.csv-amount", text=value)
            return replace(settings, imps_of_average=imps)
        case "tie breaks" | "departage":
            rules = tuple(known_value(name, rule, _TIES) for rule in value.split())
            return replace(settings, tie_breaks=rules)
    raise ParseError("event.csv-setting", name=name, values=", ".join(SETTINGS))


def _form_options() -> Mapping[str, tuple[type[TeamForm], str]]:
    """Return the options of forms of teams by their names in a file: the form's word, then its own."""
    return {
        f"{form.csv_words[0]} {option}": (form, option)
        for form in EVENT_FORMS.of_teams
        for option in form.options
    }


def _limited(name: str, value: str) -> int:
    """Return the whole number of a setting; `ParseError` for one out of its limits, or anything else."""
    least, most = LIMITS[_NUMBERS[name]]
    if value not in map(str, range(least, most + 1)):
        raise ParseError("event.settings.number", name=name, least=least, most=most)
    return int(value)


SETTINGS = (
    *("title", "date", "scoring", "matches", "victory points", "most victory points", "imps of average plus"),
    *("average plus at least own", "decimals", "butler trim", "butler trim from", "butler exact fives"),
    *("winners", "tie breaks", "single ranking", "unfinished boards", "expected results"),
)
"""The settings of a file, in the order in which they are written."""


def known_value(name: str, value: str, values: Mapping[str, T]) -> T:
    """Return what a word means; `ParseError`, with the words that are known, for another."""
    if fold(value) not in values:
        known = dict.fromkeys(map(str, values.values()))
        raise ParseError("event.csv-value", name=name, value=value, values=", ".join(known))
    return values[fold(value)]


def small_number(text: str) -> int:
    """Return a whole number from 1 to 9999; `ParseError` for anything else."""
    if not (text.isascii() and text.isdecimal() and len(text) < 5 and int(text)):
        raise ParseError("event.board", text=text)
    return int(text)


def _unusual(settings: ScoringSettings, name: str) -> str:
    """Return a number as text, nothing if it is the usual one."""
    value = getattr(settings, name)
    return "" if value == getattr(PLAIN, name) else str(value)


def setting_rows(results: EventResults) -> Iterator[CsvRow]:
    """Yield the settings of an event as rows: how it is scored, and what else is not as usual."""
    settings, form = results.settings, results.form
    values = {
        "title": results.title,
        "date": results.date,
        "scoring": settings.method,
        "matches": "" if form.matches is None else settings.matches,
        "victory points": "" if form.teams is None else form.teams.csv_words[0],
        "most victory points": "" if settings.match_most == PLAIN.match_most else str(settings.match_most),
        "imps of average plus": ""
        if settings.imps_of_average is None
        else decimal_cell(settings.imps_of_average),
        "average plus at least own": "" if settings.lift else "no",
        "butler exact fives": "" if settings.exact_five == PLAIN.exact_five else settings.exact_five,
        **{name: _unusual(settings, setting) for name, setting in _NUMBERS.items()},
        "tie breaks": " ".join(settings.tie_breaks),
        "single ranking": _unusual(settings, "single_ranking"),
        "winners": "2" if results.winners == 2 else "",
        "unfinished boards": " ".join(str(board.board) for board in results.counted if board.unfinished),
        "expected results": " ".join(
            f"{board.board}:{board.expected}" for board in results.counted if board.expected
        ),
    }
    for name in SETTINGS:
        if values[name]:
            yield {"setting": name, "value": values[name]}
    for name, (_, option) in _form_options().items() if form.teams else ():
        if option in settings.form_options:
            yield {"setting": name, "value": settings.form_options[option]}
