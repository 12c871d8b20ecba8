"""Find a form of match by its kind, with its size."""

from collections.abc import Mapping
from dataclasses import fields

from chelem.core import BadOption, whole_number
from chelem.engine import Match
from chelem.games.registry import GAMES
from chelem.matches.parameters import size_of


def new_match(game: str, kind: str | None = None, given: Mapping[str, object] | None = None) -> Match:
    """Return the form of this kind with these parameters; by default the game's first form.

    `BadOption` for an unknown game, kind, parameter or value.
    """
    forms = GAMES.find(game).forms
    form = next((form for form in forms if kind in (None, form.kind)), None)
    if form is None:
        raise BadOption("match.unknown", kind=str(kind), kinds=", ".join(form.kind for form in forms))
    names = [field.name for field in fields(form)]
    for name, value in (given or {}).items():
        if name not in names:
            raise BadOption("option.unknown", option=name, options=", ".join(names) or "–")
        if type(value) is not int:
            raise BadOption("option.value", option=name, value=str(value), values="1, 2, 3 …")
    return form(**(given or {}))


def sized(game: str, text: str) -> Match:
    """Parse a form written `kind` or `kind:size`, such as `rubber`, `duplicate:8` or `target:300`."""
    kind, colon, size = text.partition(":")
    form = type(new_match(game, kind))
    if not colon:
        return form()
    name, number = size_of(form), whole_number(size)
    if name is None or number is None:
        raise BadOption("match.unknown", kind=text, kinds=", ".join(form.kind for form in GAMES[game].forms))
    return new_match(game, kind, {name: number})
