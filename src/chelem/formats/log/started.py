"""The codec of `started`: a game and a form of match by name, and their non-default parameters."""

from dataclasses import fields
from typing import Any

from chelem.core import ParseError
from chelem.engine import Match, Options, Started
from chelem.engine.admit import check_start
from chelem.formats.log.codec import Codec, Misfit, Schema, first_sentence, of_type, read_property
from chelem.formats.log.values import DRAWN, NUMBER, PLAYERS, TEXT
from chelem.games import GAMES, new_game, new_match
from chelem.matches.parameters import parameters

FORMATS = (1, 2, 3)
"""The formats that are read; a log is written in the one that its start names."""
LATEST_FORMAT = FORMATS[-1]
_OBJECT = of_type(dict, {"type": "object"})


def _write(event: Started) -> dict[str, Any]:
    draw = {"draw": DRAWN.write(event.draw)} if event.draw else {}
    return {
        "format": event.format,
        "game": event.game.name,
        "match": {"kind": event.match.kind, **parameters(event.match)},
        "options": event.game.options.chosen(),
        "players": PLAYERS.write(event.players),
        **draw,
    }


def _read(values: dict[str, Any]) -> Started:
    """Return the start; errors for an unknown game, form of match, option or set of players."""
    if (number := read_property(values, "format", NUMBER)) not in FORMATS:
        raise ParseError("log.format", format=number)
    game = new_game(read_property(values, "game", TEXT), read_property(values, "options", _OBJECT))
    match = read_property(values, "match", _OBJECT)
    kind = read_property(match, "kind", TEXT, "match")
    form = new_match(game.name, kind, {name: value for name, value in match.items() if name != "kind"})
    for name in parameters(form):
        if name not in match:  # a log states its size, even the default one
            raise Misfit(None, "match", name, missing=True)
    draw = read_property(values, "draw", DRAWN) if "draw" in values else ()
    started = Started(game, form, read_property(values, "players", PLAYERS), number, draw)
    check_start(started)
    return started


def _schema() -> Schema:
    """Return a schema for any game, with the forms and options of the games installed."""
    properties = {
        "format": {"enum": list(FORMATS)},
        "game": TEXT.schema,
        "match": {"type": "object", "properties": {"kind": TEXT.schema}, "required": ["kind"]},
        "options": {"type": "object"},
        "players": PLAYERS.schema,
    }
    required = list(properties)
    known = [
        {
            "if": {"properties": {"game": {"const": name}}},
            "then": {
                "properties": {
                    "match": {"oneOf": list(map(match_schema, package.forms))},
                    "options": options_schema(type(package.game().options)),
                }
            },
        }
        for name, package in GAMES.items()
    ]
    return {
        "type": "object",
        "description": first_sentence(Started),
        "properties": properties | {"draw": DRAWN.schema},
        "required": required,
        "additionalProperties": False,
        "allOf": known,
    }


def match_schema(form: type[Match]) -> Schema:
    """Return the schema of a form of match: its kind and its parameters."""
    size = list(parameters(form()))
    numbers = {field.name: {"type": "integer", "minimum": 1} for field in fields(form)}
    return {
        "type": "object",
        "properties": {"kind": {"const": form.kind}, **numbers},
        "required": ["kind", *size],
        "additionalProperties": False,
    }


def options_schema(options: type[Options]) -> Schema:
    """Return the schema of a game's options, with their values and defaults."""
    settings = {
        field.name: {"enum": list(options.allowed()[field.name]), "default": field.default}
        for field in fields(options)
    }
    return {"type": "object", "properties": settings, "additionalProperties": False}


STARTED = Codec(_write, _read, _schema())
