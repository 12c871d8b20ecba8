"""The JSON Schema of convention cards, from the agreements of the systems: for editors and other programs."""

import re
from typing import Any

from chelem.bots.configuration import DEFAULT_STYLE
from chelem.bots.convention_cards.card import MOST_TEXT
from chelem.bots.systems.names import SUFFIX, known_systems
from chelem.bots.systems.syntax import BOXES, Agreement
from chelem.bots.systems.system import System

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_TEXT = {"type": "string", "maxLength": MOST_TEXT}


def card_schema() -> dict[str, Any]:
    """Return the schema of a card: its keys, and the agreements of each system with their choices.

    It is closed: no card has what it does not name. A card whose system is a file may have any agreements.
    Which choices a system forbids together is not part of it.
    """
    systems = known_systems()
    return {
        "$schema": DIALECT,
        "title": "A convention card of Chelem",
        "type": "object",
        "required": ["system"],
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in (*systems, "own-system")],
        "$defs": {name: _card(System.load(name)) for name in systems} | {"own-system": _card_of_file()},
    }


def _card(system: System) -> dict[str, Any]:
    styles = ["", DEFAULT_STYLE, *system.styles]
    boxes = {box: _box([found for found in system.agreements.values() if found.box == box]) for box in BOXES}
    return _closed({"system": {"const": system.name}, "style": {"enum": styles}}, boxes)


def _card_of_file() -> dict[str, Any]:
    box = {"type": "object", "additionalProperties": {"type": "string"}}
    name = _TEXT | {"pattern": f"{re.escape(SUFFIX)}$", "description": "A file of rules."}
    return _closed({"system": name, "style": _TEXT}, dict.fromkeys(BOXES, box))


def _closed(own: dict[str, Any], boxes: dict[str, Any]) -> dict[str, Any]:
    people = {"title": _TEXT, "players": {"type": "array", "items": _TEXT}, "notes": _TEXT}
    return {"properties": {**own, **people, **boxes}, "additionalProperties": False}


def _box(agreements: list[Agreement]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {
            agreement.name: {
                "description": agreement.titles.en,
                "oneOf": [
                    {"const": choice.name, "description": choice.titles.en} for choice in agreement.choices
                ],
            }
            for agreement in agreements
        },
        "additionalProperties": False,
    }
