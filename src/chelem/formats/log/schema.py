"""The JSON Schema of log entries, from the codecs that read and write them."""

from chelem.engine.events import Event, Started
from chelem.formats.log.codec import Schema
from chelem.formats.log.events import EVENT_TYPES, event_codecs
from chelem.formats.log.started import FORMATS
from chelem.formats.log.values import DEFINITIONS, NUMBER, TEXT

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def log_schema() -> Schema:
    """Return the schema of one line of a log, with a definition for each event and for shared values."""
    events = {kind.event: _entry(kind) for kind in EVENT_TYPES}
    return {
        "$schema": DIALECT,
        "title": f"An entry of a log of Chelem, format {' or '.join(map(str, FORMATS))}",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in events],
        "$defs": events | DEFINITIONS,
    }


def _entry(kind: type[Event]) -> Schema:
    """Return the schema of an event with the properties of every entry; a start has version 0."""
    schema = event_codecs("en")[kind].schema
    first = {"const": 0} if kind is Started else NUMBER.schema | {"minimum": 0}
    properties = {
        "version": first,
        "event": {"const": kind.event},
        **schema["properties"],
        "at": TEXT.schema | {"description": "A time in UTC, which no rule reads."},
        "id": TEXT.schema | {"description": "The sender's own id of the move."},
        "chain": TEXT.schema | {"description": "A hash of this entry and all before it (format 2)."},
    }
    return schema | {"properties": properties, "required": ["version", "event", *schema["required"]]}
