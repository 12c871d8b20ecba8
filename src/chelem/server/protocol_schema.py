"""The JSON Schema of messages, views, and the bodies and responses of HTTP calls."""

from dataclasses import is_dataclass
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from typing_extensions import is_typeddict

from chelem.calculator import description
from chelem.collections import figure_shapes
from chelem.collections import shapes as collection_shapes
from chelem.formats.json_types import Body
from chelem.server import (
    answers,
    bodies,
    event_movements,
    event_names,
    key_answers,
    lesson_shapes,
    problem_shapes,
    protocol,
    rules_html,
    set_answers,
)
from chelem.server.field_docs import describe_fields
from chelem.study import shapes as study_shapes
from chelem.tables import policy, table_request
from chelem.views import (
    challenge_shapes,
    count_shapes,
    daily_shapes,
    deal_shapes,
    event_deal_shapes,
    event_draw_shapes,
    event_file_shapes,
    event_match_shapes,
    event_movement_shapes,
    event_place_shapes,
    event_publication_shapes,
    event_shapes,
    field_shapes,
    shapes,
    sheet_shapes,
    team_shapes,
)

PUBLISHED: tuple[ModuleType, ...] = (
    shapes,
    deal_shapes,
    sheet_shapes,
    count_shapes,
    challenge_shapes,
    daily_shapes,
    team_shapes,
    event_deal_shapes,
    event_draw_shapes,
    event_file_shapes,
    event_place_shapes,
    event_match_shapes,
    event_movement_shapes,
    event_publication_shapes,
    event_shapes,
    field_shapes,
    collection_shapes,
    figure_shapes,
    description,
    answers,
    key_answers,
    set_answers,
    event_movements,
    event_names,
    bodies,
    policy,
    table_request,
    protocol,
    rules_html,
    study_shapes,
    lesson_shapes,
    problem_shapes,
)
"""The modules whose types are published."""


def protocol_schema() -> dict[str, Any]:
    """Return one definition for every published type, under its Python name."""
    kinds = {
        name: kind
        for module in PUBLISHED
        for name, kind in vars(module).items()
        if getattr(kind, "__module__", "") == module.__name__ and _is_published(name, kind)
    }
    kinds |= {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}
    adapters: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        (name, "serialization", TypeAdapter(kind)) for name, kind in kinds.items()
    ]
    _, schema = TypeAdapter.json_schemas(adapters)
    definitions = _untitled(schema["$defs"])
    for definition in definitions.values():
        if "properties" in definition:
            definition.setdefault("additionalProperties", False)
    describe_fields(definitions, PUBLISHED)
    definitions["SomeSections"]["properties"] = definitions["PictureShape"]["properties"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Chelem's tables: messages, views, bodies and responses",
        "$defs": dict(sorted(definitions.items())),
    }


def _untitled(schema: Any) -> Any:
    """Remove titles, which repeat the names of properties; a property named `title` is kept."""
    if isinstance(schema, dict):
        return {
            name: _untitled(part)
            for name, part in schema.items()
            if not (name == "title" and isinstance(part, str))
        }
    return list(map(_untitled, schema)) if isinstance(schema, list) else schema


def _is_published(name: str, kind: object) -> bool:
    if name.startswith("_") or not isinstance(kind, type):
        return False
    return is_typeddict(kind) or is_dataclass(kind) or issubclass(kind, Body)
