"""The HTTP calls as one definition, from OpenAPI: by method and path, what each takes and what it answers."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

Schema = Mapping[str, Any]

GIVEN_APART = frozenset({"body", "key", "known"})
"""What the client gives beside parameters, under these names (web/src/lib/http.ts)."""
DESCRIPTION = (
    "The HTTP calls by method and path: parameters of path and query except the language, body, answer."
)


def calls_schema(documents: Iterable[Schema]) -> Schema:
    """Return the definition of all calls in these documents."""
    methods: dict[str, dict[str, Schema]] = defaultdict(dict)
    for path, calls in sorted(pair for openapi in documents for pair in openapi["paths"].items()):
        for method, call in sorted(calls.items()):
            parts = dict(_parts(path, call))
            optional = {"body"} if not call.get("requestBody", {}).get("required") else set()
            methods[method.upper()][path] = _object(parts, [name for name in parts if name not in optional])
    table = _object({method: _object(calls) for method, calls in methods.items()})
    return {**table, "description": DESCRIPTION}


def _parts(path: str, call: Schema) -> Iterator[tuple[str, Schema]]:
    taken = [
        parameter
        for parameter in call.get("parameters", ())
        if parameter["in"] in ("path", "query") and parameter["name"] != "language"
    ]
    if names := GIVEN_APART.intersection(parameter["name"] for parameter in taken):
        raise ValueError(f"{path} has parameters that the client gives otherwise: {names}")
    if taken:
        required = [parameter["name"] for parameter in taken if parameter.get("required")]
        yield "parameters", _object({each["name"]: _without_null(each["schema"]) for each in taken}, required)
    for media, content in call.get("requestBody", {}).get("content", {}).items():
        yield "body", _without_null(_typed(media, content))
    (answer,) = (found for status, found in call["responses"].items() if status.startswith("2"))
    ((media, content),) = answer["content"].items()
    yield "answer", _typed(media, content)


def _typed(media: str, content: Schema) -> Schema:
    """Return the schema of a body or an answer: what is no JSON is a file."""
    schema: Schema = content["schema"] if media == "application/json" else {"$ref": "#/Blob"}
    return schema


def _without_null(schema: Schema) -> Schema:
    """Return the schema of a parameter that is left out where there is none."""
    if "anyOf" not in schema:
        return schema
    return {"anyOf": [option for option in schema["anyOf"] if option.get("type") != "null"]}


def _object(properties: Mapping[str, Schema], required: Sequence[str] | None = None) -> Schema:
    names = list(properties) if required is None else required
    return {"type": "object", "properties": properties, "required": names}
