"""Reads the options of a game: names and values that its frozen dataclass allows."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, get_args, get_type_hints

from chelem.core.errors import BadOption
from chelem.engine.game import Game
from chelem.games.registry import GAMES


def new_game(name: str, given: Mapping[str, object] | None = None) -> Game:
    """The game of that name with these options, the others at their defaults."""
    if name not in GAMES:
        raise BadOption("game.unknown", game=name, games=", ".join(GAMES))
    game: Game = GAMES[name]()
    choices = allowed(game)
    for option, value in (given or {}).items():
        if option not in choices:
            raise BadOption("option.unknown", option=option, options=", ".join(choices) or "–")
        if not any(value == choice and type(value) is type(choice) for choice in choices[option]):
            raise BadOption("option.value", option=option, value=value, values=_listed(choices[option]))
    return GAMES[name](type(game.options)(**(given or {})))


def allowed(game: Game) -> dict[str, tuple[object, ...]]:
    """The values that each option of a game may take."""
    hints = get_type_hints(type(game.options))
    return {
        field.name: (False, True) if hints[field.name] is bool else get_args(hints[field.name])
        for field in fields(game.options)
    }


def chosen(game: Game) -> dict[str, Any]:
    """The options of a game that differ from the defaults."""
    return {
        field.name: value
        for field in fields(game.options)
        if (value := getattr(game.options, field.name)) != field.default
    }


def read_options(name: str, texts: Mapping[str, str]) -> dict[str, object]:
    """Options typed as text, `redouble=true`, as values; unknown texts are left for `new_game` to refuse."""
    choices = allowed(new_game(name))
    return {
        option: next((value for value in choices.get(option, ()) if _text(value) == text), text)
        for option, text in texts.items()
    }


def _text(value: object) -> str:
    return str(value).lower()


def _listed(values: tuple[object, ...]) -> str:
    return ", ".join(map(_text, values))
