"""The JSON of entries of an event's log, and of the values in them, as types of the protocol.

Their definitions are made from the codecs that read and write them; as values of Python they are plain JSON.
"""

from functools import cache
from typing import Annotated, Any

from pydantic import GetJsonSchemaHandler, JsonValue, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType

from chelem.events.log.accidents import accident_json
from chelem.events.log.entries.registry import ENTRIES
from chelem.events.log.entry_json import AUTHOR, CODECS
from chelem.events.log.values import DEFINITIONS
from chelem.formats.json_types import ActionCode, CardCode, SeatCode, SideCode, StrainCode
from chelem.formats.log.codec import Schema
from chelem.formats.log.values import DEFINITIONS as MATCH_DEFINITIONS
from chelem.formats.log.values import NUMBER, TEXT

_KNOWN: dict[str, Any] = {
    "seat": SeatCode,
    "side": SideCode,
    "strain": StrainCode,
    "card": CardCode,
    "action": ActionCode,
}
"""The definitions of a match's log that the protocol has for itself."""
DRAW = DEFINITIONS["Draw"]
_NAMES = {"contract": "LogContract"}
"""The names of the others in the protocol."""


class Described:
    """Describes plain JSON by a schema of codecs, whose references lead to definitions of the protocol."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema

    def __get_pydantic_json_schema__(
        self, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        linked: JsonSchemaValue = _linked(self.schema, handler)
        return linked


def _linked(schema: Any, handler: GetJsonSchemaHandler) -> Any:
    """Return a schema with its references led to definitions, which are added to those of the handler."""
    if isinstance(schema, list):
        return [_linked(part, handler) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        kind = _type(schema["$ref"].rpartition("/")[2])
        return handler(TypeAdapter(list[kind]).core_schema)["items"]  # type: ignore[valid-type] # made from a name
    return {name: _linked(part, handler) for name, part in schema.items()}


@cache
def _type(name: str) -> Any:
    """Return the type of the protocol for a definition."""
    if name in _KNOWN:
        return _KNOWN[name]
    schema = (_ENTRIES | _ACCIDENTS).get(name) or DEFINITIONS.get(name) or MATCH_DEFINITIONS[name]
    return TypeAliasType(_NAMES.get(name, name), Annotated[dict[str, JsonValue], Described(schema)])


def _tagged(tag: str, name: str, schema: Schema) -> Schema:
    return {
        **schema,
        "properties": {tag: {"const": name}, **schema["properties"]},
        "required": [tag, *schema["required"]],
    }


def entry_schemas() -> dict[str, Schema]:
    """Return the schema of each entry as clients send it, by its name under `event`."""
    return {name: _tagged("event", name, codec.schema) for name, codec in CODECS.items()}


_ENTRIES = {kind.__name__: entry_schemas()[kind.entry] for kind in ENTRIES}
"""A schema for each kind of entry, by the name of its class."""
_ACCIDENTS = {
    kind.__name__: _tagged("accident", kind.accident, accident_json.CODECS[kind.accident].schema)
    for kind in accident_json.ACCIDENTS
}
"""A schema for each kind of accident, by the name of its class."""

EventLogEntry = TypeAliasType(
    "EventLogEntry",
    Annotated[
        dict[str, JsonValue],
        Described(
            {
                "description": "What an entry of an event's log says; `event` tells which entry it is.",
                "oneOf": [{"$ref": f"#/$defs/{name}"} for name in _ENTRIES],
            }
        ),
    ],
)
"""What an entry says, by its name under `event`; the log's codecs check it."""
EventAccident = TypeAliasType(
    "EventAccident",
    Annotated[
        dict[str, JsonValue],
        Described(
            {
                "description": "What went wrong at a table; `accident` tells which of these it is.",
                "oneOf": [{"$ref": f"#/$defs/{name}"} for name in _ACCIDENTS],
            }
        ),
    ],
)
"""What went wrong at a table, by its name under `accident`; `read_accident` checks it."""
EventEntryStamp = TypeAliasType(
    "EventEntryStamp",
    Annotated[
        dict[str, JsonValue],
        Described(
            {
                "type": "object",
                "description": "What an entry has in the log besides: its number, who wrote it, where, when.",
                "properties": {
                    "version": NUMBER.schema,
                    "by": AUTHOR.schema,
                    **dict.fromkeys(("device", "client", "at"), TEXT.schema),
                },
                "required": ["version", "by"],
            }
        ),
    ],
)
"""What the server adds to an entry."""
EnteredJson = Annotated[dict[str, JsonValue], Described({"$ref": "#/$defs/EntrantEntered"})]
"""An entry that enters an entrant; the log's codec writes it."""
SittingJson = Annotated[dict[str, JsonValue], Described({"$ref": "#/$defs/Sitting"})]
"""Who sits at a table, and with which boards; the log's codec writes it."""
EventOutcome = Annotated[dict[str, JsonValue], Described({"$ref": "#/$defs/EventOutcome"})]
"""A ruling on a board; the log's codecs write it."""
EventMovement = Annotated[dict[str, JsonValue], Described({"$ref": "#/$defs/Movement"})]
"""A movement, as an entry `planned` takes it; the log's codec writes and reads it."""
EventDrawRecord = TypeAliasType(
    "EventDrawRecord",
    Annotated[
        dict[str, JsonValue],
        Described(
            {
                **DRAW,
                "description": "A draw with its inputs, as `chelem event draw` reads it.",
                "properties": {"format": NUMBER.schema, **DRAW["properties"]},
                "required": ["format", *DRAW["required"]],
            }
        ),
    ],
)
"""A draw of the log as a file; `draw_json` writes it."""
ChosenSettingsJson = Annotated[dict[str, JsonValue], Described({"$ref": "#/$defs/ChosenSettings"})]
"""Settings of an event in place of those of its profile; the log's codec checks them."""
