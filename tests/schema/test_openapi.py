"""`GET /api/openapi.json` types every call: what it takes, what it answers, what it may be refused with."""

from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from chelem.server.app import create_app

DOCUMENT = create_app("sqlite://").openapi()
CALLS = {
    call["operationId"]: call | {"path": path, "method": method}
    for path, methods in DOCUMENT["paths"].items()
    for method, call in methods.items()
}
Json = dict[str, Any]


def untyped(schema: Json, place: str, seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Return the places of a schema that accept anything."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/components/schemas/")
        assert name in DOCUMENT["components"]["schemas"], schema
        if name not in seen:
            yield from untyped(DOCUMENT["components"]["schemas"][name], name, seen | {name})
    elif "anyOf" in schema or "oneOf" in schema:
        for option in schema.get("anyOf") or schema["oneOf"]:
            yield from untyped(option, place, seen)
    elif schema.get("type") == "object":
        if "properties" not in schema and not isinstance(schema.get("additionalProperties"), dict):
            yield place
        for name, value in schema.get("properties", {}).items():
            yield from untyped(value, f"{place}.{name}", seen)
        if isinstance(schema.get("additionalProperties"), dict):
            yield from untyped(schema["additionalProperties"], f"{place}.*", seen)
    elif schema.get("type") == "array":
        yield from untyped(schema.get("items", {}), f"{place}[]", seen)
    elif "const" not in schema and "enum" not in schema and "type" not in schema:
        yield place


def test_what_is_untyped_is_seen():
    """The search below finds an object of any kind, a list of anything, and nothing wrong with text."""
    assert ["x"] == list(untyped({}, "x"))
    assert ["x"] == list(untyped({"type": "object", "additionalProperties": True}, "x"))
    assert ["x.a[]"] == list(untyped({"type": "object", "properties": {"a": {"type": "array"}}}, "x"))
    assert [] == list(untyped({"type": "string"}, "x"))


@pytest.mark.parametrize("name", CALLS)
def test_every_answer_is_typed(name):
    """One answer of success, with one media type and a schema without a gap."""
    (answer,) = [answer for status, answer in CALLS[name]["responses"].items() if status.startswith("2")]
    ((_, content),) = answer["content"].items()
    assert [] == list(untyped(content.get("schema", {}), name))


@pytest.mark.parametrize("name", CALLS)
def test_every_body_and_parameter_is_typed(name):
    """Those of the path and the query too; each call says in which language it wants its sentences."""
    for content in CALLS[name].get("requestBody", {}).get("content", {}).values():
        assert [] == list(untyped(content.get("schema", {}), name))
    parameters = CALLS[name].get("parameters", [])
    for parameter in parameters:
        assert [] == list(untyped(parameter["schema"], parameter["name"]))
    assert "language" in [parameter["name"] for parameter in parameters if parameter["in"] == "query"]


@pytest.mark.parametrize("name", CALLS)
def test_every_call_states_its_refusals(name):
    """In the one form that they all have."""
    for status in ("4XX", "503"):
        schema = CALLS[name]["responses"][status]["content"]["application/json"]["schema"]
        assert {"$ref": "#/components/schemas/RefusalShape"} == schema


def test_every_call_has_a_name_and_a_sentence():
    """The name of the function that answers it, used once."""
    served = sum(map(len, DOCUMENT["paths"].values()))
    assert served == len(CALLS)
    assert all(call["summary"] and call["description"] for call in CALLS.values())


def test_the_definitions_are_schemas():
    """Of the dialect that OpenAPI 3.1 takes."""
    for schema in DOCUMENT["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)
