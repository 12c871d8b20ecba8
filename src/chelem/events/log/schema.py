"""The JSON Schema of what entries of an event's log say."""

from typing import Any

from chelem.events.log.entry_json import CODECS
from chelem.formats.log.codec import Schema
from chelem.formats.log.values import DEFINITIONS


def entry_schema() -> Schema:
    """Return one schema for all entries as they are sent, which `event` tells apart."""
    return {"oneOf": [_named(name, _whole(codec.schema)) for name, codec in CODECS.items()]}


def _named(name: str, schema: Schema) -> Schema:
    return {
        **schema,
        "properties": {"event": {"const": name}, **schema["properties"]},
        "required": ["event", *schema["required"]],
    }


def _whole(schema: Any) -> Any:
    """Return a schema with the definitions that it refers to in their places."""
    if isinstance(schema, list):
        return [_whole(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _whole(DEFINITIONS[schema["$ref"].rpartition("/")[2]])
    return {name: _whole(part) for name, part in schema.items()}
