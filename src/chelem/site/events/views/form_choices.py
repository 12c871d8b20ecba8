"""The forms in which an event may be opened, as the pages of new events offer them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, get_args

from typing_extensions import TypedDict

from chelem.events.forms.form import Form
from chelem.events.forms.registry import COMPARISONS, EVENT_FORMS, form_of
from chelem.events.settings import PLAIN, Matches, Method, Scale, ScoringSettings
from chelem.formats.json_types import one_of
from chelem.i18n import say


class EventFormValue(TypedDict):
    """A value of an option of a form."""

    value: str
    title: str


class EventFormOption(TypedDict):
    """An option of a form: one of a few values, or a text where there are none."""

    name: str
    title: str
    values: list[EventFormValue]
    numbers: bool
    """Whether it is a list of numbers, such as a file may have."""


class EventFormChoice(TypedDict):
    """A way to score events, and what opens one that is scored so."""

    name: str
    title: str
    matches: list[Annotated[str, one_of(*get_args(Matches))]]
    """Whose matches such events play: of pairs, of teams, or none."""
    method: Annotated[str, one_of(*get_args(Method))]
    scale: Annotated[str, one_of(*get_args(Scale))]
    form: str
    """What the settings call it; empty for forms that method, scale and matches tell apart."""
    options: list[EventFormOption]


def form_choices(language: str) -> list[EventFormChoice]:
    """Return the forms in the order of menus; what differs only in whose matches are played is one choice."""
    found: dict[tuple[bool, str, str, str], EventFormChoice] = {}
    for settings in _ways():
        form = form_of(settings)
        key = (form.teams is not None, settings.method, settings.scale, settings.form)
        choice = found.setdefault(key, _choice(form, language))
        if settings.matches not in choice["matches"]:
            choice["matches"].append(settings.matches)
    return list(found.values())


def _ways() -> Iterator[ScoringSettings]:
    """Yield the settings of all forms; matches of pairs may be compared in every way."""
    for form in EVENT_FORMS.values():
        yield form.stored()
    for method in COMPARISONS:
        yield replace(PLAIN, method=method, matches="pairs")


def _choice(form: Form, language: str) -> EventFormChoice:
    settings = form.settings
    return {
        "name": form.name,
        "title": say(f"form-{form.name}", {}, language),
        "matches": [],
        "method": settings.method,
        "scale": settings.scale,
        "form": settings.form,
        "options": [_option(form, option, language) for option in form.options],
    }


def _option(form: Form, option: str, language: str) -> EventFormOption:
    code = f"form-{form.name}-{option}"
    return {
        "name": option,
        "title": say(code, {}, language),
        "values": [
            {"value": value, "title": say(f"{code}-{value}", {}, language)}
            for value in form.offered.get(option, ())
        ],
        "numbers": option in form.lists,
    }
