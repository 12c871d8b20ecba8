"""`GET /api/openapi.json` types every call: what it takes, what it answers, what it may be refused with."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from chelem.site.app import create_app

Json = dict[str, Any]


@cache
def document() -> Json:
    return create_app("sqlite://").openapi()


@cache
def calls() -> dict[str, Json]:
    """Every call by its name."""
    return {
        call["operationId"]: call for methods in document()["paths"].values() for call in methods.values()
    }


def untyped(schema: Json, place: str, seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Return the places of a schema that accept anything."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/components/schemas/")
        assert name in document()["components"]["schemas"], schema
        if name not in seen:
            yield from untyped(document()["components"]["schemas"][name], name, seen | {name})
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


def test_every_answer_is_typed():
    """One answer of success, with one media type and a schema without a gap."""
    gaps = []
    for name, call in calls().items():
        (answer,) = [answer for status, answer in call["responses"].items() if status.startswith("2")]
        ((_, content),) = answer["content"].items()
        gaps += untyped(content.get("schema", {}), name)
    assert [] == gaps


def test_every_body_and_parameter_is_typed():
    """Those of the path and the query too."""
    gaps = []
    for name, call in calls().items():
        for content in call.get("requestBody", {}).get("content", {}).values():
            gaps += untyped(content.get("schema", {}), name)
        for parameter in call.get("parameters", []):
            gaps += untyped(parameter["schema"], f"{name}.{parameter['name']}")
    assert [] == gaps


def test_every_call_says_in_which_language_it_wants_its_sentences():
    """By a parameter of the query."""
    parameters = {name: call.get("parameters", []) for name, call in calls().items()}
    asked = [
        name
        for name, each in parameters.items()
        if "language" in [parameter["name"] for parameter in each if parameter["in"] == "query"]
    ]
    assert list(calls()) == asked


def test_every_call_states_its_refusals():
    """In the one form that they all have."""
    expected = {"$ref": "#/components/schemas/RefusalShape"}
    for name, call in calls().items():
        for status in ("4XX", "503"):
            content = call["responses"][status]["content"]
            assert expected == content["application/json"]["schema"], (name, status)


def test_every_call_has_a_name_and_a_sentence():
    """The name of the function that answers it, used once."""
    served = sum(map(len, document()["paths"].values()))
    assert served == len(calls())
    assert all(call["summary"] and call["description"] for call in calls().values())


def test_the_definitions_are_schemas():
    """Of the dialect that OpenAPI 3.1 takes."""
    for schema in document()["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)
