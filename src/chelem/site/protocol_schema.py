"""The JSON Schema of messages, views, and the bodies and responses of HTTP calls."""

import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from types import ModuleType
from typing import Any, TypeGuard, get_args, get_type_hints

from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from typing_extensions import TypeAliasType, get_original_bases, is_typeddict

from chelem.events.log.schema import EventEntryStamp
from chelem.formats.json_types import Body
from chelem.site.edge import RefusalShape, describe_fields
from chelem.site.routers import ROUTERS
from chelem.site.tables import FromClient, FromServer, PictureShape

_ROOTS = (FromClient, FromServer, RefusalShape, PictureShape)
"""What is sent besides the bodies and answers of calls."""


def protocol_schema() -> dict[str, Any]:
    """Return one definition for every published type, under its Python name."""
    kinds: dict[str, Any] = {kind.__name__: kind for kind in published_types()}
    kinds |= {"FromClient": FromClient, "FromServer": FromServer}
    kinds["EventEntryStamp"] = EventEntryStamp
    adapters: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        (name, "serialization", TypeAdapter(kind)) for name, kind in sorted(kinds.items())
    ]
    _, schema = TypeAdapter.json_schemas(adapters)
    definitions = _untitled(schema["$defs"])
    for definition in definitions.values():
        if "properties" in definition:
            definition.setdefault("additionalProperties", False)
    describe_fields(definitions, published_modules())
    definitions["SomeSections"]["properties"] = definitions["PictureShape"]["properties"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Chelem's tables: messages, views, bodies and responses",
        "$defs": dict(sorted(definitions.items())),
    }


@cache
def published_types() -> frozenset[type]:
    """The types of all messages, bodies and answers, and of what is in them."""
    found: set[type] = set()
    waiting: list[Any] = [*_ROOTS, *_sent_over_http()]
    while waiting:
        hint = waiting.pop()
        if isinstance(hint, TypeAliasType):
            waiting.append(hint.__value__)
        elif not _is_published(hint):
            waiting += get_args(hint)
        elif hint not in found:
            found.add(hint)
            waiting += get_type_hints(hint, include_extras=True).values()
    return frozenset(found)


@cache
def published_modules() -> tuple[ModuleType, ...]:
    """The modules of these types, and of the classes that they extend."""
    names = {base.__module__ for kind in published_types() for base in _with_bases(kind)}
    return tuple(sys.modules[name] for name in sorted(names))


def _sent_over_http() -> Iterator[Any]:
    for router in ROUTERS:
        for route in router.routes:
            if isinstance(route, APIRoute) and route.include_in_schema:
                yield route.response_model
                if route.body_field is not None:
                    yield route.body_field.field_info.annotation


def _is_published(hint: object) -> TypeGuard[type]:
    return isinstance(hint, type) and (is_typeddict(hint) or is_dataclass(hint) or issubclass(hint, Body))


def _with_bases(kind: type) -> Iterator[type]:
    yield kind
    for base in get_original_bases(kind):
        if _is_published(base):
            yield from _with_bases(base)


def _untitled(schema: Any) -> Any:
    """Remove titles, which repeat the names of properties; a property named `title` is kept."""
    if isinstance(schema, dict):
        return {
            name: _untitled(part)
            for name, part in schema.items()
            if not (name == "title" and isinstance(part, str))
        }
    return list(map(_untitled, schema)) if isinstance(schema, list) else schema
